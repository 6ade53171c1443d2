/** Words of the sales of a brokerage, in their histories and files. */
export const copy = {
  suporte: (nome: string | null): string => (nome ? `Suporte, em nome de ${nome}` : 'Suporte'),
  proposta: 'Proposta: ',
  orcamento: 'Orçamento',
  emitida: (proposta: number, apolice: string): string => `A proposta ${proposta} foi emitida: apólice ${apolice}.`,
  item: (n: number): string => `${n} ${n === 1 ? 'item' : 'itens'}`,
  cobertura: (n: number): string => `${n} ${n === 1 ? 'cobertura' : 'coberturas'}`,
} as const;
