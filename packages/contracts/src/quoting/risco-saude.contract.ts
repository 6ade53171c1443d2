import * as z from 'zod/mini';
import { Centavos, Data } from '../formats.ts';
import { Observacoes, Segurado, Seguro, Sexo } from './blocos-risco.contract.ts';

/** How the plan is contracted; sizes of PME and EMPRESARIAL are parameters [K]. */
export const ContratacaoSaude = z.enum(['INDIVIDUAL', 'ADESAO', 'PME', 'EMPRESARIAL']);
export type ContratacaoSaude = z.infer<typeof ContratacaoSaude>;
/** Where care is given. */
export const AbrangenciaSaude = z.enum(['MUNICIPAL', 'GRUPO', 'ESTADUAL', 'NACIONAL']);
export type AbrangenciaSaude = z.infer<typeof AbrangenciaSaude>;
/** What care is given. */
export const SegmentacaoSaude = z.enum(['AMBULATORIAL', 'AMB_HOSP', 'AMB_HOSP_OBST', 'AMB_HOSP_OBST_ODONTO']);
export type SegmentacaoSaude = z.infer<typeof SegmentacaoSaude>;
/** Room in hospital. */
export const AcomodacaoSaude = z.enum(['ENFERMARIA', 'APARTAMENTO']);
export type AcomodacaoSaude = z.infer<typeof AcomodacaoSaude>;
/** Share of the insured in each procedure. */
export const CoparticipacaoSaude = z.enum(['SEM', 'PARCIAL', 'TOTAL']);
export type CoparticipacaoSaude = z.infer<typeof CoparticipacaoSaude>;
/** Holder or one who depends on a holder. */
export const PapelVida = z.enum(['TITULAR', 'DEPENDENTE']);
export type PapelVida = z.infer<typeof PapelVida>;

/** One head of the plan; `familia` numbers who belongs together, one holder each. */
export const VidaSaude = z.object({
  papel: PapelVida,
  familia: z.int(),
  nome: z.optional(z.string().check(z.maxLength(120))),
  nascimento: Data,
  sexo: z.optional(Sexo),
  /** Condition already known, ICD-10: health data, only under `consentimentoSaude`. */
  cid: z.optional(z.string().check(z.maxLength(6))),
});
export type VidaSaude = z.infer<typeof VidaSaude>;

/** Risk of health care (domain design §3.2 SAUDE and §5.5 for the ten age bands of the ANS). */
export const RiscoSaude = z.object({
  segurado: Segurado,
  seguro: Seguro,
  contrato: z.object({
    contratacao: ContratacaoSaude,
    /** Day the company was opened: PME and EMPRESARIAL. */
    aberturaEmpresa: z.optional(Data),
    /** Class entity: ADESAO. */
    entidade: z.optional(z.string().check(z.maxLength(120))),
    municipio: z.string().check(z.maxLength(120)),
    uf: z.string(),
    abrangencia: AbrangenciaSaude,
    segmentacao: SegmentacaoSaude,
    acomodacao: AcomodacaoSaude,
    coparticipacao: CoparticipacaoSaude,
    reembolsoCentavos: z.optional(Centavos),
    redeDesejada: z.optional(z.string().check(z.maxLength(300))),
    planoAtual: z.optional(z.string().check(z.maxLength(120))),
    /** Months in the present plan: portability of waiting periods. */
    planoAtualMeses: z.optional(z.int()),
  }),
  /** Each by birth, or counted by age band when births are not known yet. */
  informar: z.enum(['NASCIMENTOS', 'FAIXAS']),
  vidas: z.array(VidaSaude),
  /** Heads per age band, first to tenth of the ANS. */
  faixas: z.optional(z.array(z.int())),
  /** The client consented to the processing of the health data of the lives. */
  consentimentoSaude: z.optional(z.boolean()),
  observacoes: z.optional(Observacoes),
});
export type RiscoSaude = z.infer<typeof RiscoSaude>;
