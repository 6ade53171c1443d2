import * as z from 'zod/mini';

/** How a producer is taxed: persons are autonomous, companies have one of the three regimes (domain design §2.1). */
export const RegimeProdutor = z.enum(['PF', 'SIMPLES', 'PRESUMIDO', 'REAL']);
export type RegimeProdutor = z.infer<typeof RegimeProdutor>;
