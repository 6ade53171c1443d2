import * as z from 'zod/mini';
import { Bps, Centavos, Data } from '../formats.ts';
import { Observacoes, Segurado, Seguro, TextoCurto } from './blocos-risco.contract.ts';

/** How the insured earns a living. */
export const OcupacaoVida = z.enum(['CLT', 'AUTONOMO', 'PJ', 'SOCIO_MEI', 'SEM_ATIVIDADE']);
export type OcupacaoVida = z.infer<typeof OcupacaoVida>;
/** A sport insurers ask about: those of the published list brokers meet, by its own words. */
export const Esporte = z.enum([
  'ACADEMIA',
  'ALPINISMO',
  'ARTES_MARCIAIS',
  'ASA_DELTA',
  'AUTOMOBILISMO',
  'BALONISMO',
  'BASE_JUMP',
  'BASQUETEBOL',
  'BOXE',
  'BUNGEE_JUMP',
  'CICLISMO',
  'CORRIDA',
  'EQUITAÇÃO',
  'ESCALADA',
  'ESPELEOLOGIA',
  'ESQUI',
  'FUTEBOL',
  'HIPISMO',
  'JET_SKI',
  'KART',
]);
export type Esporte = z.infer<typeof Esporte>;
/** How often a sport is practised. */
export const FrequenciaEsporte = z.enum(['ATE_3_VEZES_ANO', 'ACIMA_DE_3_VEZES_ANO']);
export type FrequenciaEsporte = z.infer<typeof FrequenciaEsporte>;
/** Whom the funeral cover is for. */
export const FuneralVida = z.enum(['SEM', 'INDIVIDUAL', 'FAMILIAR']);
export type FuneralVida = z.infer<typeof FuneralVida>;
/** How long the cover lasts. */
export const PrazoVida = z.enum(['ANUAL', 'MENSAL', 'VITALICIO']);
export type PrazoVida = z.infer<typeof PrazoVida>;
/** Relationship of a beneficiary to the insured. */
export const Parentesco = z.enum(['CONJUGE', 'FILHO', 'PAI_MAE', 'IRMAO', 'OUTROS']);
export type Parentesco = z.infer<typeof Parentesco>;

const capital = z.optional(Centavos);

/** Who is paid; the shares of all sum to 100 % (10,000 bps). */
export const Beneficiario = z.object({
  nome: TextoCurto,
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
  /** Who contracts, when it is not the insured: a minor's life is contracted by an adult. */
  proponente: z.object({
    igualSegurado: z.boolean(),
    cpf: z.optional(z.string()),
    nome: z.optional(TextoCurto),
    nascimento: z.optional(Data),
  }),
  pessoa: z.object({
    pesoKg: z.optional(z.int()),
    /** Height in centimetres. */
    alturaCm: z.optional(z.int()),
    fumante: z.boolean(),
    ocupacao: OcupacaoVida,
    rendaMensalCentavos: Centavos,
    esportes: z.array(z.object({ nome: Esporte, frequencia: FrequenciaEsporte })),
    afastadoInss: z.boolean(),
    /** CID of the leave. */
    cid: z.optional(z.string().check(z.maxLength(10))),
    historicoOncologico: z.boolean(),
    /** The insured consented to the health answers above; only required when there is one. */
    consentimentoSaude: z.optional(z.boolean()),
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
