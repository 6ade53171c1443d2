import { useSyncExternalStore } from 'react';
import { Cadastro, cadastroVazio, type Erros, type Etapa } from './cadastro.model.ts';
import { readGuardado, saveGuardado } from './features/guardado/guardado.storage.ts';

/** What lives only while the page does: the password, refusals on their way to their step, where to go back to. */
interface Memoria {
  readonly senha: string;
  readonly erros: Partial<Record<Etapa, Erros>>;
  /** The step a reload interrupted: the way on leads there once the password is given again. */
  readonly retorno: Etapa | null;
}

const memoriaVazia: Memoria = { senha: '', erros: {}, retorno: null };
const listeners = new Set<() => void>();
let cadastro: Cadastro | null = null;
let memoria = memoriaVazia;

const readAgain = (): Cadastro => Cadastro.safeParse(readGuardado()).data ?? cadastroVazio;

function write(next: Cadastro): void {
  cadastro = next;
  saveGuardado(next);
  for (const tell of listeners) tell();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

export const currentCadastro = (): Cadastro => (cadastro ??= readAgain());
export const currentMemoria = (): Memoria => memoria;

export const saveCadastro = (change: Partial<Cadastro>): void => write({ ...currentCadastro(), ...change });

export function remember(change: Partial<Memoria>): void {
  memoria = { ...memoria, ...change };
  for (const tell of listeners) tell();
}

/** Forgets everything of the page and reads the tab's storage again, as a reload does. */
export function reloadCadastro(): void {
  cadastro = null;
  memoria = memoriaVazia;
}

/** Personal data leaves the browser as soon as nobody needs it there. */
export function finishCadastro(concluido: Cadastro['concluido']): void {
  memoria = memoriaVazia;
  write({ ...cadastroVazio, concluido });
}

export const useCadastro = (): Cadastro => useSyncExternalStore(subscribe, currentCadastro);
export const useMemoria = (): Memoria => useSyncExternalStore(subscribe, currentMemoria);
