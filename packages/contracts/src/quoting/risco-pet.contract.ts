import * as z from 'zod/mini';
import { Centavos, Data } from '../formats.ts';
import { Observacoes, Segurado, Seguro, Sexo } from './blocos-risco.contract.ts';

/** Species covered. */
export const EspeciePet = z.enum(['CAO', 'GATO']);
export type EspeciePet = z.infer<typeof EspeciePet>;
/** Size when grown. */
export const PortePet = z.enum(['MINI', 'PEQUENO', 'MEDIO', 'GRANDE', 'GIGANTE']);
export type PortePet = z.infer<typeof PortePet>;
/** Range of the plan. */
export const PlanoPet = z.enum(['ESSENCIAL', 'CONFORTO', 'TOTAL']);
export type PlanoPet = z.infer<typeof PlanoPet>;
/** Share of each bill that is paid back, percent. */
export const ReembolsoPet = z.enum(['50', '70', '90']);
export type ReembolsoPet = z.infer<typeof ReembolsoPet>;

/** One animal. */
export const Pet = z.object({
  especie: EspeciePet,
  nome: z.string().check(z.maxLength(60)),
  /** Breed as written by the tutor; absent with `semRaca`. */
  raca: z.optional(z.string().check(z.maxLength(60))),
  /** Mixed or undefined breed (SRD). */
  semRaca: z.boolean(),
  porte: PortePet,
  nascimento: Data,
  sexo: z.optional(Sexo),
  castrado: z.boolean(),
  microchip: z.optional(z.string().check(z.maxLength(15))),
  vacinasEmDia: z.boolean(),
  preexistencias: z.optional(z.array(z.string().check(z.maxLength(120)))),
});
export type Pet = z.infer<typeof Pet>;

/** Risk of one or several animals of one tutor (domain design §3.2 PET). */
export const RiscoPet = z.object({
  segurado: Segurado,
  seguro: Seguro,
  pets: z.array(Pet),
  coberturas: z.object({
    plano: PlanoPet,
    reembolso: ReembolsoPet,
    coparticipacao: z.boolean(),
    consultas: z.boolean(),
    exames: z.boolean(),
    cirurgia: z.boolean(),
    internacao: z.boolean(),
    funeral: z.boolean(),
    /** Reimbursement cap per animal and year. */
    limiteAnualCentavos: Centavos,
    rcTutorCentavos: z.optional(Centavos),
  }),
  observacoes: z.optional(Observacoes),
});
export type RiscoPet = z.infer<typeof RiscoPet>;
