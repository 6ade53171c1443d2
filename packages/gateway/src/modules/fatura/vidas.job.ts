import { hojeEm, inicioDasFaixas } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Log, Recursos } from '../../plugins/ports.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { copy } from './fatura.copy.ts';
import type { GrupoRepository } from './grupo.repository.ts';
import { dearerSoon } from './see-fatura.ts';
import type { VidasAvisadasRepository } from './vidas-avisadas.repository.ts';

/** Name of the job of the morning. */
export const TAREFA_VIDAS = 'vidas_diario';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly log: Log;
  readonly grupos: GrupoRepository;
  readonly avisadas: VidasAvisadasRepository;
  readonly createAviso: CreateAviso;
}

/**
 * Once a day, in each subscription by a transaction of its own: who answers for a collective policy is told, sixty days before, of the lives that
 * pass to a dearer band. Each change is told once.
 */
export function createVidasJob({ db, agora, log, grupos, avisadas, createAviso }: Deps) {
  async function tell(tx: Tx, assinaturaId: string, hoje: string): Promise<void> {
    for (const { apoliceId, numero, estipulante, usuarioId, faturaId } of await avisadas.listApolices(tx, hoje)) {
      const grupo = await grupos.findGrupo(tx, apoliceId);
      if (!grupo) continue;
      const sabidas = await avisadas.listSabidas(tx, apoliceId);
      const mudancas = dearerSoon(await grupos.listVidas(tx, apoliceId), grupo, hoje).map((uma) => ({
        ...uma,
        faixa: inicioDasFaixas.findIndex((inicio) => uma.para.startsWith(`${inicio} `)),
      }));
      const novas = mudancas.filter(({ vidaId, faixa }) => sabidas.get(vidaId) !== faixa);
      const [primeira] = novas;
      if (!primeira) continue;
      const sum = (de: (uma: (typeof novas)[number]) => number): number => novas.reduce((soma, uma) => soma + de(uma), 0);
      await avisadas.setAvisadas(tx, novas);
      await createAviso(
        tx,
        { assinaturaId, usuarioId: null },
        {
          usuarioId,
          titulo: copy.aviso(novas.length, numero),
          descricao: copy.avisoTexto({
            estipulante,
            dia: primeira.em,
            deCentavos: sum(({ deCentavos }) => deCentavos),
            paraCentavos: sum(({ paraCentavos }) => paraCentavos),
          }),
          ...fatos.vidasMudamDeFaixa({ faturaId }),
        },
      );
    }
  }

  return async (): Promise<void> => {
    const hoje = hojeEm(agora());
    const assinaturas = await db.global((tx) => avisadas.listAssinaturas(tx));
    for (const { id: assinaturaId } of assinaturas)
      await db.tenant({ assinaturaId, usuarioId: null }, (tx) => tell(tx, assinaturaId, hoje));
    log.info({ assinaturas: assinaturas.length }, 'mudanças de faixa conferidas');
  };
}
