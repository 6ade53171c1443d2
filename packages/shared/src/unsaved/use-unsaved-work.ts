import { useLayoutEffect, useRef } from 'react';
import { holdUnsavedWork, type PutAway } from './unsaved.ts';

/**
 * Keeps a parcel's build, and the page, as they are while `isDirty`; leaving the screen lets go.
 *
 * @param putAway how what is typed comes through an exchange its user asks for, when it can (`holdUnsavedWork`)
 * @example useUnsavedWork('settings', formState.isDirty)
 */
export function useUnsavedWork(parcel: string, isDirty: boolean, putAway?: PutAway): void {
  const latest = useRef(putAway);
  useLayoutEffect(() => {
    latest.current = putAway;
  });
  const canPutAway = putAway !== undefined;
  // before the browser paints: nothing may come between a keystroke and the hold
  useLayoutEffect(
    () => (isDirty ? holdUnsavedWork(parcel, canPutAway ? () => latest.current?.() ?? false : undefined) : undefined),
    [parcel, isDirty, canPutAway],
  );
}
