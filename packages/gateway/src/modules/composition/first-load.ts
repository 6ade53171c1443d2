import type { Composicao } from './compose.ts';

export interface Script {
  readonly url: string;
  readonly integrity: string | null;
}

/** Addresses of the named modules and their dependencies, each once, in loading order. */
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

export interface PrimeiraCarga {
  readonly modulos: readonly Script[];
  /** The chunks of the route's page. */
  readonly pedacos: readonly Script[];
}

/**
 * Every script the first route needs: the shell, the frame's parcels, the route's parcel, and the chunks of its page.
 * All are announced in the page, so that nothing waits for another script to be parsed. Largest first.
 */
export function firstLoad(composicao: Composicao, names: readonly string[], rota: string | null): PrimeiraCarga {
  const { mapa, rotas, integridade } = composicao;
  const withIntegrity = (url: string): Script => ({ url, integrity: mapa.integrity?.[url] ?? integridade[url] ?? null });
  return {
    // the largest first, because it determines the total time
    modulos: closureOf(composicao, ['@balcao/root-config', ...names])
      .toSorted((a, b) => (composicao.pesos[b] ?? 0) - (composicao.pesos[a] ?? 0))
      .map(withIntegrity),
    pedacos: (rota ? (rotas[rota] ?? []) : []).map(withIntegrity),
  };
}
