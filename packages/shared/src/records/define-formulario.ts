import { type Erros, useFicha, type Versionada } from '@balcao/shared/forms';
import type * as z from 'zod/mini';

/** The part of a record its form writes through: `defineRegistro` gives one. */
interface RegistroGravavel<Ficha> {
  readonly schema: z.ZodMiniType<Ficha>;
  nomeDe(ficha: Ficha | null): string;
  save(dados: object, base: Ficha | null, idempotencyKey: string): Promise<Ficha>;
}

/** What makes the form of a record. */
export interface DefinicaoDoFormulario<Ficha, Digitado extends object> {
  /** The form of what is stored, and of nothing. */
  readonly digitadoDe: (ficha: Ficha | null) => Digitado;
  /** What is sent of what was typed. */
  readonly dadosDe: (digitado: Digitado) => object;
  readonly camposOf: (digitado: Digitado) => readonly string[];
  readonly judge: (digitado: Digitado) => Erros<string>;
  /** Reads what was typed before the session ended; null when it is not this form's. */
  readonly parseDigitado: (valor: unknown) => Digitado | null;
}

/**
 * The form of a record.
 *
 * @returns the hook of one record's form, or a new one's; `goTo` takes the reader to the first of some fields on the page: `focusCampo` of ui
 * @example export const useFormRamo = defineFormulario(ramos, { digitadoDe, dadosDe, camposOf, judge, parseDigitado })
 */
export const defineFormulario = <Ficha extends Versionada, Digitado extends object>(
  registro: RegistroGravavel<Ficha>,
  { digitadoDe, dadosDe, camposOf, judge, parseDigitado }: DefinicaoDoFormulario<Ficha, Digitado>,
) =>
  function useFormulario(gravada: Ficha | null, goTo: (campos: readonly string[]) => void) {
    return useFicha<Ficha, Digitado>({
      gravada,
      digitadoDe,
      schema: registro.schema,
      camposOf,
      judge,
      goTo,
      hasResumo: true,
      guardada: { nome: registro.nomeDe(gravada), parse: parseDigitado },
      send: (digitado, base, { idempotencyKey }) => registro.save(dadosDe(digitado), base, idempotencyKey),
    });
  };
