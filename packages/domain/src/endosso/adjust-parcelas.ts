import { apportion } from '../dinheiro/apportion.ts';
import { splitParcelas } from '../parcelamento/split-parcelas.ts';

/** Open instalments after an endorsement: `Σ abertas + diferença = Σ valores − devolver`. */
export interface ParcelasAjustadas {
  /** One amount for each open instalment, in its order. */
  readonly valoresCentavos: readonly number[];
  /** What the open ones could not take: given back to the client. */
  readonly devolverCentavos: number;
}

/**
 * An endorsement inside the instalments still open. More premium is spread over them, the first taking the remainder; less premium lowers each
 * in proportion, and what does not fit is given back.
 *
 * @param abertas amounts still open, integer centavos, in order
 * @param diferencaCentavos premium of the endorsement, tax inside
 * @throws RangeError when more is owed and no instalment is open to take it
 * @example adjustParcelas([10_000, 10_000], -5_000) // { valoresCentavos: [7500, 7500], devolverCentavos: 0 }
 */
export function adjustParcelas(abertas: readonly number[], diferencaCentavos: number): ParcelasAjustadas {
  if (diferencaCentavos > 0) {
    const acrescimos = splitParcelas(diferencaCentavos, abertas.length, 0);
    return { valoresCentavos: abertas.map((valor, index) => valor + (acrescimos[index] ?? 0)), devolverCentavos: 0 };
  }
  const aberto = abertas.reduce((sum, valor) => sum + valor, 0);
  const abatido = Math.min(aberto, -diferencaCentavos);
  const cortes = aberto > 0 ? apportion(abatido, abertas) : abertas.map(() => 0);
  return {
    valoresCentavos: abertas.map((valor, index) => valor - (cortes[index] ?? 0)),
    devolverCentavos: -diferencaCentavos - abatido,
  };
}
