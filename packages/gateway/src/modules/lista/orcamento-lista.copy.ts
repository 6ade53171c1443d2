import type { PremioDe } from '@balcao/contracts';

/** Whose offer the price of a case is, in the exported list. */
export const listaCopy: { readonly premioDe: Readonly<Record<PremioDe, string>> } = {
  premioDe: { VENDA: 'Vendida', CLIENTE: 'Escolhida pelo cliente', MELHOR: 'Melhor preço' },
};
