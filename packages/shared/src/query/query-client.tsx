import { sessaoEvents } from '@balcao/contracts';
import { esperaDaTentativa, ritmoEscuta } from '@balcao/domain';
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { esperaDaFalha, on } from '@balcao/shared';

const RECENTE_MS = 15_000;
/** A reading somebody waits for on the screen: soon, twice, and then it is said. */
const RITMO = { inicioMs: 2_000, tetoMs: 4_000, maximo: 2 };

type Estado = Pick<Query['state'], 'error' | 'errorUpdatedAt' | 'dataUpdatedAt'>;

/** Whether a reading may be repeated by itself: what was refused would only be refused again, until somebody asks for it. */
export const mayBeAskedAgain = ({ state: { error } }: { readonly state: Estado }): boolean =>
  error === null || esperaDaFalha(error, 0) !== null;

/**
 * Between two readings of what is looked at again and again: as asked; after a failure in passing by the product's one policy, further
 * apart the longer it lasts; false after a refusal. The same for the same state: asking must not put the next reading off.
 */
export function intervaloDe(intervaloMs: number, { error, errorUpdatedAt, dataUpdatedAt }: Estado): number | false {
  if (error === null) return intervaloMs;
  if (!mayBeAskedAgain({ state: { error, errorUpdatedAt, dataUpdatedAt } })) return false;
  const haMs = dataUpdatedAt === 0 ? 0 : errorUpdatedAt - dataUpdatedAt;
  const repetidas = RITMO.maximo + Math.max(0, Math.floor(Math.log2(haMs / ritmoEscuta.tetoMs)) + 1);
  const espera = esperaDaTentativa({ status: null, repetidas, sorteio: (errorUpdatedAt % 1_000) / 1_000 }, ritmoEscuta);
  return Math.max(intervaloMs, espera ?? 0);
}

/** The one cache of what the gateway answered; every parcel reads and invalidates here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: RECENTE_MS,
      retry: (failures, error) => esperaDaFalha(error, failures, RITMO) !== null,
      retryDelay: (failures, error) => esperaDaFalha(error, failures, RITMO) ?? 0,
      refetchOnWindowFocus: false,
    },
    // without a connection a write fails at once and is told, and what was typed stays: held back, it would go by itself later, unseen
    mutations: { retry: false, networkMode: 'always' },
  },
});

// what one user read must never be shown to the next
on(sessaoEvents.encerrada).subscribe(() => queryClient.clear());

/** Gives a parcel's tree the one cache; every parcel's root wraps its screens in it. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
