import { createHash } from 'node:crypto';
import { addressOf, type Cotacao, quotingRoutes } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { CreateAviso, CreateAvisoAdministradores } from '../notificacao/notificacao.service.ts';
import { avisoConcluida, avisoCredencial } from './cotacao.copy.ts';
import type { CotacaoRepository } from './cotacao.repository.ts';

/** Money: what the notice brings is prices. */
const TIPO_DINHEIRO = 3;
/** Anything spec §3 does not name is a warning. */
const TIPO_AVISO = 0;

interface Deps {
  readonly cotacoes: Pick<CotacaoRepository, 'findDesfecho' | 'listSemCredencial'>;
  readonly createAviso: CreateAviso;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
  readonly agora: () => Date;
}

/** Tells whoever asked for a run that it ended: they may be on another screen by then. */
export type AvisarConclusao = (tx: Tx, contexto: Contexto, cotacao: Pick<Cotacao, 'id' | 'orcamentoId'>) => Promise<void>;

/** One id for each insurer of a subscription on each day: administrators are not told again of what every quote of the day finds. */
const idDoDia = (assinaturaId: string, slug: string, dia: string): string =>
  createHash('sha256').update(`credencial:${assinaturaId}:${slug}:${dia}`).digest('hex').slice(0, 32);

export function createAvisarConclusao({ cotacoes, createAviso, createAvisoAdministradores, agora }: Deps): AvisarConclusao {
  async function tellAdministradores(tx: Tx, contexto: Contexto, cotacaoId: string): Promise<void> {
    const dia = hojeEm(agora());
    for (const { slug, nome } of await cotacoes.listSemCredencial(tx, cotacaoId)) {
      const avisoId = idDoDia(contexto.assinaturaId, slug, dia);
      await createAvisoAdministradores(tx, contexto, { avisoId, tipo: TIPO_AVISO, ...avisoCredencial(nome) });
    }
  }

  return async (tx, contexto, { id, orcamentoId }) => {
    await tellAdministradores(tx, contexto, id);
    const desfecho = await cotacoes.findDesfecho(tx, id);
    if (!desfecho || !contexto.usuarioId) return;
    const link = `${addressOf(quotingRoutes, 'orcamentoEditar')}?id=${orcamentoId}&cotacao=${id}`;
    await createAviso(tx, contexto, { usuarioId: contexto.usuarioId, tipo: TIPO_DINHEIRO, link, ...avisoConcluida(desfecho) });
  };
}
