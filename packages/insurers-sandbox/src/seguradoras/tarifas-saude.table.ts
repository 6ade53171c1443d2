import type { AbrangenciaSaude, AcomodacaoSaude, ContratacaoSaude, CoparticipacaoSaude, SegmentacaoSaude } from '@balcao/contracts';
import { type LinhaIof, type Multiplicadores, multiplicadoresPadrao, tabelaIof } from '@balcao/domain';

/** What a health plan covers, each with a waiting period of its own. */
export type CoberturaSaude = 'URGENCIA' | 'CONSULTAS' | 'EXAMES' | 'INTERNACAO' | 'PARTO' | 'ODONTOLOGIA' | 'PREEXISTENTES';

/** Everything one operator's monthly price of a life depends on. Factors are thousandths, money centavos a month. */
export interface TarifaSaude {
  /** Price of the first age band, by how the plan is contracted. */
  readonly baseCentavos: Readonly<Record<ContratacaoSaude, number>>;
  /** Judged by `validarMultiplicadores` in the tests: a table the ANS would refuse is never served. */
  readonly multiplicadores: Multiplicadores;
  readonly fatorSegmentacao: Readonly<Record<SegmentacaoSaude, number>>;
  /** By state; 1000 for what is not said. */
  readonly fatorRegiao: Readonly<Record<string, number>>;
  readonly fatorAcomodacao: Readonly<Record<AcomodacaoSaude, number>>;
  readonly fatorCoparticipacao: Readonly<Record<CoparticipacaoSaude, number>>;
  readonly fatorAbrangencia: Readonly<Record<AbrangenciaSaude, number>>;
  /** With free choice reimbursed. */
  readonly fatorReembolso: number;
  readonly carenciaDias: Readonly<Record<CoberturaSaude, number>>;
  readonly iof: readonly LinhaIof[];
  readonly validadeDias: number;
  readonly comissao: { readonly padraoBps: number; readonly minBps: number; readonly maxBps: number };
  readonly descontoMaxBps: number;
  readonly particularidades: {
    /** States it attends; everywhere when not said. */
    readonly ufs?: readonly string[];
    readonly semAbrangenciaNacional?: boolean;
    /** Months a company must have been open. */
    readonly aberturaMinimaMeses?: number;
    readonly semReembolso?: boolean;
  };
}

const referencia: TarifaSaude = {
  baseCentavos: { INDIVIDUAL: 21_000, ADESAO: 19_500, PME: 18_000, EMPRESARIAL: 16_500 },
  multiplicadores: multiplicadoresPadrao,
  fatorSegmentacao: { AMBULATORIAL: 550, AMB_HOSP: 920, AMB_HOSP_OBST: 1_000, AMB_HOSP_OBST_ODONTO: 1_060 },
  fatorRegiao: { SP: 1_000, RJ: 1_060, DF: 1_080, MG: 960, PR: 950, SC: 950, RS: 970 },
  fatorAcomodacao: { ENFERMARIA: 1_000, APARTAMENTO: 1_280 },
  fatorCoparticipacao: { SEM: 1_000, PARCIAL: 850, TOTAL: 720 },
  fatorAbrangencia: { MUNICIPAL: 860, GRUPO: 920, ESTADUAL: 1_000, NACIONAL: 1_120 },
  fatorReembolso: 1_090,
  // the longest the law allows (Lei 9.656/1998, art. 12, V), and its two years for conditions known before
  carenciaDias: { URGENCIA: 1, CONSULTAS: 30, EXAMES: 60, INTERNACAO: 180, PARTO: 300, ODONTOLOGIA: 60, PREEXISTENTES: 720 },
  iof: tabelaIof.SAUDE,
  validadeDias: 10,
  comissao: { padraoBps: 2_000, minBps: 0, maxBps: 3_000 },
  descontoMaxBps: 1_000,
  particularidades: {},
};

/** Health tariffs of domain design §6.1: an insurer, whose premium is taxed, and an operadora, whose is not. */
export const tarifasSaude: Readonly<Record<string, TarifaSaude>> = {
  ipe_roxo_saude: { ...referencia, particularidades: { aberturaMinimaMeses: 6 } },
  pau_brasil_saude: {
    ...referencia,
    baseCentavos: { INDIVIDUAL: 19_800, ADESAO: 18_400, PME: 16_900, EMPRESARIAL: 15_200 },
    multiplicadores: [1_000, 1_150, 1_300, 1_450, 1_600, 1_800, 2_350, 2_950, 3_700, 5_400],
    carenciaDias: { ...referencia.carenciaDias, CONSULTAS: 15, EXAMES: 30 },
    iof: tabelaIof.SAUDE_OPERADORA,
    particularidades: {
      ufs: ['SP', 'RJ', 'MG', 'ES', 'PR', 'SC', 'RS', 'DF', 'GO', 'BA', 'PE', 'CE'],
      semAbrangenciaNacional: true,
      semReembolso: true,
    },
  },
};
