import type { Construcao } from '../construcao/construcao.model.ts';

export type TipoQuebra = 'dependencia' | 'exportacao' | 'evento' | 'rota' | 'nome' | 'singleton' | 'contrato' | 'chamada';

/** One breakage of a composed map. */
export interface Quebra {
  readonly tipo: TipoQuebra;
  /** Service that would break. */
  readonly consumidor: string;
  /** Service (or gateway) it would break on; null where there is none. */
  readonly fornecedor: string | null;
  /** pt-BR sentence. */
  readonly detalhe: string;
  /** The key does not depend on the builds, so that existing breakages are not attributed to a change. */
  readonly chave: string;
}

/** What one live gateway serves. */
export interface ContratoServido {
  readonly versao: string;
  readonly chamadas: readonly string[];
}

export interface ContextoPortao {
  /** Every live gateway; empty = unknown, so not checked. */
  readonly contratosServidos: readonly ContratoServido[];
  /** Names the façade published by address: provided, exports unknown. */
  readonly nomesAvulsos?: readonly string[];
}

/** One rule of the gate: returns the breakages of these builds together. */
export type RegraPortao = (construcoes: readonly Construcao[], contexto: ContextoPortao) => Quebra[];

/** Creates a breakage; `assunto` distinguishes it from others between the same two services. */
export function quebra({ assunto, ...resto }: Omit<Quebra, 'chave'> & { readonly assunto: string }): Quebra {
  return { ...resto, chave: [resto.tipo, resto.consumidor, resto.fornecedor ?? '', assunto].join('|') };
}

/** Pairs of things of different services with the same key. */
export function encontros<T extends { readonly servico: string }>(coisas: readonly T[], chaveDe: (coisa: T) => string): [string, T, T][] {
  const primeiras = new Map<string, T>();
  return [...coisas]
    .sort((a, b) => (a.servico < b.servico ? -1 : 1))
    .flatMap((coisa): [string, T, T][] => {
      const chave = chaveDe(coisa);
      const primeira = primeiras.get(chave);
      if (!primeira) primeiras.set(chave, coisa);
      return primeira && primeira.servico !== coisa.servico ? [[chave, primeira, coisa]] : [];
    });
}
