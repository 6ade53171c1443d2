import { useSyncExternalStore } from 'react';
import { Cadastro, cadastroVazio, type Erros, type Etapa } from './cadastro.model.ts';
import { readGuardado, saveGuardado } from './features/guardado/guardado.storage.ts';

/** State kept in memory only: the password, refusals to show in their steps, and the step to return to. */
interface Memoria {
  readonly senha: string;
  readonly erros: Partial<Record<Etapa, Erros>>;
  /** Step interrupted by a reload: after typing the password again, the user continues there. */
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

/** Clears the state in memory and reads the storage of the tab again, as a reload does. */
export function reloadCadastro(): void {
  cadastro = null;
  memoria = memoriaVazia;
}

/** Deletes the personal data from the browser as soon as it is no longer needed. */
export function finishCadastro(concluido: Cadastro['concluido']): void {
  memoria = memoriaVazia;
  write({ ...cadastroVazio, concluido });
}

export const useCadastro = (): Cadastro => useSyncExternalStore(subscribe, currentCadastro);
export const useMemoria = (): Memoria => useSyncExternalStore(subscribe, currentMemoria);
