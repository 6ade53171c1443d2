import * as z from 'zod/mini';
import { rascunhoDe, type Rascunho } from '../rascunho.ts';
import { Comercial } from './blocos-risco.contract.ts';
import { RiscoAuto } from './risco-auto.contract.ts';
import { RiscoCondominio } from './risco-condominio.contract.ts';
import { RiscoEmpresarial } from './risco-empresarial.contract.ts';
import { RiscoManual } from './risco-manual.contract.ts';
import { RiscoPet } from './risco-pet.contract.ts';
import { RiscoResidencial } from './risco-residencial.contract.ts';
import { RiscoSaude } from './risco-saude.contract.ts';
import { RiscoVida } from './risco-vida.contract.ts';

/** The lines insurers are asked about; what only a manual quote covers is none of them. */
export const LinhaCotada = z.enum(['AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE']);
export type LinhaCotada = z.infer<typeof LinhaCotada>;

/** Which form an orçamento was filled in: that of its line, or the manual one. */
export const Formulario = z.enum([...LinhaCotada.options, 'MANUAL']);
export type Formulario = z.infer<typeof Formulario>;

/**
 * The table of lines: the complete risk of each. Read whole by servers alone; a screen takes its own line's schema, so that no page
 * carries eight.
 */
export const riscos = {
  AUTO: RiscoAuto,
  RESIDENCIAL: RiscoResidencial,
  CONDOMINIO: RiscoCondominio,
  PET: RiscoPet,
  VIDA: RiscoVida,
  EMPRESARIAL: RiscoEmpresarial,
  SAUDE: RiscoSaude,
  MANUAL: RiscoManual,
} satisfies Record<Formulario, z.ZodMiniType>;
/** The complete risk of one form, by its name. */
export type RiscoDe<F extends Formulario = Formulario> = { [N in Formulario]: z.infer<(typeof riscos)[N]> }[F];

/** What a form autosaves: any part may be missing or unfinished. On the wire the risk is any record; the gateway reads it by the orçamento's form. */
export const RascunhoOrcamento = z.object({
  risco: z.record(z.string().check(z.maxLength(40)), z.unknown()),
  comercial: rascunhoDe(Comercial),
});
export type RascunhoOrcamento = { risco: Record<string, unknown>; comercial: Rascunho<Comercial> };
/** A draft of one form. */
export type RascunhoDe<F extends Formulario> = { risco: Rascunho<RiscoDe<F>>; comercial: Rascunho<Comercial> };
