import { declaresUnsavedWork, hasUnsavedWork, parcelsWithUnsavedWork } from '@balcao/shared';

const CAMPOS = 'input, textarea, select, [contenteditable]';

/**
 * Whether a parcel holds what another build, or a reload, would lose: what it declares, and for one that never declares anything, a
 * field on screen that somebody typed in.
 */
export function hasWork(parcela: string, typed: WeakSet<Element>, page: Document): boolean {
  if (declaresUnsavedWork(parcela)) return hasUnsavedWork(parcela);
  return [...page.querySelectorAll(`#parcela-${parcela} :is(${CAMPOS})`)].some((field) => typed.has(field));
}

/** Parcels that hold such work. */
export const parcelsWithWork = (parcelas: Iterable<string>, typed: WeakSet<Element>, page: Document): string[] => [
  ...new Set([...parcelsWithUnsavedWork(), ...[...parcelas].filter((parcela) => hasWork(parcela, typed, page))]),
];
