import type { RelatoSaude } from '@balcao/contracts';
import type { NotaRuim } from '../notes.ts';
import type { Composicao } from './composition.model.ts';
import { MAX_CONTADO, type Relatos } from './count-mounts.ts';

const ERROS_POR_MINUTO = 20;
const MAX_ONDE = 20;

/** What did not go well, and where. */
export interface Falha {
  readonly servico: string;
  /** That ran as it happened; absent: none of ours. */
  readonly construcao: string | null | undefined;
  readonly rota: string | null;
  readonly tipo: RelatoSaude['onde'][number]['tipo'];
}

/** Kind of a failure, as it is told. */
export const kindOf = ({ tipo }: NotaRuim): Falha['tipo'] => (tipo === 'quebrou' ? 'montagem' : tipo);

/** Counts failures of the page's builds into what is told of them: the first of each build in this tab at once. */
export function failureCounter(relatos: Relatos, now: () => number): (falha: Falha) => void {
  const failed = new Set<string>();
  let minute = 0;
  let errors = 0;
  /** A loop that throws says no more by being counted a thousand times. */
  const isTooMany = () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, errors] = [current, 0];
    errors += 1;
    return errors > ERROS_POR_MINUTO;
  };
  return ({ servico, construcao, rota, tipo }) => {
    if (tipo === 'erro' && isTooMany()) return;
    const relato = relatos.of(servico, construcao);
    // what did not come because the map does not have it has no build to blame
    if (!relato) return tipo === 'carga' ? relatos.tellSemDono({ servico, rota }) : undefined;
    relato.falhas = Math.min(relato.falhas + 1, MAX_CONTADO);
    const isKnown = relato.onde.some((onde) => onde.rota === rota && onde.tipo === tipo);
    if (!isKnown && relato.onde.length < MAX_ONDE) relato.onde.push({ rota, tipo });
    const build = `${servico} ${relato.construcao}`;
    if (failed.has(build)) return;
    failed.add(build);
    relatos.flush();
  };
}

/** What may have thrown. */
export interface Suspeitos extends Pick<Composicao, 'mapa'> {
  /** Paths of the chunks that the builds running now asked for. */
  readonly pedacos: ReadonlySet<string> | undefined;
  readonly parcels: ReadonlySet<string>;
}

const URLS = /https?:\/\/[^\s()'"]+?\.js/g;

/**
 * Whose script a stack, or the address of a script, points at: a parcel's before what all parcels share, for libraries throw what
 * they were handed. A file of no build that runs now is nobody's: the build it belonged to is gone.
 */
export function culpritOf(text: string, { mapa, pedacos, parcels }: Suspeitos): string | null {
  const paths = [...text.matchAll(URLS)].map(([url]) => new URL(url).pathname);
  const pathOf = (url: string) => new URL(url, 'http://x').pathname;
  const known = new Set([...Object.values(mapa.imports).map(pathOf), ...(pedacos ?? [])]);
  const owners = Object.entries(mapa.imports).map(([name, url]) => [name, pathOf(new URL('.', url).href)] as const);
  const found = paths
    .filter((path) => known.has(path))
    .flatMap((path) => owners.find(([, folder]) => path.startsWith(folder) && !path.slice(folder.length).includes('/'))?.[0] ?? []);
  const ours = found.find((name) => parcels.has(name)) ?? found.find((name) => name.startsWith('@balcao/'));
  // a door of a package is its package's
  return ours?.split('/').slice(0, 2).join('/') ?? null;
}
