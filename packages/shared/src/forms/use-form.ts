import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Erros } from './aviso.ts';
import { bindTo, type Ligado } from './bind-to.ts';
import type { Guardado } from './guardado.storage.ts';
import { type Envio, type PedidoEnvio, useSubmit } from './use-submit.ts';

/** What makes a form: what it begins with, and how it is judged and sent. */
export interface DefinicaoDoForm<D extends object, O, Campo extends string> extends Omit<PedidoEnvio<D, O, Campo>, 'campos'> {
  /** What is stored, as it is typed: what undoing goes back to. */
  readonly inicial: D;
  /** Fields, in the order of the form; those of `inicial` when absent. */
  readonly campos?: (digitado: D) => readonly Campo[];
  /** What the form holds once it was taken, unless more was typed meanwhile; what was sent when absent. */
  readonly after?: (answer: O) => D;
  /** Where what is typed survives the end of the session (a 401 in the middle); never for passwords or codes. */
  readonly guardado?: Guardado<D>;
  /** It is kept at every change too, and so survives a reload. */
  readonly isGuardadoAoDigitar?: boolean;
}

/** A form: what is typed in it, and its way to the gateway. */
export interface Form<D extends object, O, Campo extends string> extends Omit<Envio<D, O, Campo>, 'submit'> {
  readonly digitado: D;
  /** Something typed is not what is stored. */
  readonly isDirty: boolean;
  /** It shows what was kept of an earlier visit, and nothing was typed since. */
  readonly isRestaurado: boolean;
  /** A field's name, value, error and handler, as every field of ui takes them. */
  bind<C extends keyof D & string>(campo: C): Ligado<D, C>;
  /** Types in one or more fields at once; they, and `corrigidos`, are no longer said to be wrong. */
  change(mudanca: Partial<D>, ...corrigidos: readonly string[]): void;
  /** Another content of the whole: nothing of it was judged yet. */
  retype(next: D): void;
  /** For `useNaoSalvo`: keeps what is typed for the same form of a newer build. */
  putAway(): boolean;
  /** The form's own `onSubmit`. @returns the answer; null when it was refused, or when another is still on the way */
  submit(event?: FormEvent): Promise<O | null>;
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form outside the quote: fields tied by name, sent once at a time, refused at its fields, and nothing typed is ever lost.
 *
 * @example
 * const { bind, submit } = useForm({ inicial: { email: '' }, judge: errosOf, send: askForLink, goTo: focusCampo });
 * <form onSubmit={submit}><TextField label={copy.email} {...bind('email')} /></form>
 */
export function useForm<D extends object, O, Campo extends string = keyof D & string>(
  definicao: DefinicaoDoForm<D, O, Campo>,
): Form<D, O, Campo> {
  const { inicial, campos, after, guardado, isGuardadoAoDigitar = false } = definicao;
  const [restaurado] = useState(() => guardado?.read() ?? null);
  const [digitado, setDigitado] = useState(restaurado ?? inicial);
  const isDirty = !isSame(digitado, inicial);
  const { submit, ...envio } = useSubmit<D, O, Campo>({
    ...definicao,
    campos: campos ? campos(digitado) : (Object.keys(inicial) as Campo[]),
  });
  const { correct, forget } = envio;

  const latest = useKept({ digitado, isDirty, guardado, isGuardadoAoDigitar });
  // one handler for the whole form, always the same: a field that did not change is not drawn again
  const [type] = useState(() => (valor: D[keyof D], campo: string) => {
    setDigitado((now) => ({ ...now, [campo]: valor }));
    correct(campo);
  });
  return {
    ...envio,
    digitado,
    isDirty,
    isRestaurado: restaurado !== null && isDirty && isSame(digitado, restaurado),
    bind: bindTo<D, Erros<Campo>>(digitado, envio.erros, type),
    change: (mudanca, ...corrigidos) => {
      setDigitado((now) => ({ ...now, ...mudanca }));
      for (const campo of [...Object.keys(mudanca), ...corrigidos]) correct(campo);
    },
    retype: (next) => {
      setDigitado(next);
      forget();
    },
    putAway: () => guardado?.write(latest.current.digitado) ?? false,
    submit: async (event) => {
      event?.preventDefault();
      const answer = await submit(digitado);
      // what was typed while it was being saved stays, still to be saved
      if (answer === null || !isSame(latest.current.digitado, digitado)) return answer;
      if (after) setDigitado(after(answer));
      guardado?.remove();
      return answer;
    },
  };
}

interface Typed<D> {
  readonly digitado: D;
  readonly isDirty: boolean;
  readonly guardado: Guardado<D> | undefined;
  readonly isGuardadoAoDigitar: boolean;
}

/**
 * What is typed when the session ends under it is found again after signing in; what was found is the form's own from then on.
 *
 * @returns what is typed as it was last drawn, for what happens later than a render
 */
function useKept<D>(typed: Typed<D>): { readonly current: Typed<D> } {
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    const { guardado, isGuardadoAoDigitar } = latest.current;
    if (!isGuardadoAoDigitar) guardado?.remove();
    return guardado?.watchEnd(() => {
      const now = latest.current;
      if (now.isDirty) now.guardado?.write(now.digitado);
    });
  }, []);
  const { digitado, isDirty, isGuardadoAoDigitar } = typed;
  useEffect(() => {
    if (!isGuardadoAoDigitar) return;
    if (isDirty) latest.current.guardado?.write(digitado);
    else latest.current.guardado?.remove();
  }, [digitado, isDirty, isGuardadoAoDigitar]);
  return latest;
}
