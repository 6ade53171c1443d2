import type { Faixa } from '../blocos/parametros-blocos.ts';

/** Ranges of the business form; parameters per insurer (domain design §3.2, *Types and ranges*). */
export interface ParametrosEmpresarial {
  readonly incendioCentavos: Faixa;
  readonly valorRiscoCentavos: Faixa;
  readonly faturamentoAnualCentavos: Faixa;
  readonly funcionarios: Faixa;
  readonly sinistros12m: Faixa;
  readonly lucrosCessantesMeses: Faixa;
  /** Highest limit of each cover, as bps of that of fire. */
  readonly maximoBps: Readonly<Record<string, number>>;
}

/** Defaults of domain design §3.2 (fire, months); counts and shares it does not name are wide, only to refuse slips of typing [K]. */
export const parametrosEmpresarial: ParametrosEmpresarial = {
  incendioCentavos: { min: 5_000_000, max: 5_000_000_000 },
  valorRiscoCentavos: { min: 0, max: 100_000_000_000 },
  faturamentoAnualCentavos: { min: 1, max: 1_000_000_000_000 },
  funcionarios: { min: 0, max: 100_000 },
  sinistros12m: { min: 0, max: 9 },
  lucrosCessantesMeses: { min: 1, max: 12 },
  maximoBps: {
    danosEletricosCentavos: 2_000,
    vendavalFumacaCentavos: 5_000,
    rouboCentavos: 3_000,
    valoresCentavos: 500,
    vidrosCentavos: 500,
    equipamentosCentavos: 2_000,
    deterioracaoCentavos: 2_000,
    rcOperacoesCentavos: 5_000,
    lucrosCessantesCentavos: 10_000,
    aluguelCentavos: 2_000,
    registrosCentavos: 500,
  },
};
