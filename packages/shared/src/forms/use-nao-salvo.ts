import { useUnsavedWork } from '@balcao/shared';
import { useEffect } from 'react';

/**
 * While something typed is not saved: the build stays, and the browser asks before the tab is closed or reloaded.
 *
 * @param parcel module name without scope, as in `defineLifecycles`
 * @param putAway how it comes through an exchange of the build, where it does (`useUnsavedWork`)
 * @example useNaoSalvo('settings', isDirty)
 */
export function useNaoSalvo(parcel: string, isDirty: boolean, putAway?: () => boolean): void {
  useUnsavedWork(parcel, isDirty, putAway);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
