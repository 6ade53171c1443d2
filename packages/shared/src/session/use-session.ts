import type { Sessao } from '@balcao/contracts';
import { useSyncExternalStore } from 'react';
import { currentSession, sessionChanges } from './session.ts';

const subscribe = (changed: () => void) => {
  const subscription = sessionChanges().subscribe(changed);
  return () => subscription.unsubscribe();
};

/** The session, re-rendering when it starts or ends. */
export const useSession = (): Sessao | null => useSyncExternalStore(subscribe, currentSession);
