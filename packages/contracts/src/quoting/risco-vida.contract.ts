import * as z from 'zod/mini';
import { Bps, Centavos, Data } from '../formats.ts';
import { Observacoes, Segurado, Seguro } from './blocos-risco.contract.ts';

/** How the insured earns a living. */
export const OcupacaoVida = z.enum(['CLT', 'AUTONOMO', 'PJ', 'SOCIO_MEI', 'SEM_ATIVIDADE']);
export type OcupacaoVida = z.infer<typeof OcupacaoVida>;
/** How often a sport is practised. */
export const FrequenciaEsporte = z.enum(['EVENTUAL', 'SEMANAL', 'PROFISSIONAL']);
export type FrequenciaEsporte = z.infer<typeof FrequenciaEsporte>;
/** Whom the funeral cover is for. */
export const FuneralVida = z.enum(['SEM', 'INDIVIDUAL', 'FAMILIAR']);
export type FuneralVida = z.infer<typeof FuneralVida>;
/** How long the cover lasts. */
export const PrazoVida = z.enum(['ANUAL', 'MENSAL', 'VITALICIO']);
export type PrazoVida = z.infer<typeof PrazoVida>;
/** What a beneficiary is to the insured. */
export const Parentesco = z.enum(['CONJUGE', 'FILHO', 'PAI_MAE', 'IRMAO', 'OUTROS']);
export type Parentesco = z.infer<typeof Parentesco>;

const capital = z.optional(Centavos);

/** Who is paid; the shares of all sum to 100 % (10,000 bps). */
export const Beneficiario = z.object({
  nome: z.string().check(z.maxLength(120)),
  parentesco: Parentesco,
  nascimento: z.optional(Data),
  pctBps: Bps,
});
export type Beneficiario = z.infer<typeof Beneficiario>;

/**
 * What a broker asks insurers about a life (domain design §3.2 VIDA). The health declaration (DPS) is asked only after an offer is
 * chosen, under the sensitive-data consent; nothing of it stands here.
 */
export const RiscoVida = z.object({
  segurado: Segurado,
  seguro: Seguro,
  pessoa: z.object({
    pesoKg: z.optional(z.int()),
    /** Height in centimetres. */
    alturaCm: z.optional(z.int()),
    fumante: z.boolean(),
    ocupacao: OcupacaoVida,
    rendaMensalCentavos: Centavos,
    esportes: z.array(z.object({ nome: z.string().check(z.maxLength(60)), frequencia: FrequenciaEsporte })),
    afastadoInss: z.boolean(),
    /** CID of the leave. */
    cid: z.optional(z.string().check(z.maxLength(10))),
    historicoOncologico: z.boolean(),
  }),
  coberturas: z.object({
    prazo: PrazoVida,
    /** Natural or accidental death: the base of the others. */
    morteCentavos: Centavos,
    morteAcidentalCentavos: capital,
    /** Permanent disability by accident (IPA). */
    invalidezAcidenteCentavos: capital,
    /** Functional disability by disease (IFPD). */
    invalidezFuncionalCentavos: capital,
    /** Disability by disease for work (ILPD). */
    invalidezLaboralCentavos: capital,
    doencaGraveCentavos: capital,
    /** Daily amount of temporary incapacity (DIT). */
    diariaIncapacidadeCentavos: capital,
    diariaInternacaoCentavos: capital,
    funeral: FuneralVida,
    conjugeCentavos: capital,
    /** Capital per child. */
    filhosCentavos: capital,
  }),
  beneficiarios: z.array(Beneficiario),
  observacoes: z.optional(Observacoes),
});
export type RiscoVida = z.infer<typeof RiscoVida>;
