import type {
  ConstrucaoEmpresa,
  EstruturaCondominio,
  IncendioEmpresa,
  ObjetoSegurado,
  ProtecaoIncendio,
  Seguranca,
  SegurancaCondominio,
  SegurancaEmpresa,
  TipoCondominio,
  UsoResidencia,
  Zona,
} from '@balcao/contracts';

/** Our words and the standard's, one table per list. */
export const zonas = { URBANA: 'ZONA_URBANA', RURAL: 'ZONA_RURAL' } as const satisfies Record<Zona, string>;

export const usos = {
  HABITUAL: 'HABITUAL',
  VERANEIO: 'VERANEIO',
  DESOCUPADO: 'DESOCUPADO',
  ATIVIDADE_COMERCIAL: 'IMOVEL_COM_ATIVIDADE_COMERCIAL_REMUNERADA',
  ALUGUEL_TEMPORADA: 'ALUGUEL_POR_TEMPORADA',
} as const satisfies Record<UsoResidencia, string>;

export const objetos = {
  PREDIO_E_CONTEUDO: 'PREDIO_E_CONTEUDO',
  PREDIO: 'APENAS_PARA_PREDIO',
  CONTEUDO: 'APENAS_CONTEUDO',
} as const satisfies Record<ObjetoSegurado, string>;

const comuns = {
  NAO_POSSUI: 'NAO_POSSUI',
  CFTV: 'CAMERA_CFTV',
  ALARME: 'ALARME_DISPOSITIVO_ANTI_FURTO',
  VIGILANCIA: 'VIGILANCIA_TERCEIRIZADA',
  CERCA_ELETRICA: 'CERCA_ELETRICA',
} as const;

export const segurancas = {
  ...comuns,
  PORTARIA_24H: 'PORTARIA_HORAS',
  CONDOMINIO_FECHADO: 'CONDOMINIO_FECHADO',
  GRADES: 'GRADES_EM_JANELAS_E_PORTAS',
} as const satisfies Record<Seguranca, string>;

export const segurancasCondominio = {
  ...comuns,
  PORTARIA_24H: 'PORTARIA_VINTE_E_QUATRO_HORAS',
  GRADES: 'GRADES_EM_JANELAS_E_PORTAS',
  PORTEIRO_ELETRONICO: 'PORTEIRO_ELETRONICO',
  CATRACA: 'CATRACA_ELETRONICA_DE_ACESSO',
} as const satisfies Record<SegurancaCondominio, string>;

export const segurancasEmpresa = {
  ...comuns,
  PORTARIA_24H: 'PORTARIA_VINTE_E_QUATRO_HORAS',
  GRADES: 'BARREIRAS_FISICAS',
  CONTROLE_ACESSO: 'CONTROLE_DE_ACESSO',
  VIGILANCIA_ARMADA: 'SERVICO_DE_VIGILANCIA_ARMADA_VINTE_E_QUATRO_HORAS',
  SENSORES: 'SENSORES_INFRAVERMELHO',
} as const satisfies Record<SegurancaEmpresa, string>;

export const incendios = {
  NAO_POSSUI: 'NAO_POSSUI',
  EXTINTOR: 'EXTINTOR',
  HIDRANTES: 'HIDRANTES',
  SPRINKLER: 'SPRINKLER_CHUVEIROS_AUTOMATICOS',
  DETECTOR: 'DETECTOR_DE_FUMACA',
  ALARME: 'ALARME_DE_INCENDIO',
} as const satisfies Record<ProtecaoIncendio, string>;

// the standard spells this alarm so
export const incendiosEmpresa = {
  ...incendios,
  DETECTOR: 'DETECTOR_DE_FUMACA_CALOR',
  ALARME: 'ALARME_DE_INCENCIO_COM_MONITORAMENTO_VINTE_E_QUATRO_HORAS',
  BRIGADA: 'BRIGADA_DE_INCENDIO',
  BOMBEIROS_3KM: 'BOMBEIROS_A_MENOS_DE_TRES_QUILOMETROS',
} as const satisfies Record<IncendioEmpresa, string>;

export const construcoesEmpresa = {
  SUPERIOR: 'SUPERIOR',
  SOLIDA: 'SOLIDA',
  MISTA: 'MISTA',
  INFERIOR: 'INFERIOR',
} as const satisfies Record<ConstrucaoEmpresa, string>;

export const estruturas = {
  VERTICAL: 'CONDOMINIO_VERTICAL',
  HORIZONTAL: 'CONDOMINIO_HORIZONTAL',
  MISTO: 'MISTO',
} as const satisfies Record<EstruturaCondominio, string>;

export const tiposCondominio = {
  SO_RESIDENCIAL: 'CONDOMINIO_EXCLUSIVAMENTE_RESIDENCIAL',
  SO_COMERCIAL: 'CONDOMINIO_EXCLUSIVAMENTE_COMERCIAL',
  RESIDENCIAL_COM_COMERCIO: 'CONDOMINIO_RESIDENCIAL_COM_COMERCIO_NO_TERREO',
  RESIDENCIAL_ESCRITORIO_COMERCIO: 'CONDOMINIO_RESIDENCIAL_COM_ESCRITORIO_E_COMERCIO',
  ESCRITORIOS: 'CONDOMINIO_DE_ESCRITORIOS_CONSULTORIOS',
  ESCRITORIOS_COM_COMERCIO: 'CONDOMINIO_DE_ESCRITORIOS_CONSULTORIOS_COM_COMERCIO_NO_TERREO',
  FLAT: 'CONDOMINIO_FLAT_APART_HOTEL',
  FLAT_COM_COMERCIO: 'CONDOMINIO_FLAT_APART_HOTEL_COM_COMERCIO',
} as const satisfies Record<TipoCondominio, string>;

const logradouros =
  'AEROPORTO ALAMEDA AREA AVENIDA CAMPO CHACARA COLONIA CONDOMINIO CONJUNTO DISTRITO ESPLANADA ESTACAO ESTRADA FAZENDA FEIRA JARDIM LADEIRA LAGO LAGOA LARGO LOTEAMENTO NUCLEO PARQUE PASSARELA PATIO PRACA QUADRA RECANTO RESIDENCIAL RODOVIA RUA SETOR SITIO TRAVESSA TRECHO TREVO VALE VEREDA VIA VIADUTO VIELA VILA'.split(
    ' ',
  );
const abreviados: Readonly<Record<string, string>> = {
  AV: 'AVENIDA',
  R: 'RUA',
  AL: 'ALAMEDA',
  PCA: 'PRACA',
  ROD: 'RODOVIA',
  EST: 'ESTRADA',
};

/**
 * A street as the standard splits it: kind and name. A kind it does not list is a street.
 * @example splitStreet('Av. Paulista') // { type: 'AVENIDA', name: 'Paulista' }
 */
export function splitStreet(logradouro: string): { readonly type: string; readonly name: string } {
  const [, primeira = '', resto = ''] = /^(\S+)\s+(.+)$/.exec(logradouro.trim()) ?? [];
  const palavra = primeira
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
  const type = abreviados[palavra] ?? (logradouros.includes(palavra) ? palavra : '');
  return type ? { type, name: resto } : { type: 'RUA', name: logradouro.trim() || 'NA' };
}
