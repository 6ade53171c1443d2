import type { ContratacaoSaude } from '@balcao/contracts';
import type { Faixa } from '../blocos/parametros-blocos.ts';

/** Ranges of the health form; parameters per insurer. */
export interface ParametrosSaude {
  /** Lives of a contract, by how it is contracted. */
  readonly vidasPorContratacao: Readonly<Record<ContratacaoSaude, Faixa>>;
  /** Years of age of a life. */
  readonly idade: Faixa;
  readonly planoAtualMeses: Faixa;
  /** Reimbursed per consultation. */
  readonly reembolsoCentavos: Faixa;
  /** Days before a change of band at which it is announced. */
  readonly antecedenciaFaixaDias: number;
}

/**
 * 1 to 999 lives and the sixty days of domain design §3.2 and §5.5; sizes of PME and EMPRESARIAL, age and money are market practice [K].
 */
export const parametrosSaude: ParametrosSaude = {
  vidasPorContratacao: {
    INDIVIDUAL: { min: 1, max: 15 },
    ADESAO: { min: 1, max: 15 },
    PME: { min: 2, max: 29 },
    EMPRESARIAL: { min: 30, max: 999 },
  },
  idade: { min: 0, max: 120 },
  planoAtualMeses: { min: 0, max: 600 },
  reembolsoCentavos: { min: 1_000, max: 500_000 },
  antecedenciaFaixaDias: 60,
};
