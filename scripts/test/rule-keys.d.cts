/** What a selector asks of an element before anything else: one of some classes, or of some tags. */
export interface Keys {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Any element may match. */
  readonly isOpen: boolean;
}

export function keysOf(selector: string): Keys;
export function mayMatch(keys: Keys, tag: string, classes: readonly string[]): boolean;
