import { diagnosticoCalls } from '@balcao/contracts';
import { recentFacts } from '@balcao/shared';
import { useState } from 'react';
import { useReading } from '../../reading.resource.ts';

export const useDiagnostico = () => useReading(diagnosticoCalls.getDiagnostico);
export const useEmails = () => useReading(diagnosticoCalls.listEmails);

/** What the extension left on the page: its version, or an empty text; null while it left nothing. */
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
