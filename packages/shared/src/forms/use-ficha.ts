import { FalhaRequisicao } from '@balcao/shared';
import { useState } from 'react';
import * as z from 'zod/mini';
import { EnvioRecusado, type Erros, semAviso } from './aviso.ts';
import { openGuardado } from './guardado.storage.ts';
import { useForm } from './use-form.ts';
import type { Tentativa } from './use-submit.ts';

/** Everything stored has a version: what is written names the one that was read. */
export interface Versionada {
  readonly versao: number;
}

/** What makes a record a form. */
export interface DefinicaoDaFicha<Ficha extends Versionada, Digitado extends object> {
  /** What is stored; null of a record that is new. */
  readonly gravada: Ficha | null;
  /** The form of what is stored, and of nothing. */
  readonly digitadoDe: (ficha: Ficha | null) => Digitado;
  /** What stands when somebody else wrote since, as a 409 carries it. */
  readonly schema: z.ZodMiniType<Ficha>;
  readonly camposOf: (digitado: Digitado) => readonly string[];
  readonly judge: (digitado: Digitado) => Erros<string>;
  /** Writes over what is stored, null being nothing. */
  readonly send: (digitado: Digitado, base: Ficha | null, tentativa: Tentativa) => Promise<Ficha>;
  /** Takes the reader to the first of these fields on the page: `focusCampo` of ui. */
  readonly goTo: (campos: readonly string[]) => void;
  /** Its name among the forms kept when the session ends, and how one is read again; absent, it is not kept. */
  readonly guardada?: { readonly nome: string; readonly parse: (valor: unknown) => Digitado | null };
  /** The form shows `resumo`. */
  readonly hasResumo?: boolean;
  readonly onSent?: (ficha: Ficha) => void;
}

/** A record as a form: sent once at a time, refused at its fields, never written over what somebody else saved without being seen. */
export function useFicha<Ficha extends Versionada, Digitado extends object>(definicao: DefinicaoDaFicha<Ficha, Digitado>) {
  const { gravada, digitadoDe, schema, camposOf, judge, send, goTo, guardada, hasResumo = false, onSent } = definicao;
  const [base, setBase] = useState(gravada);
  const [cofre] = useState(() => guardada && openCofre(guardada));
  const [lida] = useState(() => cofre?.read() ?? null);
  // kept over a version that is no longer the one stored: both are shown before it may be sent
  const [conflito, setConflito] = useState(lida && gravada && lida.versao !== gravada.versao ? gravada : null);
  const form = useForm<Digitado, Ficha, string>({
    inicial: digitadoDe(base),
    campos: camposOf,
    judge,
    goTo,
    hasResumo,
    after: digitadoDe,
    ...(cofre && {
      guardado: {
        ...cofre,
        read: () => lida?.digitado ?? null,
        write: (typed: Digitado) => cofre.write({ versao: base?.versao ?? null, digitado: typed }),
      },
    }),
    ...(onSent && { onSent }),
    send: async (typed, tentativa) => {
      try {
        const saved = await send(typed, base, tentativa);
        setBase(saved);
        return saved;
      } catch (error) {
        const atual = error instanceof FalhaRequisicao && error.status === 409 ? schema.safeParse(error.data) : null;
        if (!atual?.success) throw error;
        setConflito(atual.data);
        throw new EnvioRecusado(semAviso);
      }
    },
  });
  return {
    ...form,
    base,
    conflito,
    /** What stands after an act of this page that is no saving: what is typed is written over it from now on. */
    adopt: setBase as (ficha: Ficha) => void,
    /** What stands now: theirs to be seen, mine to be written over it, or mine given up. */
    settle: (isMineKept: boolean) => {
      if (conflito === null) return;
      setBase(conflito);
      setConflito(null);
      form.forget();
      if (!isMineKept) form.retype(digitadoDe(conflito));
    },
  };
}

const Envelope = z.object({ versao: z.nullable(z.int()), digitado: z.unknown() });

/** Where a record's form is kept, with the version it was typed over. */
function openCofre<Digitado extends object>({ nome, parse }: NonNullable<DefinicaoDaFicha<Versionada, Digitado>['guardada']>) {
  return openGuardado(nome, (valor) => {
    const { data } = Envelope.safeParse(valor);
    const digitado = data ? parse(data.digitado) : null;
    return data && digitado ? { versao: data.versao, digitado } : null;
  });
}
