import type { Composto } from './compose-mapa.ts';

/** One name of the map: its address, and the build that provides it (null = an address of the façade). */
export interface PontaMapa {
  readonly url: string;
  readonly construcao: string | null;
  /** Brotli bytes; null = unknown. */
  readonly bytes: number | null;
}

export interface Diferenca {
  readonly entram: readonly { readonly nome: string; readonly para: PontaMapa }[];
  readonly saem: readonly { readonly nome: string; readonly de: PontaMapa }[];
  readonly mudam: readonly { readonly nome: string; readonly de: PontaMapa; readonly para: PontaMapa }[];
  /** Services with a different build, even when no name changed (only a chunk did). */
  readonly servicos: readonly { readonly servico: string; readonly de: string | null; readonly para: string | null }[];
  /** Brotli bytes of b's modules less those of a's. */
  readonly bytes: number;
}

export type LadoDiferenca = Pick<Composto, 'mapa' | 'servicos' | 'donos' | 'pesos'>;

function pontaDe({ mapa, servicos, donos, pesos }: LadoDiferenca, nome: string): PontaMapa | null {
  const url = mapa.imports[nome];
  if (url === undefined) return null;
  return { url, construcao: servicos[donos[nome] ?? ''] ?? null, bytes: pesos[url] ?? null };
}

const soma = ({ pesos }: LadoDiferenca) => Object.values(pesos).reduce((total, bytes) => total + bytes, 0);
const chavesDe = (...registros: readonly Readonly<Record<string, unknown>>[]) =>
  [...new Set(registros.flatMap((um) => Object.keys(um)))].sort();

/** Compares map `a` with map `b`, name by name. */
export function diferencaDe(a: LadoDiferenca, b: LadoDiferenca): Diferenca {
  const pares = chavesDe(a.mapa.imports, b.mapa.imports).map((nome) => ({ nome, de: pontaDe(a, nome), para: pontaDe(b, nome) }));
  return {
    entram: pares.flatMap(({ nome, de, para }) => (!de && para ? [{ nome, para }] : [])),
    saem: pares.flatMap(({ nome, de, para }) => (de && !para ? [{ nome, de }] : [])),
    mudam: pares.flatMap(({ nome, de, para }) =>
      de && para && (de.url !== para.url || de.construcao !== para.construcao) ? [{ nome, de, para }] : [],
    ),
    servicos: chavesDe(a.servicos, b.servicos)
      .map((servico) => ({ servico, de: a.servicos[servico] ?? null, para: b.servicos[servico] ?? null }))
      .filter(({ de, para }) => de !== para),
    bytes: soma(b) - soma(a),
  };
}
