import { savedAt, unsavedWork, waysToPutAway } from '@balcao/shared';

const CAMPOS = 'input, textarea, select, [contenteditable]';
/** What narrows a list is in the address. */
const BUSCA = '[role="search"], [type="search"]';

/** When somebody last typed in each field, by the page's clock. */
export type Typed = Pick<WeakMap<EventTarget, number>, 'get'>;

/** A field on screen that somebody typed in since the parcel last had all saved. */
function hasTyped(parcel: string, typed: Typed, page: Document): boolean {
  const since = savedAt(parcel);
  return [...page.querySelectorAll(`#parcel-${parcel} :is(${CAMPOS})`)].some(
    (field) => (typed.get(field) ?? -1) > since && !field.closest(BUSCA),
  );
}

const isHeld = (parcel: string) => (unsavedWork.get(parcel) ?? 0) > 0;

/** Whether a parcel holds what another build, or a reload, would lose: what it declares, or a field somebody typed in. */
export const hasWork = (parcel: string, typed: Typed, page: Document): boolean => isHeld(parcel) || hasTyped(parcel, typed, page);

/** Parcels that hold such work. */
export const parcelsWithWork = (parcels: Iterable<string>, typed: Typed, page: Document): string[] => [
  ...new Set([...unsavedWork.keys(), ...parcels].filter((parcel) => hasWork(parcel, typed, page))),
];

/** Whether all that a parcel holds can be put away. */
export const canPutAway = (parcel: string, typed: Typed, page: Document): boolean =>
  isHeld(parcel) ? waysToPutAway(parcel) !== null : !hasTyped(parcel, typed, page);

/** Puts away all that a parcel holds. @returns whether nothing of it would be lost */
export const putAway = (parcel: string, typed: Typed, page: Document): boolean =>
  canPutAway(parcel, typed, page) && (waysToPutAway(parcel) ?? []).every((keep) => keep());
