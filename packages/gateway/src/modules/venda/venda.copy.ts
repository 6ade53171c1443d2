import type { SituacaoRenovacao } from '@balcao/contracts';

/** Words of the sales of a brokerage, in their histories and files. */
export const copy = {
  suporte: (nome: string | null): string => (nome ? `Suporte, em nome de ${nome}` : 'Suporte'),
  proposta: 'Proposta: ',
  emitida: (proposta: number, apolice: string): string => `A proposta ${proposta} foi emitida: apólice ${apolice}.`,
  item: (n: number): string => `${n} ${n === 1 ? 'item' : 'itens'}`,
  cobertura: (n: number): string => `${n} ${n === 1 ? 'cobertura' : 'coberturas'}`,
  renovacao: {
    A_RENOVAR: 'A renovar',
    EM_COTACAO: 'Em cotação',
    RENOVADA_PROPRIA: 'Renovada na mesma seguradora',
    RENOVADA_OUTRA: 'Renovada em outra seguradora',
    NAO_RENOVADA: 'Não renovada',
  } satisfies Record<SituacaoRenovacao, string>,
} as const;
