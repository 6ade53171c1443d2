import { tarifaReferencia } from './tarifa-referencia.table.ts';
import type { LinhaPatrimonial, TarifaPatrimonial } from './tarifa-patrimonial.ts';

const { validadeDias, comissao, descontoMaxBps, parcelamento, fatorRegiao } = tarifaReferencia;
const comum = {
  validadeDias: validadeDias + 8,
  comissao,
  descontoMaxBps,
  parcelamento,
  fatorRegiao,
  protecao: { porSeguranca: 25, porIncendio: 20, minimo: 700 },
  porSinistro: 120,
  porCemUnidades: 0,
  porDezAnos: 0,
  particularidades: {},
} satisfies Partial<TarifaPatrimonial>;

/** The reference tariff of each line; each insurer restates only what it does differently. */
export const referencias: Readonly<Record<LinhaPatrimonial, TarifaPatrimonial>> = {
  RESIDENCIAL: {
    ...comum,
    taxas: {
      BASICA: 60,
      DANOS_ELETRICOS: 420,
      VENDAVAL: 130,
      ROUBO: 650,
      VIDROS: 900,
      ALAGAMENTO: 520,
      RC_FAMILIAR: 90,
      ALUGUEL: 110,
      ELETRONICOS: 780,
      DANOS_POR_AGUA: 480,
      IMPACTO: 70,
      DESMORONAMENTO: 240,
    },
    fatorConstrucao: { ALVENARIA: 1_000, MISTA: 1_350, MADEIRA: 1_900 },
    fatorUso: { HABITUAL: 1_000, VERANEIO: 1_250, DESOCUPADO: 1_600, ATIVIDADE_COMERCIAL: 1_300, ALUGUEL_TEMPORADA: 1_200 },
    assistenciaCentavos: 4_800,
    minimoCentavos: 18_000,
    franquias: {
      DANOS_ELETRICOS: { bps: 1_000, minimoCentavos: 20_000 },
      VENDAVAL: { bps: 500, minimoCentavos: 25_000 },
      ROUBO: { bps: 1_000, minimoCentavos: 30_000 },
      ALAGAMENTO: { bps: 1_000, minimoCentavos: 50_000 },
      ELETRONICOS: { bps: 1_000, minimoCentavos: 20_000 },
      DANOS_POR_AGUA: { bps: 1_000, minimoCentavos: 20_000 },
    },
  },
  CONDOMINIO: {
    ...comum,
    taxas: {
      BASICA_SIMPLES: 14,
      BASICA_AMPLA: 23,
      RC_CONDOMINIO: 55,
      RC_SINDICO: 120,
      RC_PORTOES: 260,
      RC_GARAGISTA: 340,
      DANOS_ELETRICOS: 380,
      VIDROS: 620,
      VENDAVAL: 60,
      ALAGAMENTO: 330,
      ROUBO: 410,
      FIDELIDADE: 500,
      VIDA_FUNCIONARIOS: 380,
    },
    fatorConstrucao: { VERTICAL: 1_000, HORIZONTAL: 900, MISTO: 1_050 },
    fatorUso: {
      SO_RESIDENCIAL: 1_000,
      SO_COMERCIAL: 1_250,
      RESIDENCIAL_COM_COMERCIO: 1_120,
      RESIDENCIAL_ESCRITORIO_COMERCIO: 1_150,
      ESCRITORIOS: 1_080,
      ESCRITORIOS_COM_COMERCIO: 1_160,
      FLAT: 1_180,
      FLAT_COM_COMERCIO: 1_240,
    },
    porCemUnidades: 60,
    porDezAnos: 35,
    assistenciaCentavos: 36_000,
    minimoCentavos: 120_000,
    franquias: {
      DANOS_ELETRICOS: { bps: 1_000, minimoCentavos: 100_000 },
      VENDAVAL: { bps: 500, minimoCentavos: 150_000 },
      ALAGAMENTO: { bps: 1_000, minimoCentavos: 250_000 },
      ROUBO: { bps: 1_000, minimoCentavos: 100_000 },
      RC_PORTOES: { bps: 1_000, minimoCentavos: 50_000 },
      RC_GARAGISTA: { bps: 1_000, minimoCentavos: 100_000 },
    },
  },
  EMPRESARIAL: {
    ...comum,
    taxas: {
      INCENDIO: 95,
      DANOS_ELETRICOS: 520,
      VENDAVAL_FUMACA: 170,
      ROUBO: 980,
      VALORES: 1_400,
      VIDROS: 1_050,
      EQUIPAMENTOS: 840,
      DETERIORACAO: 900,
      RC_OPERACOES: 210,
      LUCROS_CESSANTES: 260,
      ALUGUEL: 140,
      REGISTROS: 380,
    },
    fatorConstrucao: { SUPERIOR: 880, SOLIDA: 1_000, MISTA: 1_400, INFERIOR: 2_100 },
    fatorUso: { SERVICO: 900, COMERCIO: 1_000, INDUSTRIA: 1_350 },
    assistenciaCentavos: 9_600,
    minimoCentavos: 45_000,
    franquias: {
      INCENDIO: { bps: 100, minimoCentavos: 50_000 },
      DANOS_ELETRICOS: { bps: 1_000, minimoCentavos: 80_000 },
      VENDAVAL_FUMACA: { bps: 1_000, minimoCentavos: 100_000 },
      ROUBO: { bps: 1_500, minimoCentavos: 100_000 },
      VALORES: { bps: 1_500, minimoCentavos: 50_000 },
      EQUIPAMENTOS: { bps: 1_000, minimoCentavos: 80_000 },
      RC_OPERACOES: { bps: 1_000, minimoCentavos: 100_000 },
    },
  },
};

/** The reference rates, all dearer or cheaper by so many thousandths. */
const scaled = (linha: LinhaPatrimonial, milesimos: number, mudancas: Partial<TarifaPatrimonial> = {}): TarifaPatrimonial => ({
  ...referencias[linha],
  taxas: Object.fromEntries(Object.entries(referencias[linha].taxas).map(([id, taxa]) => [id, Math.round((taxa * milesimos) / 1_000)])),
  ...mudancas,
});

type TarifasPatrimoniais = { readonly [L in LinhaPatrimonial]?: TarifaPatrimonial };

const lobo = { recusaTombado: true, recusaConstrucao: 'MADEIRA', idadeMaxima: 40 };
const sabia = { vistoriaNaRegiao: 'D', recusaIsopainel: true } as const;
const onca = { recusaTombado: true, recusaSinistroSemProtecao: true };

/** Which insurer sells which property line (domain design §6.1), and what each does unlike the reference. */
export const tarifasPatrimoniais: Readonly<Record<string, TarifasPatrimoniais>> = {
  jequitiba_seguros: { RESIDENCIAL: referencias.RESIDENCIAL, EMPRESARIAL: referencias.EMPRESARIAL },
  lobo_guara_seguradora: {
    RESIDENCIAL: scaled('RESIDENCIAL', 940, { particularidades: lobo }),
    CONDOMINIO: scaled('CONDOMINIO', 930, { particularidades: lobo }),
  },
  tucano_azul_seguros: { RESIDENCIAL: scaled('RESIDENCIAL', 1_060, { particularidades: { descontoRenovacaoBps: 800 } }) },
  sabia_seguros: {
    EMPRESARIAL: scaled('EMPRESARIAL', 970, { particularidades: sabia }),
    CONDOMINIO: scaled('CONDOMINIO', 1_000, { particularidades: sabia }),
  },
  arara_una_seguros: {
    RESIDENCIAL: scaled('RESIDENCIAL', 1_020, { minimoCentavos: 24_000 }),
    EMPRESARIAL: scaled('EMPRESARIAL', 1_040, { minimoCentavos: 60_000 }),
  },
  onca_pintada_seguros: {
    RESIDENCIAL: scaled('RESIDENCIAL', 985, { particularidades: onca }),
    CONDOMINIO: scaled('CONDOMINIO', 1_045, { particularidades: onca }),
  },
  mico_leao_seguros: {
    EMPRESARIAL: scaled('EMPRESARIAL', 910, { comissao: { padraoBps: 2_000, minBps: 1_500, maxBps: 2_500 } }),
  },
  araucaria_seguros: {
    RESIDENCIAL: scaled('RESIDENCIAL', 1_010, { particularidades: { segurancaAcimaDeCentavos: 100_000_000 } }),
  },
};
