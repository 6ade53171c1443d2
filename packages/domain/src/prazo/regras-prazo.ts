import type { Vigencia } from '../vigencia/linha-vigente.ts';

/** Clocks that law starts between client, broker and insurer. */
export type TipoPrazo = 'ACEITACAO_PROPOSTA' | 'ENTREGA_APOLICE' | 'AVISO_DE_MORA' | 'REGULACAO_SINISTRO' | 'PAGAMENTO_INDENIZACAO';

/** How long a clock of a kind lasts, and the days its rule is in force. */
export interface RegraPrazo extends Vigencia {
  readonly tipo: TipoPrazo;
  /** Calendar days after the start. */
  readonly dias: number;
  /** How many demands stop it; null: every one. Further ones do not. */
  readonly maximoPausas: number | null;
  /** Shares of its days, in percent, at which somebody is told. */
  readonly avisosPct: readonly number[];
}

const DESDE = '2025-12-11';
const AVISOS = [50, 80, 100];

/**
 * [K] Lei 15.040/2024, in force since 11/12/2025 (domain design §5.6): silence on a proposal, delivery of the policy, notice of arrears, the
 * decision on a claim (two demands stop it) and its payment. Data, to be overridden; read it with `regraDoPrazo`.
 */
export const regrasPrazo: readonly RegraPrazo[] = [
  // before the law, Circular SUSEP 251/2004 [K]
  { tipo: 'ACEITACAO_PROPOSTA', dias: 15, maximoPausas: null, avisosPct: AVISOS, desde: '2004-04-15', ate: '2025-12-10' },
  { tipo: 'ACEITACAO_PROPOSTA', dias: 25, maximoPausas: null, avisosPct: AVISOS, desde: DESDE },
  { tipo: 'ENTREGA_APOLICE', dias: 30, maximoPausas: 0, avisosPct: AVISOS, desde: DESDE },
  { tipo: 'AVISO_DE_MORA', dias: 15, maximoPausas: 0, avisosPct: AVISOS, desde: DESDE },
  { tipo: 'REGULACAO_SINISTRO', dias: 30, maximoPausas: 2, avisosPct: AVISOS, desde: DESDE },
  { tipo: 'PAGAMENTO_INDENIZACAO', dias: 30, maximoPausas: 2, avisosPct: AVISOS, desde: DESDE },
];
