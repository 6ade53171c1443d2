import * as z from 'zod/mini';

/** How often a premium is paid: once for all, every month, or once a year. */
export const Periodicidade = z.enum(['UNICA', 'MENSAL', 'ANUAL']);
export type Periodicidade = z.infer<typeof Periodicidade>;
