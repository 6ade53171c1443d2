import type { TarifaAuto } from './perfil.ts';

/** The reference tariff (domain design §6.3); each insurer restates only what it does differently. */
export const tarifaReferencia: TarifaAuto = {
  taxaBps: 340,
  fatorIdade: { '18-25': 1550, '26-35': 1150, '36-50': 1000, '51-65': 950, '66+': 1080 },
  fatorRegiao: { A: 850, B: 1000, C: 1250, D: 1600 },
  fatorGaragem: { PORTAO_AUTOMATICO: 950, PORTAO_MANUAL: 980, SEM: 1100 },
  fatorUso: { LAZER: 950, LOCOMOCAO_DIARIA: 1000, EXERCICIO_DO_TRABALHO: 1200, APLICATIVO: 1450 },
  fatorFranquia: { REDUZIDA: 1120, NORMAL: 1000, MAJORADA: 860, ISENTA: 1350 },
  fatorTipo: { COMPREENSIVA: 1000, INCENDIO_ROUBO_FURTO: 550, ROUBO_FURTO: 450, SO_RCF: 0 },
  bonusPasso: 45,
  idadeVeiculoPasso: 20,
  rcf: { fixoCentavos: 18_000, dmPor10mil: 9, dcPor10mil: 7, dmoPor10mil: 12 },
  appPor10mil: 3,
  vidrosCentavos: { SEM: 0, BASICO: 9_000, COMPLETO: 21_000 },
  assistenciaCentavos: { SEM: 0, '200': 6_000, '500': 12_000, ILIMITADA: 19_000 },
  reservaCentavos: { SEM: 0, '7': 8_000, '15': 15_000, '30': 26_000 },
  pequenosReparosCentavos: 5_500,
  minimoCentavos: 60_000,
  franquiaBps: 520,
  vezesFranquia: { REDUZIDA: 500, NORMAL: 1000, MAJORADA: 2000, ISENTA: 0 },
  iofBps: 738,
  validadeDias: 7,
  comissao: { padraoBps: 2_000, minBps: 0, maxBps: 3_000 },
  descontoMaxBps: 1_500,
  parcelamento: {
    jurosBps: 199,
    formas: [
      { forma: 'PIX', semJurosAte: 1, ate: 1 },
      { forma: 'CARTAO', semJurosAte: 10, ate: 12 },
      { forma: 'DEBITO', semJurosAte: 6, ate: 12 },
      { forma: 'BOLETO', semJurosAte: 4, ate: 6 },
    ],
  },
  particularidades: {},
};
