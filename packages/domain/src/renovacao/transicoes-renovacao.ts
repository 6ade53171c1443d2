import type { SituacaoRenovacao } from '@balcao/contracts';

/**
 * Which state of a renewal may follow which (domain design §2.6), as data; the database holds the same table. It only moves forward, except
 * that a quote thrown away, refused at first and won later, or sold and then refused by its insurer gives it back.
 */
export const transicoesRenovacao: Readonly<Record<SituacaoRenovacao, readonly SituacaoRenovacao[]>> = {
  A_RENOVAR: ['EM_COTACAO', 'RENOVADA_PROPRIA', 'RENOVADA_OUTRA', 'NAO_RENOVADA'],
  EM_COTACAO: ['A_RENOVAR', 'RENOVADA_PROPRIA', 'RENOVADA_OUTRA', 'NAO_RENOVADA'],
  RENOVADA_PROPRIA: ['EM_COTACAO'],
  RENOVADA_OUTRA: ['EM_COTACAO'],
  NAO_RENOVADA: ['EM_COTACAO'],
};

/** What may happen to a renewal. */
export type FatoDaRenovacao =
  | { readonly tipo: 'COTACAO_ABERTA' }
  | { readonly tipo: 'COTACAO_DESCARTADA' }
  | { readonly tipo: 'COTACAO_RECUSADA' }
  | { readonly tipo: 'VENDIDA'; readonly mesmaSeguradora: boolean }
  | { readonly tipo: 'VENDA_DESFEITA' }
  | { readonly tipo: 'DESISTIDA' };

const destinoDe = (fato: FatoDaRenovacao): SituacaoRenovacao => {
  switch (fato.tipo) {
    case 'COTACAO_ABERTA':
    case 'VENDA_DESFEITA':
      return 'EM_COTACAO';
    case 'COTACAO_DESCARTADA':
      return 'A_RENOVAR';
    case 'VENDIDA':
      return fato.mesmaSeguradora ? 'RENOVADA_PROPRIA' : 'RENOVADA_OUTRA';
    case 'COTACAO_RECUSADA':
    case 'DESISTIDA':
      return 'NAO_RENOVADA';
  }
};

/**
 * Where a renewal goes by what happened.
 *
 * @returns the state it takes; itself when it is there already; null when that may not happen to it
 * @example situacaoAposFato('EM_COTACAO', { tipo: 'VENDIDA', mesmaSeguradora: false }) // 'RENOVADA_OUTRA'
 */
export function situacaoAposFato(situacao: SituacaoRenovacao, fato: FatoDaRenovacao): SituacaoRenovacao | null {
  const destino = destinoDe(fato);
  if (destino === situacao) return situacao;
  return transicoesRenovacao[situacao].includes(destino) ? destino : null;
}
