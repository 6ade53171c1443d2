import { currentSession } from '@balcao/shared';
import type * as z from 'zod/mini';

/** What was typed and not sent, kept in this tab against a reload or the end of the session. Never for passwords or codes. */
export interface Guardado<T> {
  read(): T | null;
  /** @returns whether it is written */
  write(value: T): boolean;
  remove(): void;
}

/**
 * Where one user's unsent form lies. A full or forbidden storage costs the copy, never the screen.
 *
 * @example const guardado = openGuardado('dados', Dados); guardado.write(valores)
 */
export function openGuardado<S extends z.ZodMiniType>(nome: string, schema: S): Guardado<z.output<S>> {
  const key = `balcao:guardado:${currentSession()?.usuarioId ?? '-'}:${nome}`;
  return {
    read: () => attempt(() => schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data as z.output<S> | undefined) ?? null,
    write: (value) =>
      attempt(() => {
        sessionStorage.setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    // spec §8: a failure of local storage is only logged
    console.warn('armazenamento local indisponível', error);
    return undefined;
  }
}
