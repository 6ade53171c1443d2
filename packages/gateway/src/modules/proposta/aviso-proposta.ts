import { type Proposta, propostaTopics } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Publicador } from '../../plugins/ports.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { avisoDeExigencias, avisoDeFalha, avisoDeSituacao } from './proposta.copy.ts';

const ATENCAO: ReadonlySet<string> = new Set(['EXIGENCIA', 'VISTORIA', 'RECUSADA']);

/**
 * Tells whose case it is that their proposal moved, unless they have it open: it moves before their eyes, and what they did themselves is
 * no news to them.
 */
export type TellProposta = (tx: Tx, contexto: Contexto, dona: Novidade) => Promise<void>;

interface Novidade {
  readonly proposta: Proposta;
  readonly usuarioId: string;
  /** How much more its insurer asks for, where that is all that is new. */
  readonly novasExigencias?: number;
}

interface Deps {
  readonly createAviso: CreateAviso;
  readonly tempoReal: Pick<Publicador, 'canal' | 'isHeardBy'>;
}

export const createTellProposta =
  ({ createAviso, tempoReal }: Deps): TellProposta =>
  async (tx, contexto, { proposta, usuarioId, novasExigencias }) => {
    const canal = tempoReal.canal('assinatura', contexto.assinaturaId);
    if (tempoReal.isHeardBy(usuarioId, propostaTopics.transmissao, { canal, propostaId: proposta.id })) return;
    const { numero, status, transmissao, orcamentoId, ofertaId } = proposta;
    const isFalha = transmissao === 'FALHOU' || transmissao === 'RECUSADA';
    const fato = isFalha ? 'propostaNaoTransmitida' : ATENCAO.has(status) ? 'propostaPedeAtencao' : 'propostaAndou';
    const texto = novasExigencias ? avisoDeExigencias(numero, novasExigencias) : avisoDeSituacao(numero, status);
    await createAviso(tx, contexto, {
      usuarioId,
      ...fatos[fato]({ orcamentoId, ofertaId }),
      ...(isFalha ? avisoDeFalha(numero) : texto),
    });
  };
