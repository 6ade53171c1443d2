import type { OrcamentoResumo } from '@balcao/contracts';

/** What a broker does next with a case. */
export type AcaoOrcamento = 'COMPLETAR' | 'AGUARDAR' | 'ENVIAR' | 'COBRAR' | 'ACOMPANHAR' | 'REABRIR' | 'RECALCULAR';

const ACOES: Readonly<Record<OrcamentoResumo['status'], AcaoOrcamento>> = {
  RASCUNHO: 'COMPLETAR',
  CALCULANDO: 'AGUARDAR',
  CALCULADO: 'ENVIAR',
  ENVIADO: 'COBRAR',
  FECHADO: 'ACOMPANHAR',
  RECUSADO: 'REABRIR',
  EXPIRADO: 'RECALCULAR',
};

/** What comes next for a case. @example proximaAcao({ status: 'CALCULADO' }) // 'ENVIAR' */
export const proximaAcao = ({ status }: Pick<OrcamentoResumo, 'status'>): AcaoOrcamento => ACOES[status];
