import { type Construcoes, composicaoEvents } from '@balcao/contracts';
import { on } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { readAmbiente } from './ambiente.resource.ts';

const NENHUMA: Construcoes = {};
const runningNow = () => readAmbiente()?.construcoes ?? NENHUMA;

/** Builds that run on this page now, by service: the shell keeps what the page says of itself up to date as parcels are exchanged. */
export function useRunningBuilds(): Construcoes {
  const [construcoes, setConstrucoes] = useState(runningNow);
  useEffect(() => {
    const subscription = on(composicaoEvents.parcelTrocada).subscribe(() => queueMicrotask(() => setConstrucoes(runningNow())));
    return () => subscription.unsubscribe();
  }, []);
  return construcoes;
}
