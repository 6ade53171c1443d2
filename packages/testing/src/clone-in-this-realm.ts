function cloned<T>(value: T): T {
  if (value instanceof Set) return new Set([...value].map(cloned)) as T;
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, cloned(one)])) as T;
  if (Array.isArray(value)) return value.map(cloned) as T;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloned(one)])) as T;
}

/**
 * Makes `structuredClone` of a test answer objects of the test's own realm. Jest runs tests in one, Node clones into another, and a
 * library that asks whether what it cloned is a plain object (`oidc-provider`) takes it for none. To be called before the library loads.
 * @example cloneInThisRealm();
 */
export function cloneInThisRealm(): void {
  globalThis.structuredClone = cloned;
}
