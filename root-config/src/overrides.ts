const PREFIXO = 'import-map-override:';
const PARADOS = 'import-map-overrides-disabled';
const MUDANCA = 'import-map-overrides:change';
const LOCAIS = new Set(['localhost', '127.0.0.1']);

interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
}

/** Whether an override may use an address: only the developer's own machine is allowed. */
export function isLocalAddress(url: string): boolean {
  if (!URL.canParse(url) || url !== url.trim()) return false;
  const { protocol, hostname, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && LOCAIS.has(hostname) && !username && !password;
}

/**
 * The API of import-map-overrides, over the same keys of localStorage. An override applies from the
 * next load of the page on, only in the local environment, and only to this machine (`index.html` applies them).
 */
export function createOverrides(storage: Storage, pageMap: () => ImportMap, announce: (event: Event) => void) {
  const disabled = (): string[] => JSON.parse(storage.getItem(PARADOS) ?? '[]') as string[];
  const setDisabled = (names: readonly string[]) => {
    if (names.length > 0) storage.setItem(PARADOS, JSON.stringify(names));
    else storage.removeItem(PARADOS);
  };
  const changed = () => announce(new CustomEvent(MUDANCA));
  const keys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(PREFIXO));
  const first = pageMap();

  const overrides = {
    getOverrideMap: (includeDisabled = false): ImportMap => ({
      imports: Object.fromEntries(
        keys()
          .map((key) => [key.slice(PREFIXO.length), storage.getItem(key) ?? ''] as const)
          .filter(([name]) => includeDisabled || !disabled().includes(name)),
      ),
    }),
    /** @param url a whole address of this machine, or a port: `8080` is `https://localhost:8080/<name>.js`. @throws for any other address */
    addOverride: (name: string, url: string): ImportMap => {
      const whole = /^\d+$/.test(url) ? overrides.getUrlFromPort(name, url) : url;
      if (!isLocalAddress(whole)) throw new Error(`Só endereços desta máquina podem substituir um módulo: ${whole}`);
      storage.setItem(PREFIXO + name, whole);
      changed();
      return overrides.getOverrideMap();
    },
    removeOverride: (name: string): boolean => {
      const had = storage.getItem(PREFIXO + name) !== null;
      storage.removeItem(PREFIXO + name);
      setDisabled(disabled().filter((each) => each !== name));
      changed();
      return had;
    },
    resetOverrides: (): ImportMap => {
      for (const key of keys()) storage.removeItem(key);
      setDisabled([]);
      changed();
      return overrides.getOverrideMap();
    },
    hasOverrides: (): boolean => keys().length > 0,
    isDisabled: (name: string): boolean => disabled().includes(name),
    getDisabledOverrides: disabled,
    disableOverride: (name: string): boolean => {
      if (storage.getItem(PREFIXO + name) === null || disabled().includes(name)) return false;
      setDisabled([...disabled(), name]);
      changed();
      return true;
    },
    enableOverride: (name: string): boolean => {
      if (!disabled().includes(name)) return false;
      setDisabled(disabled().filter((each) => each !== name));
      changed();
      return true;
    },
    getUrlFromPort: (name: string, port: string | number): string =>
      `https://localhost:${port}/${name.replace(/@/g, '').replace(/\//g, '-')}.js`,
    /** The map of this page. */
    getCurrentPageMap: (): Promise<ImportMap> => Promise.resolve(first),
    /** The environment's map without overrides. @throws when the site does not answer */
    getDefaultMap: async (): Promise<ImportMap> => (await (await fetch('/importmap.json')).json()) as ImportMap,
    /** The map of the page after a reload. */
    getNextPageMap: async (): Promise<ImportMap> => ({
      imports: { ...(await overrides.getDefaultMap()).imports, ...overrides.getOverrideMap().imports },
    }),
  };
  return overrides;
}

/** Installs the API under its well-known global name. */
export function installOverrides(): void {
  const pageMap = () => (System as unknown as { getImportMap(): ImportMap }).getImportMap();
  Object.assign(window, { importMapOverrides: createOverrides(localStorage, pageMap, (event) => window.dispatchEvent(event)) });
}
