import type { StatusParcela, StatusParcelaPedido } from '@balcao/contracts';
import { rotulosDoStatusParcela } from '../contrato/rotulos-venda.ts';

/** States of an instalment as a filter, in words. */
export const rotulosDoStatusParcelaPedido: Readonly<Record<StatusParcelaPedido, string>> = {
  EM_ABERTO: 'Todas a receber',
  ...rotulosDoStatusParcela,
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

/**
 * An instalment by its place in its plan, as lists name it.
 *
 * @example sayParcela({ numero: 3, total: 10, endosso: null }) // '3 de 10'
 * @example sayParcela({ numero: 1, total: 2, endosso: 4 }) // '1 de 2, endosso 4'
 */
export const sayParcela = ({ numero, total, endosso }: { numero: number; total: number; endosso: number | null }): string =>
  `${numero} de ${total}${endosso === null ? '' : `, endosso ${endosso}`}`;
