import type { Faixa } from '../blocos/parametros-blocos.ts';

/** Ranges of the condominium form; parameters per insurer (domain design §3.2, *Types and ranges*). */
export interface ParametrosCondominio {
  readonly valorReconstrucaoCentavos: Faixa;
  readonly blocos: Faixa;
  readonly unidades: Faixa;
  readonly pavimentos: Faixa;
  readonly idadeAnos: Faixa;
  readonly elevadores: Faixa;
  readonly funcionarios: Faixa;
  readonly vagas: Faixa;
  readonly areaConstruidaM2: Faixa;
  readonly sinistros12m: Faixa;
  /** Capital of each employee's life insurance. */
  readonly vidaFuncionariosCentavos: Faixa;
  /** Highest limit of each cover, as bps of the value of reconstruction. */
  readonly maximoBps: Readonly<Record<string, number>>;
}

/** Defaults of domain design §3.2; counts and shares it does not name are wide, only to refuse slips of typing [K]. */
export const parametrosCondominio: ParametrosCondominio = {
  valorReconstrucaoCentavos: { min: 50_000_000, max: 20_000_000_000 },
  blocos: { min: 1, max: 60 },
  unidades: { min: 2, max: 2_000 },
  pavimentos: { min: 1, max: 80 },
  idadeAnos: { min: 0, max: 150 },
  elevadores: { min: 0, max: 200 },
  funcionarios: { min: 0, max: 500 },
  vagas: { min: 0, max: 10_000 },
  areaConstruidaM2: { min: 50, max: 1_000_000 },
  sinistros12m: { min: 0, max: 9 },
  vidaFuncionariosCentavos: { min: 100_000, max: 20_000_000 },
  maximoBps: {
    rcCondominioCentavos: 5_000,
    rcSindicoCentavos: 1_000,
    rcPortoesCentavos: 500,
    rcGaragistaCentavos: 1_000,
    danosEletricosCentavos: 2_000,
    vidrosCentavos: 500,
    vendavalCentavos: 5_000,
    alagamentoCentavos: 2_000,
    rouboCentavos: 1_000,
    fidelidadeCentavos: 500,
  },
};
