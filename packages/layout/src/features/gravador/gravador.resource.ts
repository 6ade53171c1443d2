import { watchFacts } from '@balcao/shared';
import { useSyncExternalStore } from 'react';
import { copy } from './gravador.copy.ts';
import { MAX_REGISTROS, type Registro, registroDeErro, registroDeEvento, registroDeNavegacao } from './gravador.model.ts';

/** The recording of this tab. */
export interface Gravacao {
  readonly desde: string | null;
  readonly isGravando: boolean;
  readonly registros: readonly Registro[];
}

// outlives the page: one records, goes and does what fails, and comes back
let gravacao: Gravacao = { desde: null, isGravando: false, registros: [] };
let stop: (() => void) | null = null;
const listeners = new Set<() => void>();

function set(next: Gravacao): void {
  gravacao = next;
  for (const listener of listeners) listener();
}

const note = (registro: Registro): void => set({ ...gravacao, registros: [...gravacao.registros, registro].slice(-MAX_REGISTROS) });

/** Records bus events, navigations, uncaught errors and console errors. @returns a function that stops it */
function listen(): () => void {
  const noteError = (error: unknown) => note(registroDeErro(error, new Date()));
  const onError = ({ error }: ErrorEvent) => noteError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => noteError(reason);
  const onRouting = () => note(registroDeNavegacao(window.location.pathname, new Date()));
  const output: Pick<Console, 'error'> = globalThis.console;
  const write = output.error;
  output.error = (...said: unknown[]) => {
    noteError(said.find((each) => each instanceof Error) ?? said[0]);
    write.apply(output, said);
  };
  const unwatch = watchFacts(({ name, payload, em }) => note(registroDeEvento(name, payload, em)));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('single-spa:routing-event', onRouting);
  return () => {
    output.error = write;
    unwatch();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('single-spa:routing-event', onRouting);
  };
}

/** Forgets what was recorded and begins. */
export function startRecording(): void {
  stop?.();
  set({ desde: new Date().toISOString(), isGravando: true, registros: [] });
  stop = listen();
}

export function stopRecording(): void {
  stop?.();
  stop = null;
  set({ ...gravacao, isGravando: false });
}

/** Hands the recording over as a file. */
export function downloadRecording(): void {
  const { desde, registros } = gravacao;
  const url = URL.createObjectURL(new Blob([JSON.stringify({ desde, registros }, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = copy.arquivo((desde ?? '').replace(/[^\dT]/g, '').slice(0, 15));
  link.click();
  URL.revokeObjectURL(url);
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

export const useGravacao = (): Gravacao => useSyncExternalStore(subscribe, () => gravacao);
