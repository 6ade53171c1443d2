import * as z from 'zod/mini';
import { Centavos } from '../formats.ts';
import { Observacoes, Segurado, Seguro } from './blocos-risco.contract.ts';
import { LocalRisco, Posse } from './risco-residencial.contract.ts';

/** What the company lives from. */
export const AtividadeEmpresa = z.enum(['COMERCIO', 'INDUSTRIA', 'SERVICO']);
export type AtividadeEmpresa = z.infer<typeof AtividadeEmpresa>;
/** Class of construction, from fire-proof to wood. */
export const ConstrucaoEmpresa = z.enum(['SUPERIOR', 'SOLIDA', 'MISTA', 'INFERIOR']);
export type ConstrucaoEmpresa = z.infer<typeof ConstrucaoEmpresa>;
/** Protection against theft; `NAO_POSSUI` excludes the others. */
export const SegurancaEmpresa = z.enum([
  'NAO_POSSUI',
  'CFTV',
  'PORTARIA_24H',
  'ALARME',
  'VIGILANCIA',
  'CERCA_ELETRICA',
  'GRADES',
  'CONTROLE_ACESSO',
  'VIGILANCIA_ARMADA',
  'SENSORES',
]);
export type SegurancaEmpresa = z.infer<typeof SegurancaEmpresa>;
/** Protection against fire; `NAO_POSSUI` excludes the others. */
export const IncendioEmpresa = z.enum([
  'NAO_POSSUI',
  'EXTINTOR',
  'HIDRANTES',
  'SPRINKLER',
  'DETECTOR',
  'ALARME',
  'BRIGADA',
  'BOMBEIROS_3KM',
]);
export type IncendioEmpresa = z.infer<typeof IncendioEmpresa>;

const lmi = z.optional(Centavos);

/** Risk of a business (domain design §3.2 EMPRESARIAL): a company, or a professional by their council's number. */
export const RiscoEmpresarial = z.object({
  segurado: Segurado,
  seguro: Seguro,
  local: LocalRisco,
  empresa: z.object({
    /** A natural person insured as a liberal professional. */
    isLiberal: z.boolean(),
    /** Registration in the professional council, `CRM-SP 123456`. */
    conselho: z.optional(z.string().check(z.maxLength(40))),
    /** Seven digits. */
    cnae: z.string(),
    atividade: AtividadeEmpresa,
    construcao: ConstrucaoEmpresa,
    isopainel: z.boolean(),
    emShopping: z.boolean(),
    predominanciaAberta: z.boolean(),
    posse: Posse,
    faturamentoAnualCentavos: z.optional(Centavos),
    funcionarios: z.optional(z.int()),
    seguranca: z.array(SegurancaEmpresa),
    incendio: z.array(IncendioEmpresa),
    sinistros12m: z.int(),
  }),
  valorRisco: z.object({
    predioCentavos: Centavos,
    /** Machines, furniture and utensils (MMU). */
    mmuCentavos: Centavos,
    mercadoriasCentavos: Centavos,
  }),
  coberturas: z.object({
    incendioCentavos: Centavos,
    danosEletricosCentavos: lmi,
    vendavalFumacaCentavos: lmi,
    rouboCentavos: lmi,
    valoresCentavos: lmi,
    vidrosCentavos: lmi,
    equipamentosCentavos: lmi,
    deterioracaoCentavos: lmi,
    rcOperacoesCentavos: lmi,
    lucrosCessantesCentavos: lmi,
    lucrosCessantesMeses: z.optional(z.int()),
    aluguelCentavos: lmi,
    registrosCentavos: lmi,
  }),
  observacoes: z.optional(Observacoes),
});
export type RiscoEmpresarial = z.infer<typeof RiscoEmpresarial>;
