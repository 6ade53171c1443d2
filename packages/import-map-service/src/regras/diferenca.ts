import type { Composto } from './compor.ts';

/** One name of the map: where it leads, and the build that brought it (null = the façade's address). */
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
  /** Services whose build is another one, even where no name moved (a chunk alone). */
  readonly servicos: readonly { readonly servico: string; readonly de: string | null; readonly para: string | null }[];
  /** Brotli bytes of b's modules less those of a's. */
  readonly bytes: number;
}

export type LadoDiferenca = Pick<Composto, 'mapa' | 'servicos' | 'donos' | 'pesos'>;

export function diferencaDe(_a: LadoDiferenca, _b: LadoDiferenca): Diferenca {
  throw new Error('por escrever');
}
