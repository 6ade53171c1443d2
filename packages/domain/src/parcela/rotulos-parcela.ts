import type { FalhaReemissao, FaixaDeAtraso, StatusParcela, StatusParcelaPedido, StatusReemissao } from '@balcao/contracts';
import { rotulosDoStatusParcela } from '../contrato/rotulos-venda.ts';

/** States of an instalment as a filter, in words. */
export const rotulosDoStatusParcelaPedido: Readonly<Record<StatusParcelaPedido, string>> = {
  EM_ABERTO: 'Todas a receber',
  ...rotulosDoStatusParcela,
  TODAS: 'Todas as situações',
};

/** Tones of the states of an instalment. */
export const tonsDoStatusParcela = {
  ABERTA: 'info',
  PAGA: 'sucesso',
  VENCIDA: 'perigo',
  EM_COBRANCA: 'atencao',
  CANCELADA: 'neutro',
  ESTORNADA: 'neutro',
} as const satisfies Readonly<Record<StatusParcela, string>>;

/** States of a request to reissue an instalment, in words. */
export const rotulosDoStatusReemissao: Readonly<Record<StatusReemissao, string>> = {
  PEDIDA: 'Pedida',
  ENVIADA: 'Com a seguradora',
  ATENDIDA: 'Reemitida',
  RECUSADA: 'Recusada',
  FALHOU: 'Não aconteceu',
  CANCELADA: 'Cancelada',
};

/** Tones of those states. */
export const tonsDoStatusReemissao = {
  PEDIDA: 'info',
  ENVIADA: 'info',
  ATENDIDA: 'sucesso',
  RECUSADA: 'perigo',
  FALHOU: 'atencao',
  CANCELADA: 'neutro',
} as const satisfies Readonly<Record<StatusReemissao, string>>;

/** Why nothing came of a request, in words. */
export const rotulosDaFalhaReemissao: Readonly<Record<FalhaReemissao, string>> = {
  SEM_RESPOSTA: 'A seguradora não respondeu. Peça de novo, ou no portal dela.',
  NAO_CONFERE: 'O boleto ou o Pix que a seguradora mandou não confere: nada foi guardado. Peça a segunda via no portal dela.',
  PARCELA_MUDOU: 'A parcela mudou enquanto a seguradora respondia. Confira como ela está e, se preciso, peça de novo.',
  SEM_CANAL: 'A seguradora não recebe mais pedidos por aqui. Peça no portal dela.',
};

/** How long an instalment is late, in words. */
export const rotulosDaFaixaDeAtraso: Readonly<Record<FaixaDeAtraso, string>> = {
  ATE_15: 'Até 15 dias',
  ATE_30: 'De 16 a 30 dias',
  ATE_60: 'De 31 a 60 dias',
  MAIS_DE_60: 'Mais de 60 dias',
};

/** Days of delay of each range, both ends included; the last has no end. */
export const diasDaFaixaDeAtraso: Readonly<Record<FaixaDeAtraso, readonly [de: number, ate: number | null]>> = {
  ATE_15: [1, 15],
  ATE_30: [16, 30],
  ATE_60: [31, 60],
  MAIS_DE_60: [61, null],
};

/**
 * An instalment by its place in its plan, as lists name it.
 *
 * @example sayParcela({ numero: 3, total: 10, endosso: null }) // '3 de 10'
 * @example sayParcela({ numero: 1, total: 2, endosso: 4 }) // '1 de 2, endosso 4'
 */
export const sayParcela = ({ numero, total, endosso }: { numero: number; total: number; endosso: number | null }): string =>
  `${numero} de ${total}${endosso === null ? '' : `, endosso ${endosso}`}`;
