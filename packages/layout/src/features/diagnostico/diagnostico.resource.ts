import { addressOf, diagnosticoCalls, layoutRoutes } from '@balcao/contracts';
import { type FalhaRequisicao, recentFacts, replaceWith } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { useReading } from '../../reading.resource.ts';

export const useDiagnostico = () => useReading(diagnosticoCalls.getDiagnostico);
export const useEmails = () => useReading(diagnosticoCalls.listEmails);

/** The page does not exist in production: it shows "not found" there. */
export function useLeaveWhenClosed(falha: FalhaRequisicao | null): boolean {
  const isFechada = falha?.tipo === 'naoEncontrado';
  useEffect(() => {
    if (isFechada) replaceWith(addressOf(layoutRoutes, 'naoEncontrado'));
  }, [isFechada]);
  return isFechada;
}

/** Version the extension wrote to the page, possibly empty; null without extension. */
export function usePing(): { marca: string | null; ping: () => void } {
  const read = () => document.documentElement.dataset['balcaoExtensao'] ?? null;
  const [marca, setMarca] = useState(read);
  return { marca, ping: () => setMarca(read()) };
}

/** The last facts of the bus, newest first, as they stood when last read. */
export function useFatos() {
  const read = () => recentFacts().toReversed();
  const [fatos, setFatos] = useState(read);
  return { fatos, reload: () => setFatos(read()) };
}
