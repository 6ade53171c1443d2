import { sessaoEvents } from '@balcao/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { esperaDaFalha, on } from '@balcao/shared';

const RECENTE_MS = 15_000;
/** A reading somebody waits for on the screen: soon, twice, and then it is said. */
const RITMO = { inicioMs: 2_000, tetoMs: 4_000, maximo: 2 };

/** The one cache of what the gateway answered; every parcel reads and invalidates here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: RECENTE_MS,
      retry: (failures, error) => esperaDaFalha(error, failures, RITMO) !== null,
      retryDelay: (failures, error) => esperaDaFalha(error, failures, RITMO) ?? 0,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

// what one user read must never be shown to the next
on(sessaoEvents.encerrada).subscribe(() => queryClient.clear());

/** Gives a parcel's tree the one cache; every parcel's root wraps its screens in it. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
