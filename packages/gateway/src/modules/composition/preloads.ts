import type { Composicao } from './compose-map.ts';

export interface Preload {
  readonly url: string;
  readonly integrity: string | null;
}

/** Everything the named modules need from the map, each address once, in the order it will be asked for. */
function closureOf({ mapa }: Composicao, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const url = mapa.imports[name];
    if (!url || seen.has(url)) return;
    seen.add(url);
    for (const dep of mapa.depcache?.[url] ?? []) visit(dep);
  };
  for (const name of names) visit(name);
  return [...seen];
}

/**
 * Every script the first route needs: the shell, the frame's parcels, the route's parcel, and the chunk of its page.
 * All known before the first byte of script arrives, so nothing waits for something else to be parsed.
 */
export function preloadsOf(composicao: Composicao, names: readonly string[], rota: string | null): Preload[] {
  const modules = closureOf(composicao, ['@balcao/root-config', ...names]);
  const chunks = rota ? (composicao.ambiente.rotas[rota] ?? []) : [];
  return [...modules, ...chunks].map((url) => ({
    url,
    integrity: composicao.mapa.integrity?.[url] ?? composicao.ambiente.integridade[url] ?? null,
  }));
}
