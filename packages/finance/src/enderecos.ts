import { addressOf, financeRoutes, managementRoutes } from '@balcao/contracts';

/** The page of the sale an instalment is of. */
export const vendaDe = (apoliceId: string): string => `${addressOf(managementRoutes, 'proposta')}?id=${apoliceId}`;

/** The whole view of a client. */
export const seguradoDe = (id: string): string => `${addressOf(managementRoutes, 'seguradosPainel')}?id=${id}`;

export const ATRASADAS = addressOf(financeRoutes, 'parcelasAtrasadas');
export const PARCELAS = addressOf(financeRoutes, 'parcelas');
