/** Weights of the score, in the order it is told. */
export const PESOS = ['pesos.preco', 'pesos.coberturas', 'pesos.limites', 'pesos.franquia', 'pesos.parcelamento'] as const;
/** Fields of the form, in its order. */
export const campos = [...PESOS, 'carenciaDias', 'validadeLinkDias', 'comissaoMinBps', 'descontoMaxBps'] as const;
export type Campo = (typeof campos)[number];
