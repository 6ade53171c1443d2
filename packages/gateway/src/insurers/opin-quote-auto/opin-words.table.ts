import type { AtividadeVeiculo, EstadoCivil, Moradia, RelacaoCondutor, Sexo, TipoCobertura } from '@balcao/contracts';
import type { OpinCoverage, OpinVehicle } from './opin-request.schema.ts';

/** Our words and the standard's, one table per list. */
export const generos = { M: 'MASCULINO', F: 'FEMININO', ND: 'NAO_DECLARADO' } as const satisfies Record<Sexo, string>;

export const estadosCivis = {
  SOLTEIRO: 'SOLTEIRO',
  CASADO: 'CASADO',
  UNIAO_ESTAVEL: 'UNIAO_ESTAVEL',
  SEPARADO: 'SEPARADO_JUDICIALMENTE',
  DIVORCIADO: 'DIVORCIADO',
  VIUVO: 'VIUVO',
  OUTROS: 'OUTROS',
} as const satisfies Record<EstadoCivil, string>;

export const moradias = {
  APARTAMENTO: 'APARTAMENTO_OU_FLAT',
  CASA: 'CASA_OU_SOBRADO',
  CASA_CONDOMINIO: 'CASA_OU_SOBRADO_EM_CONDOMINIO_FECHADO',
  CHACARA: 'CHACARA_FAZENDA_OU_SITIO',
} as const satisfies Record<Moradia, string>;

export const relacoes = {
  CONJUGE: 'CONJUGE_COMPANHEIRO_A',
  FILHO: 'FILHO_A_ENTEADO_A',
  PAI_MAE: 'PAI_MAE',
  IRMAO: 'IRMAO_IRMA',
  OUTROS: 'OUTROS',
} as const satisfies Record<RelacaoCondutor, string>;

export const atividades = {
  APLICATIVO: 'MOTORISTA_DE_APLICATIVO_APLICATIVO_DE_TRANSPORTE',
  TAXI: 'TAXI_PARTICULAR',
  ESCOLAR: 'TRANSPORTE_ESCOLAR',
  ENTREGA: 'TRANSPORTE_DE_MERCADORIA',
  REPRESENTACAO: 'COMERCIAL_ATIVIDADE_PROFISSIONAL_PARA_REPRESENTACAO_COMERCIAL_VENDEDORES_PROMOTORES_E_PRESTADORES_DE_SERVICOS',
  OUTRA: 'OUTROS',
} as const satisfies Record<AtividadeVeiculo, NonNullable<OpinVehicle['commercialActivityType']>[number]>;

export const jovens = { M: 'MASCULINO', F: 'FEMININO', AMBOS: 'MASCULINO_E_FEMININO' } as const;

export const cascos = {
  COMPREENSIVA: 'CASCO_COMPREENSIVA',
  INCENDIO_ROUBO_FURTO: 'CASCO_INCENDIO_ROUBO_E_FURTO',
  ROUBO_FURTO: 'CASCO_ROUBO_E_FURTO',
} as const satisfies Record<Exclude<TipoCobertura, 'SO_RCF'>, OpinCoverage['code']>;

/** First two digits of a postcode → state, for an address told without one. Inclusive upper ends, in order. */
const ufs: readonly [ate: number, uf: string][] = [
  [19, 'SP'],
  [28, 'RJ'],
  [29, 'ES'],
  [39, 'MG'],
  [48, 'BA'],
  [49, 'SE'],
  [56, 'PE'],
  [57, 'AL'],
  [58, 'PB'],
  [59, 'RN'],
  [63, 'CE'],
  [64, 'PI'],
  [65, 'MA'],
  [68, 'PA'],
  [69, 'AM'],
  [73, 'DF'],
  [76, 'GO'],
  [77, 'TO'],
  [78, 'MT'],
  [79, 'MS'],
  [87, 'PR'],
  [89, 'SC'],
  [99, 'RS'],
];

export const ufDoCep = (cep: string): string => ufs.find(([ate]) => Number(cep.slice(0, 2)) <= ate)?.[1] ?? 'SP';
