import type { TarifaAuto } from './perfil.ts';
import { tarifaReferencia } from './tarifa-referencia.table.ts';

const cartao12 = {
  ...tarifaReferencia.parcelamento,
  formas: tarifaReferencia.parcelamento.formas.map((f) => (f.forma === 'CARTAO' ? { ...f, semJurosAte: 12 } : f)),
};

const difere = (mudancas: Partial<TarifaAuto>): TarifaAuto => ({ ...tarifaReferencia, ...mudancas });

/** Car tariffs of domain design §6.1: what each insurer does unlike the reference. */
export const tarifasAuto: Readonly<Record<string, TarifaAuto>> = {
  jequitiba_seguros: difere({}),
  lobo_guara_seguradora: difere({
    taxaBps: 315,
    fatorRegiao: { A: 830, B: 1000, C: 1280, D: 1680 },
    particularidades: { idadeVeiculoMaxima: 15 },
  }),
  capivara_seguros: difere({
    taxaBps: 295,
    franquiaBps: 600,
    particularidades: { doisPacotes: true },
  }),
  tucano_azul_seguros: difere({
    taxaBps: 365,
    parcelamento: cartao12,
    particularidades: { descontoRenovacaoBps: 800 },
  }),
  sabia_seguros: difere({
    taxaBps: 330,
    particularidades: { vistoriaNaRegiao: 'D' },
  }),
  arara_una_seguros: difere({ taxaBps: 350, minimoCentavos: 75_000 }),
  onca_pintada_seguros: difere({
    taxaBps: 345,
    bonusPasso: 50,
    particularidades: { recusaSinistroSemBonus: true },
  }),
  ipe_amarelo_seguros: difere({
    taxaBps: 325,
    fatorIdade: { '18-25': 1620, '26-35': 1120, '36-50': 1000, '51-65': 920, '66+': 1050 },
    particularidades: { respondeEmAnalise: true },
  }),
  mico_leao_seguros: difere({
    taxaBps: 310,
    franquiaBps: 560,
    comissao: { padraoBps: 2_000, minBps: 1_500, maxBps: 2_500 },
  }),
  araucaria_seguros: difere({
    taxaBps: 355,
    parcelamento: cartao12,
    particularidades: { rastreadorAcimaDeCentavos: 15_000_000 },
  }),
};
