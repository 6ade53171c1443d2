import type { Tone } from '../theme/token.theme.ts';
import { copy } from '../ui.copy.ts';

/** A short notice of what just happened. */
export interface ToastMessage {
  tone?: Exclude<Tone, 'suporte'>;
  titulo: string;
  texto?: string | undefined;
  action?: { texto: string; onPress: () => void } | undefined;
  /** How long it stays; null until dismissed. Default 6000, and null when it carries an action or is an error. */
  duracaoMs?: number | null | undefined;
}

/** A notice in the queue. */
export interface QueuedToast extends ToastMessage {
  id: number;
}

/** Shows a notice; call what it returns to take it away. */
export type ShowToast = (message: ToastMessage) => () => void;

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Takes a notice away. */
export const dismissToast = (id: number): void => set(queue.filter((toast) => toast.id !== id));

/**
 * Shows a notice from anywhere, parcels included: one queue per page, drawn by the layout's `ToastRegion`, spoken by screen readers.
 *
 * @example showToast({ tone: 'sucesso', titulo: 'Orçamento salvo' })
 */
export const showToast: ShowToast = (message) => {
  lastId += 1;
  const id = lastId;
  const said = globalThis.navigator?.onLine === false ? withoutTheNetwork(message) : message;
  set([...queue.filter((other) => !saysTheSame(other, said)), { ...said, id }]);
  return () => dismissToast(id);
};

/** Of two notices that say the same the later one is enough; one with an action is of its own case. */
const saysTheSame = (a: ToastMessage, b: ToastMessage): boolean =>
  a.tone === b.tone && a.titulo === b.titulo && a.texto === b.texto && !a.action && !b.action;

/** While there is no network a bar of the page says so: a notice says what was not done, and does not repeat why. */
function withoutTheNetwork({ titulo, texto, ...message }: ToastMessage): ToastMessage {
  const [first = '', second] = [titulo, texto].map((words) => words?.replace(copy.semConexao, '').trim());
  return first === titulo ? { ...message, titulo, texto: second } : { ...message, titulo: copy.naoFeito, texto: first };
}

/** The queue as a store React can read. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => queue,
};
