import { recentFacts, replayFact, watchFacts } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { type FactVisto, withFact } from './eventos.model.ts';

const remembered = (): FactVisto[] => recentFacts().reduce<FactVisto[]>(withFact, []);

/** Facts of this page, newest first: those the bus remembers, and each that passes while not paused. */
export function useEventos() {
  const [vistos, setVistos] = useState(remembered);
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    // who heard is known once it has passed
    return watchFacts((fact) => queueMicrotask(() => setVistos((before) => withFact(before, fact))));
  }, [isPaused]);
  return { vistos, isPaused, togglePause: () => setIsPaused(!isPaused), clear: () => setVistos([]), replay: replayFact };
}
