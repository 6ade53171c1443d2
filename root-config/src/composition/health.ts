import type { RelatoSaude } from '@balcao/contracts';
import type { NotaRuim } from '../notes.ts';
import type { Composicao } from './composition.model.ts';
import { MAX_CONTADO, type Relatos } from './count-mounts.ts';

const ERROS_POR_MINUTO = 20;
const MAX_ONDE = 20;

/** A failure and its place. */
export interface Falha {
  readonly servico: string;
  /** Build running at that moment; absent: not one of ours. */
  readonly construcao: string | null | undefined;
  readonly rota: string | null;
  readonly tipo: RelatoSaude['onde'][number]['tipo'];
}

/** Kind of a failure in the report. */
export const kindOf = ({ tipo }: NotaRuim): Falha['tipo'] => (tipo === 'quebrou' ? 'montagem' : tipo);

/** Counts failures into the reports; sends the first failure of each build in this tab at once. */
export function failureCounter(relatos: Relatos, now: () => number): (falha: Falha) => void {
  const failed = new Set<string>();
  let minute = 0;
  let errors = 0;
  /** Limits the count, because an error in a loop adds no information. */
  const isTooMany = () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, errors] = [current, 0];
    errors += 1;
    return errors > ERROS_POR_MINUTO;
  };
  return ({ servico, construcao, rota, tipo }) => {
    if (tipo === 'erro' && isTooMany()) return;
    const relato = relatos.of(servico, construcao);
    // a load that fails because the map has no such module has no build to attribute it to
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

/** Candidates for the culprit of an error. */
export interface Suspeitos extends Pick<Composicao, 'mapa'> {
  /** Paths of the chunks requested by the running builds. */
  readonly pedacos: ReadonlySet<string> | undefined;
  readonly parcels: ReadonlySet<string>;
}

const URLS = /https?:\/\/[^\s()'"]+?\.js/g;

/**
 * Finds the service that a stack, or a script address, points at: parcels before shared modules, because libraries throw errors
 * caused by their callers. Returns null for a file of no running build.
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
  // a subpath of a package belongs to the package
  return ours?.split('/').slice(0, 2).join('/') ?? null;
}
