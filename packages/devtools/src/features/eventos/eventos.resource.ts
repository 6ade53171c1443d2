import { recentFacts, replayFact, watchFacts } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { type FactVisto, withFact } from './eventos.model.ts';

const remembered = (): FactVisto[] => recentFacts().reduce<FactVisto[]>(withFact, []);

/** Facts of this page, newest first: those the bus remembers, and those published while not paused. */
export function useEventos() {
  const [vistos, setVistos] = useState(remembered);
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    // its listeners are known only after it was delivered
    return watchFacts((fact) => queueMicrotask(() => setVistos((before) => withFact(before, fact))));
  }, [isPaused]);
  return { vistos, isPaused, togglePause: () => setIsPaused(!isPaused), clear: () => setVistos([]), replay: replayFact };
}
