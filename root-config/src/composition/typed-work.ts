import { hasUnsavedWork, parcelsWithUnsavedWork } from '@balcao/shared';

const parcelOf = (element: Element): string | null => element.closest('[id^="parcela-"]')?.id.slice('parcela-'.length) ?? null;

/**
 * Work nobody declared: a field somebody typed in and that is still on screen keeps its parcel as it is. A parcel that declares its
 * unsaved work (`holdUnsavedWork`) is believed instead: it knows what was saved.
 */
export class TypedWork {
  readonly #typed = new Set<WeakRef<Element>>();
  readonly #declares = new Set<string>();

  constructor(page: Document) {
    page.addEventListener('input', ({ target }) => target instanceof Element && this.#note(target), { capture: true, passive: true });
  }

  #note(field: Element): void {
    // whoever declares does so while it hears of the same keystroke
    setTimeout(() => {
      for (const parcela of parcelsWithUnsavedWork()) this.#declares.add(parcela);
      const parcela = parcelOf(field);
      if (parcela && !this.#declares.has(parcela) && !this.#fields().includes(field)) this.#typed.add(new WeakRef(field));
    });
  }

  #fields(): Element[] {
    for (const ref of this.#typed) if (!ref.deref()?.isConnected) this.#typed.delete(ref);
    return [...this.#typed].flatMap((ref) => ref.deref() ?? []);
  }

  /** Parcels with something a reload, or another build, would lose. */
  parcels(): string[] {
    const typed = this.#fields().flatMap((field) => parcelOf(field) ?? []);
    return [...new Set([...parcelsWithUnsavedWork(), ...typed.filter((parcela) => !this.#declares.has(parcela))])];
  }

  isIn(parcela: string): boolean {
    return hasUnsavedWork(parcela) || this.parcels().includes(parcela);
  }
}
