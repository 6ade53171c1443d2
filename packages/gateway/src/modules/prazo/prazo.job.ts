import {
  avisoDevido,
  cobertoAte,
  hojeEm,
  linhaVigente,
  type RegraDaMora,
  regraDoPrazo,
  regrasDaMora,
  regrasPrazo,
  suspensaoPorMora,
  type TabelaPrazoCurto,
  tabelasPrazoCurto,
} from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Log, Recursos } from '../../plugins/ports.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { copy } from './prazo.copy.ts';
import { seePrazo } from './prazo.model.ts';
import type { ApoliceEmMora, PrazoCorrendo, PrazoRepository } from './prazo.repository.ts';

/** Name of the job of the morning. */
export const TAREFA_PRAZOS_LEGAIS = 'prazos_diario';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly log: Log;
  readonly prazos: PrazoRepository;
  readonly createAviso: CreateAviso;
}

/**
 * Once a day, in each subscription by a transaction of its own: what fell due, what began and what ended is so; what arrears suspend is
 * suspended; and who answers for a clock is told once at each share of its days. Run again on the same day it changes nothing.
 */
export function createPrazosJob({ db, agora, log, prazos, createAviso }: Deps) {
  async function tell(tx: Tx, contexto: Contexto, prazo: PrazoCorrendo, hoje: string): Promise<void> {
    const { id, tipo, inicio, pausas, fim, avisos, usuarioId, alvo, contratoId } = prazo;
    const regra = regraDoPrazo(regrasPrazo, tipo, inicio);
    const visto = seePrazo(prazo, hoje);
    if (!regra || !visto) return;
    const devido = avisoDevido({ inicio, pausas, fim }, { regra, dados: avisos }, hoje);
    if (!devido) return;
    // those that came together are told by the last, and none of them again
    await prazos.setAvisos(tx, id, [...avisos, ...regra.avisosPct.filter((pct) => pct <= devido.pct && !avisos.includes(pct))]);
    await createAviso(tx, contexto, {
      usuarioId,
      titulo: copy.aviso(tipo, devido.pct),
      descricao: copy.descricao({ alvo, vencimento: visto.vencimento }),
      grupo: `prazo:${id}`,
      ...fatos.prazoLegal({ contratoId }),
    });
  }

  async function suspend(tx: Tx, contexto: Contexto, apolice: ApoliceEmMora, hoje: string): Promise<void> {
    const regra: RegraDaMora | null = linhaVigente(regrasDaMora, apolice.avisoEm);
    if (!regra) return;
    const tabela = linhaVigente(tabelasPrazoCurto, hoje) as TabelaPrazoCurto;
    const ate = cobertoAte(tabela, apolice, apolice);
    const suspensao = suspensaoPorMora({ avisoRecebidoEm: apolice.avisoEm, cobertoAte: ate }, regra);
    if (!suspensao || suspensao.suspensaEm > hoje) return;
    await prazos.suspend(tx, apolice.id, { em: suspensao.suspensaEm, cobertoAte: ate });
    await createAviso(tx, contexto, {
      usuarioId: apolice.usuarioId,
      titulo: copy.suspensa,
      descricao: copy.suspensaTexto({ numero: apolice.numero, dia: suspensao.suspensaEm }),
      ...fatos.apoliceSuspensa({ contratoId: apolice.id }),
    });
  }

  return async (): Promise<void> => {
    const hoje = hojeEm(agora());
    const assinaturas = await db.global((tx) => prazos.listAssinaturas(tx, hoje));
    for (const { id: assinaturaId } of assinaturas) {
      const contexto = { assinaturaId, usuarioId: null };
      await db.tenant(contexto, async (tx) => {
        await prazos.followDia(tx, hoje);
        for (const apolice of await prazos.listEmMora(tx, hoje)) await suspend(tx, contexto, apolice, hoje);
        for (const prazo of await prazos.listCorrendo(tx)) await tell(tx, contexto, prazo, hoje);
      });
    }
    log.info({ assinaturas: assinaturas.length }, 'prazos legais conferidos');
  };
}
