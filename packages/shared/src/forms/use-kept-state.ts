import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openGuardado } from './guardado.storage.ts';

/** What is being written in a screen that is no `useForm`, as `useKeptState` keeps it. */
export interface KeptState<T> {
  readonly escrito: T;
  /** What changes; said by what there was before where several may change at once. */
  change(mudanca: Partial<T> | ((before: T) => Partial<T>)): void;
}

/**
 * State of a screen where something is written: when the session ends under its user, it is found again after signing in, once. Never for
 * passwords or codes.
 *
 * @param nome of the screen, and of what it is about
 * @param inicial what it begins with; `parse` is given what was kept, which another build may have written, and answers null when it is not
 * the screen's own
 * @example const { escrito, change } = useKeptState(`envio:${orcamentoId}`, { inicial, parse })
 */
export function useKeptState<T extends object>(
  nome: string,
  { inicial, parse }: { inicial: () => T; parse: (valor: unknown) => T | null },
): KeptState<T> {
  const [guardado] = useState(() => openGuardado(nome, parse));
  const [escrito, setEscrito] = useState(() => guardado.read() ?? inicial());
  const latest = useRef(escrito);
  const hasChanged = useRef(false);
  useLayoutEffect(() => {
    latest.current = escrito;
  });
  useEffect(() => {
    guardado.remove();
    return guardado.watchEnd(() => hasChanged.current && guardado.write(latest.current));
  }, [guardado]);
  return {
    escrito,
    change: (mudanca) => {
      hasChanged.current = true;
      setEscrito((before) => ({ ...before, ...(typeof mudanca === 'function' ? mudanca(before) : mudanca) }));
    },
  };
}
