import { unsavedWork } from '@balcao/shared';

const CAMPOS = 'input, textarea, select, [contenteditable]';

/**
 * Whether a parcel holds what another build, or a reload, would lose: what it declares, and for one that never declares anything, a
 * field on screen that somebody typed in.
 */
export function hasWork(parcela: string, typed: WeakSet<EventTarget>, page: Document): boolean {
  const held = unsavedWork.get(parcela);
  if (held !== undefined) return held > 0;
  return [...page.querySelectorAll(`#parcela-${parcela} :is(${CAMPOS})`)].some((field) => typed.has(field));
}

/** Parcels that hold such work. */
export const parcelsWithWork = (parcelas: Iterable<string>, typed: WeakSet<EventTarget>, page: Document): string[] => [
  ...new Set([...unsavedWork.keys(), ...parcelas].filter((parcela) => hasWork(parcela, typed, page))),
];
