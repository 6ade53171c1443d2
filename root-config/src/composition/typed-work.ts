import { savedAt, unsavedWork, waysToPutAway } from '@balcao/shared';

const CAMPOS = 'input, textarea, select, [contenteditable]';
/** Filters of lists are kept in the address, so they need no saving. */
const BUSCA = '[role="search"], [type="search"]';

/** Time of the last input of each field. */
export type Typed = Pick<WeakMap<EventTarget, number>, 'get'>;

/** Whether a field on screen has input newer than the parcel's last save. */
function hasTyped(parcel: string, typed: Typed, page: Document): boolean {
  const since = savedAt(parcel);
  return [...page.querySelectorAll(`#parcel-${parcel} :is(${CAMPOS})`)].some(
    (field) => (typed.get(field) ?? -1) > since && !field.closest(BUSCA),
  );
}

const isHeld = (parcel: string) => (unsavedWork.get(parcel) ?? 0) > 0;

/** Whether a parcel has work that an exchange or a reload would lose: declared work, or typed input. */
export const hasWork = (parcel: string, typed: Typed, page: Document): boolean => isHeld(parcel) || hasTyped(parcel, typed, page);

/** Parcels with such work. */
export const parcelsWithWork = (parcels: Iterable<string>, typed: Typed, page: Document): string[] => [
  ...new Set([...unsavedWork.keys(), ...parcels].filter((parcel) => hasWork(parcel, typed, page))),
];

/** Whether all work of a parcel can be stored. */
export const canPutAway = (parcel: string, typed: Typed, page: Document): boolean =>
  isHeld(parcel) ? waysToPutAway(parcel) !== null : !hasTyped(parcel, typed, page);

/** Stores all work of a parcel. @returns whether nothing would be lost */
export const putAway = (parcel: string, typed: Typed, page: Document): boolean =>
  canPutAway(parcel, typed, page) && (waysToPutAway(parcel) ?? []).every((keep) => keep());
