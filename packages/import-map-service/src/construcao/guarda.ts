import type { Construcao } from './construcao.model.ts';

/** When a build was last live. */
export interface UsoConstrucao {
  readonly construcao: Construcao;
  /** Live now, somewhere: map, canary, pending approval or a support grant. */
  readonly isNoAr: boolean;
  /** Last moment it was live anywhere, ISO; null = never. */
  readonly ultimaVezNoAr: string | null;
}

export interface PedidoGuarda {
  readonly usos: readonly UsoConstrucao[];
  readonly arquivos: readonly { readonly caminho: string; readonly modificadoEm: Date }[];
  readonly agora: Date;
  /** Folders (`menu/`) that an address published by hand points into; which of their files it needs is unknown. */
  readonly presas?: readonly string[];
  readonly guardaDias?: number;
}

export interface ItemInventario {
  readonly servico: string;
  readonly construcao: string;
  readonly registradaEm: string;
  readonly ultimaVezNoAr: string | null;
  /** Brotli bytes of all its files. */
  readonly bytes: number;
}

export interface Inventario {
  /** Builds never deployed. */
  readonly orfas: readonly ItemInventario[];
  /** Builds not live for `dias`. */
  readonly paradas: readonly ItemInventario[];
  /** Services whose newest build was registered more than `dias` ago. */
  readonly semNovidade: readonly { readonly servico: string; readonly ultimaConstrucaoEm: string }[];
}

const DIA_MS = 86_400_000;
/** Open tabs still request the lazy pages of the build they started with. */
export const GUARDA_DIAS = 7;

const daysBefore = (agora: Date, dias: number): number => agora.getTime() - dias * DIA_MS;

/** Every file of a build with its brotli size, once. */
const weightsOf = ({ modulos }: Construcao): Map<string, number> =>
  new Map(
    modulos.flatMap((modulo) =>
      [modulo, ...modulo.chunks, ...modulo.assets].map(({ file, brotli }) => [`${modulo.dir}/${file}`, brotli] as const),
    ),
  );

/**
 * Files that may be removed: older than the days of grace, and of no build that is live, or was live or registered within them, nor
 * in a folder that an address published by hand points into.
 * A moment that cannot be read counts as recent.
 */
export function arquivosDispensaveis({ usos, arquivos, agora, presas = [], guardaDias = GUARDA_DIAS }: PedidoGuarda): string[] {
  const limite = daysBefore(agora, guardaDias);
  const isAntigo = (momento: number): boolean => momento < limite;
  const isDispensavel = ({ construcao, isNoAr, ultimaVezNoAr }: UsoConstrucao): boolean =>
    !isNoAr && isAntigo(Date.parse(construcao.registradaEm)) && (ultimaVezNoAr === null || isAntigo(Date.parse(ultimaVezNoAr)));
  const guardados = new Set(usos.filter((uso) => !isDispensavel(uso)).flatMap(({ construcao }) => [...weightsOf(construcao).keys()]));
  return arquivos
    .filter(({ caminho, modificadoEm }) => isAntigo(modificadoEm.getTime()) && !guardados.has(caminho))
    .filter(({ caminho }) => !presas.some((pasta) => caminho.startsWith(pasta)))
    .map(({ caminho }) => caminho);
}

const itemOf = ({ construcao, ultimaVezNoAr }: UsoConstrucao): ItemInventario => ({
  servico: construcao.servico,
  construcao: construcao.id,
  registradaEm: construcao.registradaEm,
  ultimaVezNoAr,
  bytes: [...weightsOf(construcao).values()].reduce((soma, peso) => soma + peso, 0),
});

function newestByService(usos: readonly UsoConstrucao[]): { servico: string; ultimaConstrucaoEm: string }[] {
  const ultimas = new Map<string, string>();
  for (const { construcao } of usos) {
    const { servico, registradaEm } = construcao;
    if (registradaEm > (ultimas.get(servico) ?? '')) ultimas.set(servico, registradaEm);
  }
  return [...ultimas].map(([servico, ultimaConstrucaoEm]) => ({ servico, ultimaConstrucaoEm }));
}

/** Unused builds, unused the longest first. */
export function inventario({
  usos,
  agora,
  dias,
}: {
  readonly usos: readonly UsoConstrucao[];
  readonly agora: Date;
  readonly dias: number;
}): Inventario {
  const limite = daysBefore(agora, dias);
  const isAntiga = (em: string): boolean => Date.parse(em) < limite;
  const fora = usos.filter(({ isNoAr }) => !isNoAr).map(itemOf);
  const since = ({ ultimaVezNoAr, registradaEm }: ItemInventario): string => ultimaVezNoAr ?? registradaEm;
  const oldestFirst = (a: ItemInventario, b: ItemInventario): number => since(a).localeCompare(since(b));
  return {
    orfas: fora.filter(({ ultimaVezNoAr }) => ultimaVezNoAr === null).toSorted(oldestFirst),
    paradas: fora.filter(({ ultimaVezNoAr }) => ultimaVezNoAr !== null && isAntiga(ultimaVezNoAr)).toSorted(oldestFirst),
    semNovidade: newestByService(usos)
      .filter(({ ultimaConstrucaoEm }) => isAntiga(ultimaConstrucaoEm))
      .toSorted((a, b) => a.ultimaConstrucaoEm.localeCompare(b.ultimaConstrucaoEm)),
  };
}
