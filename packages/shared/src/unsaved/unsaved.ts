const held = new Map<string, number>();
/** Keeps what is held where the same screen, mounted again, finds it. @returns whether it is kept */
export type PutAway = () => boolean;
const ways = new Map<string, Set<{ readonly putAway: PutAway | undefined }>>();
const soltas = new Map<string, number>();

/** How many things each parcel that ever said so holds that are not saved yet. Of these, none means that all is saved. */
export const unsavedWork: ReadonlyMap<string, number> = held;

/**
 * Says that a parcel holds work that is not saved yet, until the returned function is called. While it lasts the parcel keeps its
 * build and the page is not reloaded under it. Holds are counted; releasing one twice counts once.
 *
 * @param parcel module name without scope, as in `defineLifecycles`
 * @param putAway how it comes through an exchange of the parcel's build, when it can: its user may then ask for one
 * @example const release = holdUnsavedWork('quoting', () => gravador.keepCopy()); await save(); release();
 */
export function holdUnsavedWork(parcel: string, putAway?: PutAway): () => void {
  const hold = { putAway };
  const holds = ways.get(parcel) ?? new Set();
  ways.set(parcel, holds.add(hold));
  const count = () => held.set(parcel, holds.size);
  count();
  return () => {
    if (!holds.delete(hold)) return;
    count();
    if (holds.size === 0) soltas.set(parcel, performance.now());
  };
}

/** How all that a parcel holds is put away; null when some of it cannot be. */
export function waysToPutAway(parcel: string): readonly PutAway[] | null {
  const found = [...(ways.get(parcel) ?? [])].map(({ putAway }) => putAway);
  return found.every((putAway) => putAway !== undefined) ? found : null;
}

/** When a parcel last had everything saved that it said it held, by the page's clock (`performance.now`); -1 when it never held any. */
export const savedAt = (parcel: string): number => soltas.get(parcel) ?? -1;
