import type { RelatoSaude } from '@balcao/contracts';
import type { Composicao } from './composition.model.ts';

const ERROS_POR_MINUTO = 20;
const MAX_CONTADO = 1_000;
const MAX_ONDE = 20;
const MAX_RELATOS = 40;

interface Contagem {
  readonly servico: string;
  readonly construcao: string;
  montagens: number;
  falhas: number;
  readonly onde: Map<string, RelatoSaude['onde'][number]>;
}

/**
 * Counts what each build did in this tab until it is told. Nothing personal: builds, route ids and kinds of failure.
 */
export class Saude {
  readonly #contagens = new Map<string, Contagem>();
  readonly #failed = new Set<string>();
  #minute = 0;
  #errors = 0;

  constructor(private readonly now: () => number) {}

  mounted(servico: string, construcao: string): void {
    const contagem = this.#of(servico, construcao);
    contagem.montagens = Math.min(contagem.montagens + 1, MAX_CONTADO);
  }

  /** @returns whether it is the first failure of that build in this tab: worth telling at once. */
  failed(servico: string, construcao: string, onde: RelatoSaude['onde'][number]): boolean {
    if (onde.tipo === 'erro' && this.#isTooMany()) return false;
    const contagem = this.#of(servico, construcao);
    contagem.falhas = Math.min(contagem.falhas + 1, MAX_CONTADO);
    if (contagem.onde.size < MAX_ONDE) contagem.onde.set(`${onde.rota}/${onde.tipo}`, onde);
    const key = keyOf(servico, construcao);
    if (this.#failed.has(key)) return false;
    this.#failed.add(key);
    return true;
  }

  /** What has not been told yet, and forgets it. */
  take(): RelatoSaude[] {
    return [...this.#contagens].slice(0, MAX_RELATOS).map(([key, contagem]) => {
      this.#contagens.delete(key);
      return { ...contagem, onde: [...contagem.onde.values()] };
    });
  }

  /** A loop that throws says no more by being counted a thousand times. */
  #isTooMany(): boolean {
    const minute = Math.floor(this.now() / 60_000);
    if (minute !== this.#minute) [this.#minute, this.#errors] = [minute, 0];
    this.#errors += 1;
    return this.#errors > ERROS_POR_MINUTO;
  }

  #of(servico: string, construcao: string): Contagem {
    const key = keyOf(servico, construcao);
    const known = this.#contagens.get(key);
    if (known) return known;
    const created: Contagem = { servico, construcao, montagens: 0, falhas: 0, onde: new Map() };
    this.#contagens.set(key, created);
    return created;
  }
}

const keyOf = (servico: string, construcao: string) => `${servico} ${construcao}`;

const URLS = /https?:\/\/[^\s()'"]+?\.js/g;

/**
 * Whose script a stack, or the address of a script, points at: a parcel's before what all parcels share, for libraries throw what
 * they were handed. A file of no build that runs now is nobody's: the build it belonged to is gone.
 */
export function culpritOf(
  text: string,
  { mapa, integridade }: Pick<Composicao, 'mapa' | 'integridade'>,
  parcelas: ReadonlySet<string>,
): string | null {
  const paths = [...text.matchAll(URLS)].map(([url]) => new URL(url).pathname);
  const pathOf = (url: string) => new URL(url, 'http://x').pathname;
  const known = new Set([...Object.values(mapa.imports), ...Object.keys(integridade)].map(pathOf));
  const owners = Object.entries(mapa.imports).map(([name, url]) => [name, pathOf(new URL('.', url).href)] as const);
  const found = paths
    .filter((path) => known.has(path))
    .flatMap((path) => owners.find(([, folder]) => path.startsWith(folder) && !path.slice(folder.length).includes('/'))?.[0] ?? []);
  const ours = found.find((name) => parcelas.has(name)) ?? found.find((name) => name.startsWith('@balcao/'));
  // a door of a package is its package's
  return ours?.split('/').slice(0, 2).join('/') ?? null;
}
