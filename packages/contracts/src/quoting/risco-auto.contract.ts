import * as z from 'zod/mini';
import { Centavos, Data } from '../formats.ts';
import type { Rascunho } from '../rascunho.ts';
import { type Comercial, EstadoCivil, Observacoes, Segurado, Seguro, Sexo, TextoCurto } from './blocos-risco.contract.ts';

/** Fuel of the vehicle. */
export const Combustivel = z.enum(['GASOLINA', 'FLEX', 'HIBRIDO', 'ELETRICO', 'DIESEL', 'GAS_GNV', 'ALCOOL_ETANOL', 'FLEX_E_GNV']);
export type Combustivel = z.infer<typeof Combustivel>;
/** What the vehicle is mostly used for. */
export const UsoVeiculo = z.enum(['LAZER', 'LOCOMOCAO_DIARIA', 'EXERCICIO_DO_TRABALHO']);
export type UsoVeiculo = z.infer<typeof UsoVeiculo>;
/** Paid activity, when the use is work. */
export const AtividadeVeiculo = z.enum(['APLICATIVO', 'TAXI', 'ESCOLAR', 'ENTREGA', 'REPRESENTACAO', 'OUTRA']);
export type AtividadeVeiculo = z.infer<typeof AtividadeVeiculo>;
/** Kind of home where the vehicle sleeps. */
export const Moradia = z.enum(['APARTAMENTO', 'CASA', 'CASA_CONDOMINIO', 'CHACARA']);
export type Moradia = z.infer<typeof Moradia>;
/** Garage at home. */
export const Garagem = z.enum(['PORTAO_AUTOMATICO', 'PORTAO_MANUAL', 'SEM']);
export type Garagem = z.infer<typeof Garagem>;
/** What the main driver is to the insured. */
export const RelacaoCondutor = z.enum(['CONJUGE', 'FILHO', 'PAI_MAE', 'IRMAO', 'OUTROS']);
export type RelacaoCondutor = z.infer<typeof RelacaoCondutor>;
/** Package of the hull; `SO_RCF`: third parties only. */
export const TipoCobertura = z.enum(['COMPREENSIVA', 'INCENDIO_ROUBO_FURTO', 'ROUBO_FURTO', 'SO_RCF']);
export type TipoCobertura = z.infer<typeof TipoCobertura>;
/** Market value of reference (VMR) or determined value (VD). */
export const Modalidade = z.enum(['VMR', 'VD']);
export type Modalidade = z.infer<typeof Modalidade>;
/** Deductible of the hull. */
export const Franquia = z.enum(['REDUZIDA', 'NORMAL', 'MAJORADA', 'ISENTA']);
export type Franquia = z.infer<typeof Franquia>;
/** Glass cover. */
export const Vidros = z.enum(['SEM', 'BASICO', 'COMPLETO']);
export type Vidros = z.infer<typeof Vidros>;
/** Days of a spare car. */
export const CarroReserva = z.enum(['SEM', '7', '15', '30']);
export type CarroReserva = z.infer<typeof CarroReserva>;
/** Towing range, km. */
export const Assistencia = z.enum(['SEM', '200', '500', 'ILIMITADA']);
export type Assistencia = z.infer<typeof Assistencia>;

const opcional = z.optional;

/**
 * What a broker asks insurers about a car, block by block (domain design §3.1 blocks A, B, C and §3.2 AUTO). Money in centavos, days
 * `YYYY-MM-DD`, distances in km. Only shapes are said here; which field is required when, ranges and cross-field rules are
 * `definicaoAuto` in domain. Option lists follow Open Insurance Brasil's enumerations.
 */
export const RiscoAuto = z.object({
  segurado: Segurado,
  seguro: Seguro,
  veiculo: z.object({
    zeroKm: z.boolean(),
    placa: opcional(z.string()),
    chassi: opcional(z.string()),
    fipe: z.string(),
    marca: TextoCurto,
    modelo: TextoCurto,
    valorFipeCentavos: Centavos,
    lugares: z.int(),
    anoFabricacao: z.int(),
    anoModelo: z.int(),
    combustivel: Combustivel,
    kitGas: z.boolean(),
    kitGasValorCentavos: opcional(Centavos),
    blindado: z.boolean(),
    blindagemValorCentavos: opcional(Centavos),
    alienado: z.boolean(),
    chassiRemarcado: z.boolean(),
    isencao: opcional(z.enum(['ICMS', 'IPI', 'AMBOS'])),
    rastreador: z.boolean(),
    pcd: z.boolean(),
  }),
  uso: z.object({
    uso: UsoVeiculo,
    atividade: opcional(AtividadeVeiculo),
    kmSemana: opcional(z.int()),
    trabalho: z.boolean(),
    trabalhoGaragem: opcional(z.boolean()),
    trabalhoDistanciaKm: opcional(z.int()),
    estudo: z.boolean(),
    estudoGaragem: opcional(z.boolean()),
    estudoDistanciaKm: opcional(z.int()),
  }),
  pernoite: z.object({
    cepPernoite: z.string(),
    moradia: Moradia,
    garagem: Garagem,
    veiculosNaResidencia: opcional(z.int()),
  }),
  condutor: z.object({
    igualSegurado: z.boolean(),
    cpf: opcional(z.string()),
    nome: opcional(TextoCurto),
    nascimento: opcional(Data),
    sexo: opcional(Sexo),
    estadoCivil: opcional(EstadoCivil),
    relacao: opcional(RelacaoCondutor),
    anosCnh: opcional(z.int()),
    /** Drivers of 18 to 25 in the household. */
    jovens: z.boolean(),
    jovensSexo: opcional(z.enum(['M', 'F', 'AMBOS'])),
    jovensCobrir: opcional(z.boolean()),
  }),
  proprietario: z.object({ igualSegurado: z.boolean(), documento: opcional(z.string()), nome: opcional(TextoCurto) }),
  renovacao: z.object({ bonus: z.int(), ci: opcional(z.string()) }),
  coberturas: z.object({
    tipo: TipoCobertura,
    modalidade: opcional(Modalidade),
    /** Percentage of the FIPE value insured, 80 to 120. */
    ajustePct: z.int(),
    franquia: opcional(Franquia),
    dmCentavos: Centavos,
    dcCentavos: Centavos,
    dmoCentavos: Centavos,
    /** Per seat: death and disability of passengers. */
    appMorteCentavos: Centavos,
    appInvalidezCentavos: Centavos,
    vidros: Vidros,
    carroReserva: CarroReserva,
    assistencia: Assistencia,
    pequenosReparos: z.boolean(),
    acessorios: opcional(z.array(z.object({ descricao: TextoCurto, valorCentavos: Centavos }))),
  }),
  observacoes: opcional(Observacoes),
});
export type RiscoAuto = z.infer<typeof RiscoAuto>;

/** What the auto form autosaves: any part of it may be missing or unfinished. */
export type RascunhoAuto = { risco: Rascunho<RiscoAuto>; comercial: Rascunho<Comercial> };

/** Version of the risk's JSON, stored beside it so that old rows can be migrated. */
export const SCHEMA_RISCO_AUTO = 1;
