import type { StatusOrcamento } from '@balcao/contracts';

const ENCERRADOS: ReadonlySet<StatusOrcamento> = new Set(['FECHADO', 'RECUSADO', 'EXPIRADO']);

/** Sold, lost or expired: it is looked at, no longer changed. */
export const isEncerrado = (status: StatusOrcamento): boolean => ENCERRADOS.has(status);
