import { addressOf, type Proposta, quotingRoutes } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { CreateAviso } from '../notificacao/notificacao.service.ts';
import { avisoDeFalha, avisoDeSituacao } from './proposta.copy.ts';

const TIPO_INFORMACAO = 4;
const TIPO_ATENCAO = 6;
const ATENCAO: ReadonlySet<string> = new Set(['EXIGENCIA', 'VISTORIA', 'RECUSADA']);

/** Tells whose case it is that their proposal moved: they are rarely on its screen when it does. */
export type AvisarProposta = (tx: Tx, contexto: Contexto, dona: { proposta: Proposta; usuarioId: string }) => Promise<void>;

export const createAvisarProposta =
  (createAviso: CreateAviso): AvisarProposta =>
  async (tx, contexto, { proposta, usuarioId }) => {
    const { numero, status, transmissao, orcamentoId, ofertaId } = proposta;
    const isFalha = transmissao === 'FALHOU' || transmissao === 'RECUSADA';
    const query = new URLSearchParams({ id: orcamentoId ?? '', oferta: ofertaId ?? '' });
    await createAviso(tx, contexto, {
      usuarioId,
      tipo: isFalha || ATENCAO.has(status) ? TIPO_ATENCAO : TIPO_INFORMACAO,
      link: `${addressOf(quotingRoutes, 'orcamentoTransmitir')}?${query}`,
      ...(isFalha ? avisoDeFalha(numero) : avisoDeSituacao(numero, status)),
    });
  };
