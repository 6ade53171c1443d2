import type { Faixa } from '../blocos/parametros-blocos.ts';

/** Ranges of an offer typed by hand; parameters, wide enough only to refuse slips of typing [K]. */
export interface ParametrosManual {
  readonly ofertas: Faixa;
  readonly coberturas: Faixa;
  readonly premioLiquidoCentavos: Faixa;
  readonly limiteCentavos: Faixa;
  readonly comissaoBps: Faixa;
  readonly parcelas: Faixa;
  readonly jurosBps: Faixa;
}

/** Defaults of the manual quote. */
export const parametrosManual: ParametrosManual = {
  ofertas: { min: 1, max: 20 },
  coberturas: { min: 0, max: 40 },
  premioLiquidoCentavos: { min: 1, max: 10_000_000_000 },
  limiteCentavos: { min: 0, max: 100_000_000_000 },
  comissaoBps: { min: 0, max: 10_000 },
  parcelas: { min: 1, max: 60 },
  jurosBps: { min: 1, max: 1_500 },
};
