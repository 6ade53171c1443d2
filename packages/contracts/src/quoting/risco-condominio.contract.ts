import * as z from 'zod/mini';
import { Centavos } from '../formats.ts';
import { Observacoes, Segurado, Seguro } from './blocos-risco.contract.ts';
import { LocalRisco } from './risco-residencial.contract.ts';

/** How the buildings of a condominium stand. */
export const EstruturaCondominio = z.enum(['VERTICAL', 'HORIZONTAL', 'MISTO']);
export type EstruturaCondominio = z.infer<typeof EstruturaCondominio>;
/** What its units are used for. */
export const TipoCondominio = z.enum([
  'SO_RESIDENCIAL',
  'SO_COMERCIAL',
  'RESIDENCIAL_COM_COMERCIO',
  'RESIDENCIAL_ESCRITORIO_COMERCIO',
  'ESCRITORIOS',
  'ESCRITORIOS_COM_COMERCIO',
  'FLAT',
  'FLAT_COM_COMERCIO',
]);
export type TipoCondominio = z.infer<typeof TipoCondominio>;
/** Simple: named perils; wide: any accident of external cause. */
export const BasicaCondominio = z.enum(['SIMPLES', 'AMPLA']);
export type BasicaCondominio = z.infer<typeof BasicaCondominio>;
/** Protection against theft; `NAO_POSSUI` excludes the others. */
export const SegurancaCondominio = z.enum([
  'NAO_POSSUI',
  'CFTV',
  'PORTARIA_24H',
  'ALARME',
  'VIGILANCIA',
  'CERCA_ELETRICA',
  'GRADES',
  'PORTEIRO_ELETRONICO',
  'CATRACA',
]);
export type SegurancaCondominio = z.infer<typeof SegurancaCondominio>;

const lmi = z.optional(Centavos);

/** Risk of a condominium (domain design §3.2 CONDOMINIO); the insured is the condominium itself. */
export const RiscoCondominio = z.object({
  segurado: Segurado,
  seguro: Seguro,
  local: LocalRisco,
  condominio: z.object({
    legalmenteConstituido: z.boolean(),
    estrutura: EstruturaCondominio,
    tipo: TipoCondominio,
    blocos: z.int(),
    unidades: z.int(),
    pavimentos: z.int(),
    idadeAnos: z.int(),
    elevadores: z.optional(z.int()),
    funcionarios: z.optional(z.int()),
    vagas: z.optional(z.int()),
    areaConstruidaM2: z.optional(z.int()),
    valorReconstrucaoCentavos: Centavos,
    seguranca: z.array(SegurancaCondominio),
    tombado: z.boolean(),
    sindico: z.optional(z.string().check(z.maxLength(120))),
    sinistros12m: z.int(),
  }),
  coberturas: z.object({
    basica: BasicaCondominio,
    rcCondominioCentavos: lmi,
    rcSindicoCentavos: lmi,
    rcPortoesCentavos: lmi,
    rcGaragistaCentavos: lmi,
    danosEletricosCentavos: lmi,
    vidrosCentavos: lmi,
    vendavalCentavos: lmi,
    alagamentoCentavos: lmi,
    rouboCentavos: lmi,
    fidelidadeCentavos: lmi,
    /** Capital per employee. */
    vidaFuncionariosCentavos: lmi,
  }),
  observacoes: z.optional(Observacoes),
});
export type RiscoCondominio = z.infer<typeof RiscoCondominio>;
