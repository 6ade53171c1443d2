import type { FaixaDeAtraso, StatusParcela, StatusParcelaPedido } from '@balcao/contracts';
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
