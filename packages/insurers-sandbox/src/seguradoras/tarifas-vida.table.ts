import type { TarifaVida } from './perfil.ts';
import { tarifaReferencia } from './tarifa-referencia.table.ts';

/** The reference life tariff: an invented table, of the shape of those in use. */
const referencia: TarifaVida = {
  qx: [
    { ate: 17, M: 60, F: 25 },
    { ate: 25, M: 140, F: 45 },
    { ate: 30, M: 150, F: 55 },
    { ate: 35, M: 170, F: 70 },
    { ate: 40, M: 220, F: 105 },
    { ate: 45, M: 320, F: 165 },
    { ate: 50, M: 480, F: 260 },
    { ate: 55, M: 740, F: 410 },
    { ate: 60, M: 1_130, F: 640 },
    { ate: 65, M: 1_720, F: 1_000 },
    { ate: 70, M: 2_600, F: 1_600 },
    { ate: 75, M: 3_950, F: 2_600 },
  ],
  taxas: {
    MORTE: { qxMil: 1_000 },
    MORTE_ACIDENTAL: { por100mil: 40 },
    IPA: { por100mil: 45 },
    IFPD: { qxMil: 250 },
    ILPD: { qxMil: 400 },
    DOENCA_GRAVE: { qxMil: 900 },
    DIT: { por100mil: 150_000 },
    INTERNACAO: { por100mil: 90_000 },
    CONJUGE: { qxMil: 1_000 },
    FILHOS: { por100mil: 60 },
  },
  funeralCentavos: { INDIVIDUAL: 3_000, FAMILIAR: 7_500 },
  fatorFumante: 1_600,
  fatorObesidade: 1_200,
  fatorEsporte: { ATE_3_VEZES_ANO: 1_100, ACIMA_DE_3_VEZES_ANO: 1_250 },
  esportesDeRisco: ['ALPINISMO', 'ASA_DELTA', 'AUTOMOBILISMO', 'BALONISMO', 'BASE_JUMP', 'BUNGEE_JUMP', 'ESPELEOLOGIA', 'KART'],
  carregamentoBps: 2_000,
  carenciaDias: { IFPD: 60, ILPD: 60, DOENCA_GRAVE: 90, DIT: 15, INTERNACAO: 30 },
  idadeMaxima: 75,
  capitalMaximoCentavos: 300_000_000,
  minimoCentavos: 3_000,
  validadeDias: 15,
  comissao: { padraoBps: 2_000, minBps: 0, maxBps: 5_000 },
  descontoMaxBps: 1_500,
  parcelamento: tarifaReferencia.parcelamento,
  particularidades: {},
};

/** Who quotes lives, and what each does differently. */
export const tarifasVida: Readonly<Record<string, TarifaVida>> = {
  tucano_azul_seguros: {
    ...referencia,
    carregamentoBps: 2_500,
    idadeMaxima: 65,
    particularidades: { descontoRenovacaoBps: 800, recusaOncologico: true },
  },
  ipe_amarelo_seguros: {
    ...referencia,
    fatorFumante: 1_450,
    capitalMaximoCentavos: 150_000_000,
    carenciaDias: { ...referencia.carenciaDias, DOENCA_GRAVE: 60 },
    particularidades: { analise: 'SEMPRE', recusaAfastado: true },
  },
  vitoria_regia_vida: {
    ...referencia,
    carregamentoBps: 1_800,
    funeralCentavos: { INDIVIDUAL: 2_600, FAMILIAR: 6_400 },
    carenciaDias: { ...referencia.carenciaDias, DIT: 10 },
    particularidades: { analise: 'SAUDE', recusaEsportes: ['BASE_JUMP'] },
  },
};
