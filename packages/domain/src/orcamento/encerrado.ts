import type { StatusOrcamento } from '@balcao/contracts';

const ENCERRADOS: ReadonlySet<StatusOrcamento> = new Set(['FECHADO', 'RECUSADO', 'EXPIRADO']);

/** Sold, lost or expired: nothing of such a case changes any more, except that a refused one may be reopened. */
export const isEncerrado = (status: StatusOrcamento): boolean => ENCERRADOS.has(status);

const VENDAVEIS: ReadonlySet<StatusOrcamento> = new Set(['CALCULADO', 'ENVIADO']);

/** It has prices and nothing was decided about it: it may be sold or lost. */
export const isVendavel = (status: StatusOrcamento): boolean => VENDAVEIS.has(status);
