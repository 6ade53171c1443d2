import type { Parcelamento, ParcelaPrevista } from '@balcao/contracts';
import { addMeses } from '../datas/add-meses.ts';
import { apportion } from '../dinheiro/apportion.ts';

/** What a proposal's instalments are made of. */
export interface PlanoEscolhido {
  readonly plano: Parcelamento;
  /** Tax inside the amount to be paid, integer centavos. */
  readonly iofCentavos: number;
  /** Day of the first one, `YYYY-MM-DD`; the others follow month by month. */
  readonly vencimentoPrimeira: string;
}

/**
 * The instalments of a plan. They add up to its total; the first includes the rounding difference (domain design §0).
 *
 * @throws RangeError when the plan has no instalment, or its first would not be positive
 * @example buildParcelas({ plano: { …, n: 3, demaisCentavos: 33, totalCentavos: 100 }, iofCentavos: 7, vencimentoPrimeira: '2026-01-31' })
 * // 34 on 31 January, 33 on 28 February, 33 on 31 March
 */
export function buildParcelas({ plano, iofCentavos, vencimentoPrimeira }: PlanoEscolhido): ParcelaPrevista[] {
  const { n, demaisCentavos, totalCentavos } = plano;
  const primeira = totalCentavos - demaisCentavos * (n - 1);
  if (n < 1 || primeira <= 0 || (n > 1 && demaisCentavos <= 0)) throw new RangeError('plano de pagamento inconsistente');
  const valores = Array.from({ length: n }, (_, index) => (index === 0 ? primeira : demaisCentavos));
  const iofs = apportion(iofCentavos, valores);
  return valores.map((valorCentavos, index) => ({
    numero: index + 1,
    vencimento: addMeses(vencimentoPrimeira, index),
    valorCentavos,
    iofCentavos: iofs[index] ?? 0,
  }));
}
