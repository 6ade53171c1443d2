import type { Faixa } from '../blocos/parametros-blocos.ts';

/** Ranges of the life form; parameters per insurer (domain design §3.2, *Types and ranges*). */
export interface ParametrosVida {
  /** Years of age of the insured when the cover begins. */
  readonly idadeEntrada: Faixa;
  /** Years of age of who contracts. */
  readonly idadeProponente: Faixa;
  readonly capitalCentavos: Faixa;
  readonly pesoKg: Faixa;
  readonly alturaCm: Faixa;
  readonly rendaMensalCentavos: Faixa;
  /** Highest capital of each cover, as bps of that of death. */
  readonly maximoBps: Readonly<Record<string, number>>;
  /** Highest daily amount of DIT, as bps of a day's income. */
  readonly ditMaximoBps: number;
  readonly diasDoMes: number;
  readonly diariaInternacaoCentavos: Faixa;
  readonly esportes: Faixa;
  readonly beneficiarios: Faixa;
}

/**
 * Defaults of domain design §3.2. Not in the source [K]: income, what a day in hospital may pay, how many sports and beneficiaries,
 * and the shares of the capital of death each cover goes up to.
 */
export const parametrosVida: ParametrosVida = {
  idadeEntrada: { min: 14, max: 75 },
  idadeProponente: { min: 18, max: 110 },
  capitalCentavos: { min: 1_000_000, max: 300_000_000 },
  pesoKg: { min: 30, max: 300 },
  alturaCm: { min: 100, max: 230 },
  rendaMensalCentavos: { min: 0, max: 100_000_000 },
  maximoBps: {
    morteAcidentalCentavos: 10_000,
    invalidezAcidenteCentavos: 10_000,
    invalidezFuncionalCentavos: 10_000,
    invalidezLaboralCentavos: 10_000,
    doencaGraveCentavos: 5_000,
    conjugeCentavos: 10_000,
    filhosCentavos: 5_000,
  },
  ditMaximoBps: 8_000,
  diasDoMes: 30,
  diariaInternacaoCentavos: { min: 5_000, max: 200_000 },
  esportes: { min: 0, max: 10 },
  beneficiarios: { min: 0, max: 10 },
};
