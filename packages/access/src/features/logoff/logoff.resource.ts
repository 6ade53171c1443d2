import { accessCalls, accessRoutes, addressOf } from '@balcao/contracts';
import { call, currentSession, endSession, navigateTo } from '@balcao/shared';
import { useEffect } from 'react';

/** Ends the session at the gateway, then here (which tells every parcel), then goes to the login (spec §4). */
export function useLogoff(): void {
  useEffect(() => {
    void logoff();
  }, []);
}

async function logoff(): Promise<void> {
  if (currentSession()) {
    // whoever asked to leave leaves, even with the gateway out of reach: the session there dies of age
    await call(accessCalls.logoff, {}).catch(() => undefined);
    endSession('logoff');
  }
  navigateTo(addressOf(accessRoutes, 'login'));
}
