import type { AtividadeVeiculo, Moradia, RelacaoCondutor, TipoCobertura } from '@balcao/contracts';
import type { OpinCoverage, OpinVehicle } from './opin-request.schema.ts';

/** Our words and the standard's, one table per list. */
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
