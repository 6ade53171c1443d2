import type { Proposta } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { fatos } from '../notificacao/fatos.ts';
import type { CreateAviso } from '../notificacao/notificacao.service.ts';
import { avisoDeExigencias, avisoDeFalha, avisoDeSituacao } from './proposta.copy.ts';

const ATENCAO: ReadonlySet<string> = new Set(['EXIGENCIA', 'VISTORIA', 'RECUSADA']);

/** Tells whose case it is that their proposal moved: they are rarely on its screen when it does. */
export type AvisarProposta = (tx: Tx, contexto: Contexto, dona: Novidade) => Promise<void>;

interface Novidade {
  readonly proposta: Proposta;
  readonly usuarioId: string;
  /** How much more its insurer asks for, where that is all that is new. */
  readonly novasExigencias?: number;
}

export const createAvisarProposta =
  (createAviso: CreateAviso): AvisarProposta =>
  async (tx, contexto, { proposta, usuarioId, novasExigencias }) => {
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
