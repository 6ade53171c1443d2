import type { StatusOrcamento } from '@balcao/contracts';

const ENCERRADOS: ReadonlySet<StatusOrcamento> = new Set(['FECHADO', 'RECUSADO', 'EXPIRADO']);

/** Sold, lost or expired: nothing of such a case changes any more, except that a refused one may be reopened. */
export const isEncerrado = (status: StatusOrcamento): boolean => ENCERRADOS.has(status);
