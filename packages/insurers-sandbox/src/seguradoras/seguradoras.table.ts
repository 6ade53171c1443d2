import type { Perfil, TarifaAuto } from './perfil.ts';
import { tarifaReferencia } from './tarifa-referencia.table.ts';

const cliente = (slug: string): Perfil['cliente'] => ({ id: 'balcao', segredo: `segredo-${slug}` });

const semAuto = (slug: string, nome: string, linhas: Perfil['linhas'], latenciaMs: Perfil['latenciaMs']): Perfil => ({
  slug,
  nome,
  linhas,
  latenciaMs,
  falhaPct: 0,
  cliente: cliente(slug),
  auto: null,
});

const comAuto = (
  slug: string,
  nome: string,
  linhas: Perfil['linhas'],
  latenciaMs: Perfil['latenciaMs'],
  difere: Partial<TarifaAuto>,
  falhaPct = 0,
): Perfil => ({ ...semAuto(slug, nome, linhas, latenciaMs), falhaPct, auto: { ...tarifaReferencia, ...difere } });

const cartao12 = {
  ...tarifaReferencia.parcelamento,
  formas: tarifaReferencia.parcelamento.formas.map((f) => (f.forma === 'CARTAO' ? { ...f, semJurosAte: 12 } : f)),
};

/** The fourteen fictional insurers of domain design §6.1. */
export const seguradoras: readonly Perfil[] = [
  comAuto('jequitiba_seguros', 'Jequitibá Seguros', ['AUTO', 'RESIDENCIAL', 'EMPRESARIAL'], [800, 3_000], {}),
  comAuto('lobo_guara_seguradora', 'Lobo-Guará Seguradora', ['AUTO', 'RESIDENCIAL', 'CONDOMINIO'], [2_000, 6_000], {
    taxaBps: 315,
    fatorRegiao: { A: 830, B: 1000, C: 1280, D: 1680 },
    particularidades: { idadeVeiculoMaxima: 15 },
  }),
  comAuto('capivara_seguros', 'Capivara Seguros', ['AUTO', 'PET'], [1_000, 2_000], {
    taxaBps: 295,
    franquiaBps: 600,
    particularidades: { doisPacotes: true },
  }),
  comAuto('tucano_azul_seguros', 'Tucano Azul Seguros', ['AUTO', 'VIDA', 'RESIDENCIAL'], [3_000, 9_000], {
    taxaBps: 365,
    parcelamento: cartao12,
    particularidades: { descontoRenovacaoBps: 800 },
  }),
  comAuto('sabia_seguros', 'Sabiá Seguros', ['AUTO', 'EMPRESARIAL', 'CONDOMINIO'], [1_000, 4_000], {
    taxaBps: 330,
    particularidades: { vistoriaNaRegiao: 'D' },
  }),
  comAuto(
    'arara_una_seguros',
    'Arara-Una Seguros',
    ['AUTO', 'RESIDENCIAL', 'EMPRESARIAL'],
    [5_000, 20_000],
    { taxaBps: 350, minimoCentavos: 75_000 },
    5,
  ),
  comAuto('onca_pintada_seguros', 'Onça-Pintada Seguros', ['AUTO', 'RESIDENCIAL', 'CONDOMINIO'], [1_000, 5_000], {
    taxaBps: 345,
    bonusPasso: 50,
    particularidades: { recusaSinistroSemBonus: true },
  }),
  comAuto('ipe_amarelo_seguros', 'Ipê-Amarelo Seguros', ['AUTO', 'VIDA'], [2_000, 8_000], {
    taxaBps: 325,
    fatorIdade: { '18-25': 1620, '26-35': 1120, '36-50': 1000, '51-65': 920, '66+': 1050 },
    particularidades: { respondeEmAnalise: true },
  }),
  comAuto('mico_leao_seguros', 'Mico-Leão Seguros', ['AUTO', 'EMPRESARIAL'], [500, 2_000], {
    taxaBps: 310,
    franquiaBps: 560,
    comissao: { padraoBps: 2_000, minBps: 1_500, maxBps: 2_500 },
  }),
  comAuto('araucaria_seguros', 'Araucária Seguros', ['AUTO', 'RESIDENCIAL', 'PET'], [3_000, 12_000], {
    taxaBps: 355,
    parcelamento: cartao12,
    particularidades: { rastreadorAcimaDeCentavos: 15_000_000 },
  }),
  semAuto('boto_rosa_pet', 'Boto Rosa Pet', ['PET'], [1_000, 2_000]),
  semAuto('vitoria_regia_vida', 'Vitória-Régia Vida', ['VIDA'], [2_000, 5_000]),
  semAuto('ipe_roxo_saude', 'Ipê-Roxo Saúde', ['SAUDE'], [2_000, 7_000]),
  semAuto('pau_brasil_saude', 'Pau-Brasil Saúde', ['SAUDE'], [2_000, 7_000]),
];
