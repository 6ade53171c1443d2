import { sessaoEvents } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { readStored, writeStored } from '@balcao/shared/storage';

/** What was typed and not sent, kept in this tab against a reload or the end of the session. Never for passwords or codes. */
export interface Guardado<T> {
  read(): T | null;
  /** @returns whether it is written */
  write(value: T): boolean;
  remove(): void;
  /** Calls when the session ends under its user, who did not ask for it. @returns what stops that */
  watchEnd(ended: () => void): () => void;
}

/**
 * Where one user's unsent form lies. A full or forbidden storage costs the copy, never the screen.
 *
 * @param nome of the form, and of which one it is where there are many
 * @param parse reads what another build may have written: null when it is not this form's
 * @example const guardado = openGuardado('dados', (valor) => Dados.safeParse(valor).data ?? null); guardado.write(valores)
 */
export function openGuardado<T>(nome: string, parse: (valor: unknown) => T | null): Guardado<T> {
  const key = `balcao:guardado:${currentSession()?.usuarioId ?? '-'}:${nome}`;
  return {
    read: () => readStored(key, parse, 'sessionStorage'),
    write: (value) => writeStored(key, value, 'sessionStorage'),
    remove: () => void writeStored(key, undefined, 'sessionStorage'),
    watchEnd,
  };
}

function watchEnd(ended: () => void): () => void {
  const subscription = on(sessaoEvents.encerrada).subscribe(({ motivo }) => motivo !== 'logoff' && ended());
  return () => subscription.unsubscribe();
}
