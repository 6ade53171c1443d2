import { addressOf, managementRoutes, quotingRoutes } from '@balcao/contracts';

/** Where a sale is opened, by the id of its proposal or of its policy. */
export const vendaDe = (id: string): string => `${addressOf(managementRoutes, 'proposta')}?id=${id}`;

/** Where a quote is opened, whatever its form and its state. */
export const orcamentoDe = (id: string): string => `${addressOf(quotingRoutes, 'orcamentoVisualizar')}?id=${id}`;
