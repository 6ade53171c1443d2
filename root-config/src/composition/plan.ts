import { closureOf } from '../module-graph.ts';
import { type Composicao, isChanged } from './composition.model.ts';

/** Plan to update a page to a newer composition. */
export interface Plano {
  /** Parcels that can be exchanged without a reload. */
  readonly trocas: readonly string[];
  /** Services that need a reload: shell, shared modules, libraries, and parcels built against them. */
  readonly recarga: readonly string[];
}

interface Situacao {
  readonly emUso: Composicao;
  readonly nova: Composicao;
  /** Services single-spa mounts. */
  readonly parcels: ReadonlySet<string>;
  /** `service@build` that already ran on this page's shared modules. */
  readonly provadas: ReadonlySet<string>;
}

export const buildKey = ({ construcoes }: Composicao, servico: string): string => `${servico}@${construcoes[servico]}`;

const servicesOf = (...composicoes: readonly Composicao[]) => [
  ...new Set(composicoes.flatMap(({ construcoes }) => Object.keys(construcoes))),
];

/**
 * Compares the running composition with the target. A parcel whose new build needs a module that only a reload brings waits for it:
 * both were checked together, not with this page's modules. A build that already ran here is compatible.
 */
export function planOf({ emUso, nova, parcels, provadas }: Situacao): Plano {
  const changed = servicesOf(emUso, nova).filter((servico) => isChanged(emUso, nova, servico));
  const base = changed.filter((servico) => !parcels.has(servico));
  // scopes map the same names to other addresses, which a running page cannot change selectively
  if (!sameJson(emUso.mapa.scopes, nova.mapa.scopes)) return { trocas: [], recarga: changed };
  const ours = changed.filter((servico) => parcels.has(servico));
  const waits = (servico: string) => !provadas.has(buildKey(nova, servico)) && needsStale(emUso, nova, parcels, servico);
  const trocas = base.length === 0 ? ours : ours.filter((servico) => !waits(servico));
  return { trocas, recarga: [...base, ...ours.filter((servico) => !trocas.includes(servico))] };
}

function needsStale(emUso: Composicao, nova: Composicao, parcels: ReadonlySet<string>, servico: string): boolean {
  const graph = (name: string) => nova.mapa.depcache[nova.mapa.imports[name] ?? ''] ?? [];
  return closureOf(servico, graph).some((name) => !parcels.has(name) && emUso.mapa.imports[name] !== nova.mapa.imports[name]);
}

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Lifecycle state of a parcel, as relevant for an exchange. */
export type Estado = 'fora' | 'montada' | 'falhou' | 'emMudanca';

export interface Momento {
  readonly estado: Estado;
  readonly temTrabalho: boolean;
  /** Its screen is broken and shows a retry. */
  readonly temQuebra: boolean;
  /** An overlay is open, or text is selected; removing the screen would close it. */
  readonly temAberto: boolean;
  /** A lazy script of the running build is loading. */
  readonly temPedido: boolean;
  /** Time since the last input in the tab. */
  readonly paradaMs: number;
  /** Time the page has been hidden; 0 when visible. */
  readonly ocultaMs: number;
}

/** Minimum time without input that counts as a pause. */
const PAUSA_MS = 1_000;
/** After this time without input an open overlay counts as abandoned. */
const PARADA_MS = 60_000;
const OCULTA_MS = 5_000;

/**
 * Whether a parcel may be exchanged now. Never with unsaved work. Off the screen at once; on screen in the first pause, unless
 * an overlay is open, and then once the user is away.
 */
export function mayExchange({ estado, temTrabalho, temQuebra, temAberto, temPedido, paradaMs, ocultaMs }: Momento): boolean {
  if (estado === 'emMudanca' || temTrabalho || temPedido) return false;
  if (estado !== 'montada' || temQuebra || paradaMs >= PARADA_MS || ocultaMs >= OCULTA_MS) return true;
  return paradaMs >= PAUSA_MS && !temAberto;
}
