import { FalhaRequisicao } from '@balcao/shared';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Erros } from './erros-dos-campos.ts';
import { useEnvio } from './use-envio.ts';

/** What makes a record a form. */
export interface DefinicaoDaFicha<Ficha, Digitado extends object> {
  /** What is stored; null of a record that is new. */
  readonly gravada: Ficha | null;
  /** The form of what is stored, and of nothing. */
  readonly digitadoDe: (ficha: Ficha | null) => Digitado;
  /** What stands when somebody else wrote since, as a 409 carries it. */
  readonly schema: z.ZodMiniType<Ficha>;
  readonly camposOf: (digitado: Digitado) => readonly string[];
  readonly judge: (digitado: Digitado) => Erros<string>;
  /** Writes over what is stored, null being nothing. */
  readonly send: (digitado: Digitado, base: Ficha | null) => Promise<Ficha>;
  /** Takes the reader to a field: `focusCampo` of ui. */
  readonly goTo: (campo: string) => void;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A record as a form: sent once at a time, refused at its fields, never written over what somebody else saved without being seen. */
export function useFicha<Ficha, Digitado extends object>(definicao: DefinicaoDaFicha<Ficha, Digitado>) {
  const { gravada, digitadoDe, schema, camposOf, judge, send, goTo } = definicao;
  const [base, setBase] = useState(gravada);
  const [digitado, setDigitado] = useState(() => digitadoDe(gravada));
  const [conflito, setConflito] = useState<Ficha | null>(null);
  const write = async (typed: Digitado): Promise<Ficha | null> => {
    try {
      return await send(typed, base);
    } catch (error) {
      const atual = error instanceof FalhaRequisicao && error.status === 409 ? schema.safeParse(error.data) : null;
      if (!atual?.success) throw error;
      setConflito(atual.data);
      return null;
    }
  };
  const { submit, correct, forget, isBusy, erros, aviso } = useEnvio({ campos: camposOf(digitado), send: write, judge, goTo });
  return {
    base,
    digitado,
    conflito,
    isBusy,
    erros,
    aviso,
    isDirty: !isSame(digitado, digitadoDe(base)),
    change: (mudanca: Partial<Digitado>, campo: string) => {
      setDigitado((now) => ({ ...now, ...mudanca }));
      correct(campo);
    },
    /** What stands now: theirs to be seen, mine to be written over it, or mine given up. */
    settle: (isMineKept: boolean) => {
      if (conflito === null) return;
      setBase(conflito);
      setConflito(null);
      forget();
      if (!isMineKept) setDigitado(digitadoDe(conflito));
    },
    /** @returns what was saved; null when it was refused */
    submit: () => submit(digitado),
  };
}
