import { savedAt, unsavedWork, waysToPutAway } from '@balcao/shared';

const CAMPOS = 'input, textarea, select, [contenteditable]';
/** What narrows a list is in the address. */
const BUSCA = '[role="search"], [type="search"]';

/** When somebody last typed in each field, by the page's clock. */
export type Typed = Pick<WeakMap<EventTarget, number>, 'get'>;

/** A field on screen that somebody typed in since the parcel last had all saved. */
function hasTyped(parcela: string, typed: Typed, page: Document): boolean {
  const since = savedAt(parcela);
  return [...page.querySelectorAll(`#parcela-${parcela} :is(${CAMPOS})`)].some(
    (field) => (typed.get(field) ?? -1) > since && !field.closest(BUSCA),
  );
}

const isHeld = (parcela: string) => (unsavedWork.get(parcela) ?? 0) > 0;

/** Whether a parcel holds what another build, or a reload, would lose: what it declares, or a field somebody typed in. */
export const hasWork = (parcela: string, typed: Typed, page: Document): boolean => isHeld(parcela) || hasTyped(parcela, typed, page);

/** Parcels that hold such work. */
export const parcelsWithWork = (parcelas: Iterable<string>, typed: Typed, page: Document): string[] => [
  ...new Set([...unsavedWork.keys(), ...parcelas].filter((parcela) => hasWork(parcela, typed, page))),
];

/** Whether all that a parcel holds can be put away. */
export const canPutAway = (parcela: string, typed: Typed, page: Document): boolean =>
  isHeld(parcela) ? waysToPutAway(parcela) !== null : !hasTyped(parcela, typed, page);

/** Puts away all that a parcel holds. @returns whether nothing of it would be lost */
export const putAway = (parcela: string, typed: Typed, page: Document): boolean =>
  canPutAway(parcela, typed, page) && (waysToPutAway(parcela) ?? []).every((keep) => keep());
