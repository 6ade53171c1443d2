import type { PlanoPet } from '@balcao/contracts';
import type { Faixa } from '../blocos/parametros-blocos.ts';

/** The covers a plan gives, lets be chosen or does not have. */
export type CoberturaPet = 'consultas' | 'exames' | 'cirurgia' | 'internacao' | 'funeral' | 'rcTutorCentavos';
export type SituacaoCobertura = 'INCLUIDA' | 'OPCIONAL' | 'INDISPONIVEL';

/** Ranges of the pet form and what each plan covers; parameters per insurer. */
export interface ParametrosPet {
  readonly animais: Faixa;
  /** Youngest age at entry, days. */
  readonly idadeMinimaDias: number;
  /** Oldest age at entry, completed years. */
  readonly idadeMaximaAnos: number;
  readonly limiteAnualCentavos: Faixa;
  readonly rcTutorCentavos: Faixa;
  readonly preexistencias: Faixa;
  readonly coberturas: Readonly<Record<PlanoPet, Readonly<Record<CoberturaPet, SituacaoCobertura>>>>;
}

/** Ages and cap of domain design §3.2; plans, liability and how many animals are market practice [K]. */
export const parametrosPet: ParametrosPet = {
  animais: { min: 1, max: 50 },
  idadeMinimaDias: 60,
  idadeMaximaAnos: 8,
  limiteAnualCentavos: { min: 500_000, max: 3_000_000 },
  rcTutorCentavos: { min: 100_000, max: 5_000_000 },
  preexistencias: { min: 0, max: 10 },
  coberturas: {
    ESSENCIAL: {
      consultas: 'INCLUIDA',
      exames: 'OPCIONAL',
      cirurgia: 'INDISPONIVEL',
      internacao: 'INDISPONIVEL',
      funeral: 'OPCIONAL',
      rcTutorCentavos: 'INDISPONIVEL',
    },
    CONFORTO: {
      consultas: 'INCLUIDA',
      exames: 'INCLUIDA',
      cirurgia: 'OPCIONAL',
      internacao: 'OPCIONAL',
      funeral: 'OPCIONAL',
      rcTutorCentavos: 'OPCIONAL',
    },
    TOTAL: {
      consultas: 'INCLUIDA',
      exames: 'INCLUIDA',
      cirurgia: 'INCLUIDA',
      internacao: 'INCLUIDA',
      funeral: 'OPCIONAL',
      rcTutorCentavos: 'OPCIONAL',
    },
  },
};
