import { type Construcoes, composicaoEvents } from '@balcao/contracts';
import { on } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { readAmbiente } from './ambiente.resource.ts';

const NENHUMA: Construcoes = {};
const runningNow = () => readAmbiente()?.construcoes ?? NENHUMA;

/** Builds running on this page, by service: the shell updates the inlined data when a parcel is replaced. */
export function useRunningBuilds(): Construcoes {
  const [construcoes, setConstrucoes] = useState(runningNow);
  useEffect(() => {
    const subscription = on(composicaoEvents.parcelTrocada).subscribe(() => queueMicrotask(() => setConstrucoes(runningNow())));
    return () => subscription.unsubscribe();
  }, []);
  return construcoes;
}
