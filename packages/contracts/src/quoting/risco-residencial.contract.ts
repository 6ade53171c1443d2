import * as z from 'zod/mini';
import { Centavos } from '../formats.ts';
import { Observacoes, Segurado, Seguro } from './blocos-risco.contract.ts';

/** Kind of home. */
export const TipoResidencia = z.enum(['CASA', 'APARTAMENTO', 'CASA_EM_CONDOMINIO']);
export type TipoResidencia = z.infer<typeof TipoResidencia>;
/** Where it stands. */
export const Zona = z.enum(['URBANA', 'RURAL']);
export type Zona = z.infer<typeof Zona>;
/** What the home is used for. */
export const UsoResidencia = z.enum(['HABITUAL', 'VERANEIO', 'DESOCUPADO', 'ATIVIDADE_COMERCIAL', 'ALUGUEL_TEMPORADA']);
export type UsoResidencia = z.infer<typeof UsoResidencia>;
/** What the walls are made of. */
export const ConstrucaoResidencia = z.enum(['ALVENARIA', 'MADEIRA', 'MISTA']);
export type ConstrucaoResidencia = z.infer<typeof ConstrucaoResidencia>;
/** Whether the insured owns or rents. */
export const Posse = z.enum(['PROPRIO', 'ALUGADO']);
export type Posse = z.infer<typeof Posse>;
/** What is covered: building, contents or both. */
export const ObjetoSegurado = z.enum(['PREDIO_E_CONTEUDO', 'PREDIO', 'CONTEUDO']);
export type ObjetoSegurado = z.infer<typeof ObjetoSegurado>;
/** Protection against theft; `NAO_POSSUI` excludes the others. */
export const Seguranca = z.enum([
  'NAO_POSSUI',
  'CFTV',
  'PORTARIA_24H',
  'ALARME',
  'VIGILANCIA',
  'CONDOMINIO_FECHADO',
  'CERCA_ELETRICA',
  'GRADES',
]);
export type Seguranca = z.infer<typeof Seguranca>;
/** Protection against fire; `NAO_POSSUI` excludes the others. */
export const ProtecaoIncendio = z.enum(['NAO_POSSUI', 'EXTINTOR', 'HIDRANTES', 'SPRINKLER', 'DETECTOR', 'ALARME']);
export type ProtecaoIncendio = z.infer<typeof ProtecaoIncendio>;
/** Address of the thing insured, when it is not that of the insured. */
export const LocalRisco = z.object({
  igualSegurado: z.boolean(),
  cep: z.optional(z.string()),
  logradouro: z.optional(z.string().check(z.maxLength(120))),
  numero: z.optional(z.string().check(z.maxLength(20))),
  complemento: z.optional(z.string().check(z.maxLength(120))),
  bairro: z.optional(z.string().check(z.maxLength(120))),
  cidade: z.optional(z.string().check(z.maxLength(120))),
  uf: z.optional(z.string()),
});
export type LocalRisco = z.infer<typeof LocalRisco>;

const lmi = z.optional(Centavos);

/**
 * What a broker asks insurers about a home (domain design §3.2 RESIDENCIAL). Each cover is its limit (LMI) in centavos, absent when
 * it is not wanted; `basica` is fire, lightning, explosion and aircraft.
 */
export const RiscoResidencial = z.object({
  segurado: Segurado,
  seguro: Seguro,
  local: LocalRisco,
  imovel: z.object({
    tipo: TipoResidencia,
    zona: Zona,
    uso: UsoResidencia,
    construcao: ConstrucaoResidencia,
    posse: Posse,
    cobrir: ObjetoSegurado,
    tombado: z.boolean(),
    emObra: z.boolean(),
    seguranca: z.array(Seguranca),
    incendio: z.array(ProtecaoIncendio),
    /** Insured for the value as new: without depreciation. */
    valorNovo: z.boolean(),
    /** Claims in the last 12 months. */
    sinistros12m: z.int(),
  }),
  coberturas: z.object({
    basicaCentavos: Centavos,
    danosEletricosCentavos: lmi,
    vendavalCentavos: lmi,
    rouboCentavos: lmi,
    vidrosCentavos: lmi,
    alagamentoCentavos: lmi,
    rcFamiliarCentavos: lmi,
    aluguelCentavos: lmi,
    eletronicosCentavos: lmi,
    danosPorAguaCentavos: lmi,
    impactoCentavos: lmi,
    desmoronamentoCentavos: lmi,
  }),
  observacoes: z.optional(Observacoes),
});
export type RiscoResidencial = z.infer<typeof RiscoResidencial>;
