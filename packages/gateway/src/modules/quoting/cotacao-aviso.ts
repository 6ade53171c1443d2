import { addressOf, type Cotacao, quotingRoutes } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { CreateAviso } from '../notificacao/notificacao.service.ts';
import { avisoConcluida } from './cotacao.copy.ts';
import type { CotacaoRepository } from './cotacao.repository.ts';

/** Money: what the notice brings is prices. */
const TIPO_DINHEIRO = 3;

/** Tells whoever asked for a run that it ended: they may be on another screen by then. */
export type AvisarConclusao = (tx: Tx, contexto: Contexto, cotacao: Pick<Cotacao, 'id' | 'orcamentoId'>) => Promise<void>;

export const createAvisarConclusao =
  (cotacoes: Pick<CotacaoRepository, 'findDesfecho'>, createAviso: CreateAviso): AvisarConclusao =>
  async (tx, contexto, { id, orcamentoId }) => {
    const desfecho = await cotacoes.findDesfecho(tx, id);
    if (!desfecho || !contexto.usuarioId) return;
    const link = `${addressOf(quotingRoutes, 'orcamentoEditar')}?id=${orcamentoId}&cotacao=${id}`;
    await createAviso(tx, contexto, { usuarioId: contexto.usuarioId, tipo: TIPO_DINHEIRO, link, ...avisoConcluida(desfecho) });
  };
