import type { Parcelamento } from '@balcao/contracts';
import { parcelamentoDe } from '@balcao/domain';
import type { TarifaComercial } from '../seguradoras/tarifa-comercial.ts';

/** Every way this insurer lets a total be paid: without interest up to n, with it beyond (domain design §5.2). */
export const instalmentsOf = (
  { parcelamento: { formas, jurosBps } }: Pick<TarifaComercial, 'parcelamento'>,
  totalCentavos: number,
): Parcelamento[] =>
  formas.flatMap(({ forma, semJurosAte, ate }) =>
    Array.from({ length: ate }, (_, i) => {
      const n = i + 1;
      return parcelamentoDe({ forma, totalCentavos, n, jurosBps: n <= semJurosAte ? 0 : jurosBps });
    }),
  );
