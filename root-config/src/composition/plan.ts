import { closureOf } from '../module-graph.ts';
import { type Composicao, isChanged } from './composition.model.ts';

/** What a newer composition means to a page that runs another. */
export interface Plano {
  /** Parcels that may take their new build without a reload. */
  readonly trocas: readonly string[];
  /** What only a reload brings: shell, shared modules, libraries, and parcels built against them. */
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
 * Compares what runs with what should. A parcel whose new build needs a module that only a reload brings waits for that reload:
 * the two were judged together, and never with what this page has. One that ran here before has proved itself.
 */
export function planOf({ emUso, nova, parcels, provadas }: Situacao): Plano {
  const changed = servicesOf(emUso, nova).filter((servico) => isChanged(emUso, nova, servico));
  const base = changed.filter((servico) => !parcels.has(servico));
  // other addresses for the same names, depending on who asks: nothing a running page can take apart
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

/** Where a parcel is in its life, as far as exchanging it goes. */
export type Estado = 'fora' | 'montada' | 'falhou' | 'emMudanca';

export interface Momento {
  readonly estado: Estado;
  readonly temTrabalho: boolean;
  /** A screen of it broke: what is on screen is a retry. */
  readonly temQuebra: boolean;
  /** Something stands open over the screen, or text of it is selected: taking the screen away would close it. */
  readonly temAberto: boolean;
  /** A lazy script of the build that runs is on its way. */
  readonly temPedido: boolean;
  /** Nobody has touched the tab for this long. */
  readonly paradaMs: number;
  /** Out of sight for this long; 0 when seen. */
  readonly ocultaMs: number;
}

/** Between two touches of somebody at work there is less than this. */
const PAUSA_MS = 1_000;
/** Whatever stands open was left so: nobody is at the screen. */
const PARADA_MS = 60_000;
const OCULTA_MS = 5_000;

/**
 * Whether a parcel may be exchanged at this moment. Never with unsaved work. Off the screen at once; on it in the first pause, unless
 * something stands open over it, and then once nobody is there.
 */
export function mayExchange({ estado, temTrabalho, temQuebra, temAberto, temPedido, paradaMs, ocultaMs }: Momento): boolean {
  if (estado === 'emMudanca' || temTrabalho || temPedido) return false;
  if (estado !== 'montada' || temQuebra || paradaMs >= PARADA_MS || ocultaMs >= OCULTA_MS) return true;
  return paradaMs >= PAUSA_MS && !temAberto;
}
