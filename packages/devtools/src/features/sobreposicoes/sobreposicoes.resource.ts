const PREFIXO = 'import-map-override:';

/** The part of the import-map-overrides API used here; the shell provides it in the local environment. */
interface Overrides {
  addOverride(name: string, url: string): unknown;
  removeOverride(name: string): unknown;
}

const shell = (): Overrides | undefined => (window as { importMapOverrides?: Overrides }).importMapOverrides;

/** Addresses overridden in this browser, by module. */
export const readOverrides = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith(PREFIXO))
      .map(([key, url]) => [key.slice(PREFIXO.length), String(url)]),
  );

/** Overrides one module; null removes the override. Without the API of the shell, writes the storage keys that it reads on load. */
export function setOverride(name: string, url: string | null): void {
  const overrides = shell();
  if (url === null) {
    overrides?.removeOverride(name);
    return localStorage.removeItem(PREFIXO + name);
  }
  if (overrides) return void overrides.addOverride(name, url);
  localStorage.setItem(PREFIXO + name, url);
}

interface MapLoader {
  getImportMap(): { imports: Record<string, string> };
}

/** Names in the import map of the page, our own packages first. */
export function moduleNames(): string[] {
  const map = typeof System === 'undefined' ? { imports: {} } : (System as unknown as MapLoader).getImportMap();
  const names = Object.keys(map.imports);
  return [...names.filter((name) => name.startsWith('@balcao/')), ...names.filter((name) => !name.startsWith('@balcao/'))];
}

/** Loads the page anew. */
export const reloadPage = (): void => window.location.reload();
