import type { Construcao } from '../construcao/construcao.model.ts';

export type TipoQuebra = 'dependencia' | 'exportacao' | 'evento' | 'rota' | 'nome' | 'singleton' | 'contrato' | 'chamada';

/** One thing of a composed map that would break. */
export interface Quebra {
  readonly tipo: TipoQuebra;
  /** Service that would break. */
  readonly consumidor: string;
  /** Service (or gateway) it would break on; null where there is none. */
  readonly fornecedor: string | null;
  /** pt-BR sentence. */
  readonly detalhe: string;
  /** The same breakage has the same key whatever the builds: keys of before are not blamed on after. */
  readonly chave: string;
}

/** What one live gateway serves. */
export interface ContratoServido {
  readonly versao: string;
  readonly chamadas: readonly string[];
}

export interface ContextoPortao {
  /** Every live gateway; empty = unknown, so not judged. */
  readonly contratosServidos: readonly ContratoServido[];
  /** Names the façade published by address: provided, exports unknown. */
  readonly nomesAvulsos?: readonly string[];
}

export function quebrasDe(_construcoes: readonly Construcao[], _contexto: ContextoPortao): Quebra[] {
  throw new Error('por escrever');
}

/** Breakages of `depois` that `antes` did not have. */
export function quebrasNovas(_antes: readonly Quebra[], _depois: readonly Quebra[]): Quebra[] {
  throw new Error('por escrever');
}
