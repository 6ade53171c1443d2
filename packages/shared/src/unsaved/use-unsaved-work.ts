import { useLayoutEffect } from 'react';
import { holdUnsavedWork } from './unsaved.ts';

/**
 * Keeps a parcel's build, and the page, as they are while `isDirty`; leaving the screen lets go.
 *
 * @example useUnsavedWork('settings', formState.isDirty)
 */
export function useUnsavedWork(parcela: string, isDirty: boolean): void {
  // before the browser paints: nothing may come between a keystroke and the hold
  useLayoutEffect(() => (isDirty ? holdUnsavedWork(parcela) : undefined), [parcela, isDirty]);
}
