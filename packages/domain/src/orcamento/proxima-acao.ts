import type { OrcamentoResumo } from '@balcao/contracts';
import { diffDias } from '../datas/diff-dias.ts';

/** What a broker does next with a case. */
export type AcaoOrcamento = 'COMPLETAR' | 'AGUARDAR' | 'ENVIAR' | 'COBRAR' | 'ACOMPANHAR' | 'REABRIR' | 'RECALCULAR';

/** The next step of a case, and how it presses. */
export interface ProximaAcao {
  readonly acao: AcaoOrcamento;
  /** The cover should begin within these few days, or should have begun: nothing else is more urgent. */
  readonly isUrgente: boolean;
}

/** Days before the cover begins from which a case presses (domain design §5.7: −5 urgent). */
export const DIAS_URGENTE = 5;

const ACOES: Readonly<Record<OrcamentoResumo['status'], AcaoOrcamento>> = {
  RASCUNHO: 'COMPLETAR',
  CALCULANDO: 'AGUARDAR',
  CALCULADO: 'ENVIAR',
  ENVIADO: 'COBRAR',
  FECHADO: 'ACOMPANHAR',
  RECUSADO: 'REABRIR',
  EXPIRADO: 'RECALCULAR',
};
const ABERTOS: ReadonlySet<string> = new Set(['RASCUNHO', 'CALCULADO', 'ENVIADO']);

/**
 * What comes next for a case.
 *
 * @param hoje `YYYY-MM-DD`
 * @example proximaAcao({ status: 'CALCULADO', vigIni: '2026-11-22' }, '2026-11-20') // { acao: 'ENVIAR', isUrgente: true }
 */
export function proximaAcao({ status, vigIni }: Pick<OrcamentoResumo, 'status' | 'vigIni'>, hoje: string): ProximaAcao {
  const isUrgente = ABERTOS.has(status) && vigIni !== null && diffDias(hoje, vigIni) <= DIAS_URGENTE;
  return { acao: ACOES[status], isUrgente };
}
