import { sessaoEvents } from '@balcao/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FalhaRequisicao, on } from '@balcao/shared';

const RECENTE_MS = 15_000;
/** Only what may pass by itself is worth a second try. */
const isPassing = (error: unknown) => error instanceof FalhaRequisicao && (error.tipo === 'semResposta' || error.tipo === 'emAtualizacao');

/** The one cache of what the gateway answered; every parcel reads and invalidates here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: RECENTE_MS, retry: (failures, error) => failures < 2 && isPassing(error), refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

// what one user read must never be shown to the next
on(sessaoEvents.encerrada).subscribe(() => queryClient.clear());

/** Gives a parcel's tree the one cache; every parcel's root wraps its screens in it. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
