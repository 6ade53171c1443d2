/** How many things each parcel holds that are not saved yet. */
const held = new Map<string, number>();
/** Parcels that ever said so: of these, silence means that all is saved. */
const declared = new Set<string>();

/**
 * Says that a parcel holds work that is not saved yet, until the returned function is called. While it lasts the parcel keeps its
 * build and the page is not reloaded under it. Holds are counted; releasing one twice counts once.
 *
 * @param parcela module name without scope, as in `defineLifecycles`
 * @example const release = holdUnsavedWork('quoting'); await save(); release();
 */
export function holdUnsavedWork(parcela: string): () => void {
  declared.add(parcela);
  held.set(parcela, (held.get(parcela) ?? 0) + 1);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const left = (held.get(parcela) ?? 1) - 1;
    if (left > 0) held.set(parcela, left);
    else held.delete(parcela);
  };
}

/**
 * Whether a parcel, or any, holds work that is not saved yet.
 *
 * @example window.addEventListener('beforeunload', (event) => hasUnsavedWork() && event.preventDefault())
 */
export const hasUnsavedWork = (parcela?: string): boolean => (parcela === undefined ? held.size > 0 : held.has(parcela));

/** Names of the parcels that hold work not saved yet. */
export const parcelsWithUnsavedWork = (): readonly string[] => [...held.keys()];

/** Whether a parcel has ever said what it holds: whoever never does may hold what nobody knows of. */
export const declaresUnsavedWork = (parcela: string): boolean => declared.has(parcela);
