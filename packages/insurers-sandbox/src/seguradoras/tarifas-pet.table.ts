import type { EspeciePet, PlanoPet, PortePet, ReembolsoPet } from '@balcao/contracts';
import { type CoberturaPet, type LinhaIof, tabelaIof } from '@balcao/domain';

/** Covers that cost a share more of each animal's price. */
export type AdicionalPet = Exclude<CoberturaPet, 'funeral' | 'rcTutorCentavos' | 'consultas'>;

/** Everything one insurer's monthly price of an animal depends on. Factors are thousandths, money centavos a month. */
export interface TarifaPet {
  readonly baseCentavos: Readonly<Record<PlanoPet, number>>;
  readonly fatorEspecie: Readonly<Record<EspeciePet, number>>;
  readonly fatorPorte: Readonly<Record<PortePet, number>>;
  /** By completed years at the start: the first row whose `ate` is not passed; the last holds for all older. */
  readonly fatorIdade: readonly { readonly ate: number; readonly fator: number }[];
  readonly fatorReembolso: Readonly<Record<ReembolsoPet, number>>;
  /** Thousandths of an animal without a cap, and those added per thousand reais of it. */
  readonly teto: { readonly fixo: number; readonly porMilReais: number };
  readonly fatorCoparticipacao: number;
  /** Thousandths added by a cover chosen beside the plan. */
  readonly adicional: Readonly<Record<AdicionalPet, number>>;
  readonly funeralCentavos: number;
  /** Of the tutor's liability limit, parts per ten thousand. */
  readonly rcPor10mil: number;
  /** Several animals at once cost this factor each. */
  readonly frota: { readonly aPartirDe: number; readonly fator: number };
  readonly carenciaDias: Readonly<Record<CoberturaPet, number>>;
  readonly minimoCentavos: number;
  readonly iof: readonly LinhaIof[];
  readonly validadeDias: number;
  readonly comissao: { readonly padraoBps: number; readonly minBps: number; readonly maxBps: number };
  readonly descontoMaxBps: number;
  readonly particularidades: {
    /** Older than this on the first day is refused: nine years and a day is older than nine. */
    readonly idadeMaximaAnos?: number;
    readonly exigeVacinas?: boolean;
    /** Offers the next plan beside the one asked. */
    readonly doisPacotes?: boolean;
  };
}

const referencia: TarifaPet = {
  baseCentavos: { ESSENCIAL: 4_990, CONFORTO: 9_990, TOTAL: 15_990 },
  fatorEspecie: { CAO: 1_000, GATO: 850 },
  fatorPorte: { MINI: 900, PEQUENO: 950, MEDIO: 1_000, GRANDE: 1_150, GIGANTE: 1_320 },
  fatorIdade: [
    { ate: 1, fator: 1_000 },
    { ate: 4, fator: 1_050 },
    { ate: 6, fator: 1_250 },
    { ate: 8, fator: 1_600 },
    { ate: 99, fator: 2_200 },
  ],
  fatorReembolso: { '50': 880, '70': 1_000, '90': 1_160 },
  teto: { fixo: 900, porMilReais: 10 },
  fatorCoparticipacao: 880,
  adicional: { exames: 150, cirurgia: 250, internacao: 180 },
  funeralCentavos: 490,
  rcPor10mil: 5,
  frota: { aPartirDe: 3, fator: 950 },
  carenciaDias: { consultas: 15, exames: 30, cirurgia: 90, internacao: 60, funeral: 30, rcTutorCentavos: 0 },
  minimoCentavos: 2_990,
  iof: tabelaIof.PET,
  validadeDias: 15,
  comissao: { padraoBps: 2_000, minBps: 0, maxBps: 3_500 },
  descontoMaxBps: 1_500,
  particularidades: {},
};

/** Pet tariffs of domain design §6.1: what each insurer does unlike the reference. */
export const tarifasPet: Readonly<Record<string, TarifaPet>> = {
  capivara_seguros: { ...referencia, particularidades: { doisPacotes: true } },
  araucaria_seguros: {
    ...referencia,
    baseCentavos: { ESSENCIAL: 5_490, CONFORTO: 9_490, TOTAL: 16_490 },
    frota: { aPartirDe: 2, fator: 930 },
    particularidades: { exigeVacinas: true },
  },
  boto_rosa_pet: {
    ...referencia,
    baseCentavos: { ESSENCIAL: 4_290, CONFORTO: 8_690, TOTAL: 14_290 },
    fatorEspecie: { CAO: 1_000, GATO: 780 },
    carenciaDias: { ...referencia.carenciaDias, consultas: 0, exames: 15 },
    particularidades: { idadeMaximaAnos: 8 },
  },
};
