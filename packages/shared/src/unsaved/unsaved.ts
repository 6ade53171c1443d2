const held = new Map<string, number>();

/** How many things each parcel that ever said so holds that are not saved yet. Of these, none means that all is saved. */
export const unsavedWork: ReadonlyMap<string, number> = held;

/**
 * Says that a parcel holds work that is not saved yet, until the returned function is called. While it lasts the parcel keeps its
 * build and the page is not reloaded under it. Holds are counted; releasing one twice counts once.
 *
 * @param parcela module name without scope, as in `defineLifecycles`
 * @example const release = holdUnsavedWork('quoting'); await save(); release();
 */
export function holdUnsavedWork(parcela: string): () => void {
  let left = 1;
  const count = (change: number) => held.set(parcela, (held.get(parcela) ?? 0) + change);
  count(left);
  return () => {
    count(-left);
    left = 0;
  };
}
