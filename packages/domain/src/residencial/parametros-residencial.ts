import type { Faixa } from '../blocos/parametros-blocos.ts';

/** Ranges of the home form; parameters per insurer (domain design §3.2, *Types and ranges*). */
export interface ParametrosResidencial {
  readonly basicaCentavos: Faixa;
  readonly sinistros12m: Faixa;
  /** Highest limit of each cover, as bps of the basic one; absent: up to the whole of it. */
  readonly maximoBps: Readonly<Record<string, number>>;
}

/** Defaults of domain design §3.2; covers it does not name go up to 20 % of the basic one, contents to its whole [K]. */
export const parametrosResidencial: ParametrosResidencial = {
  basicaCentavos: { min: 5_000_000, max: 500_000_000 },
  sinistros12m: { min: 0, max: 9 },
  maximoBps: {
    danosEletricosCentavos: 2_000,
    vendavalCentavos: 5_000,
    rouboCentavos: 3_000,
    vidrosCentavos: 500,
    alagamentoCentavos: 2_000,
    rcFamiliarCentavos: 5_000,
    aluguelCentavos: 2_000,
    eletronicosCentavos: 2_000,
    danosPorAguaCentavos: 2_000,
    impactoCentavos: 2_000,
    desmoronamentoCentavos: 2_000,
  },
};
