import type { Conjunto, LinhaCotada, TipoConjunto } from '@balcao/contracts';

/** What a set would keep now. */
export type ConteudoConjunto = Pick<Conjunto, 'seguradoras' | 'coberturas'>;

/** What came of applying one: sentences of what was left out, and whether anything was applied. */
export interface Aplicacao {
  readonly isAplicado: boolean;
  readonly deFora: readonly string[];
}

export interface ConjuntosProps {
  tipo: TipoConjunto;
  linha: LinhaCotada | null;
  /** Read when it is about to be kept. */
  readAtual: () => ConteudoConjunto;
  onApply: (conjunto: Conjunto) => Aplicacao;
}
