import { foldMemo, type MovimentoDoBanco } from './movimento-do-banco.ts';

/** A rule a person taught: a memo that contains so and so is of a category. */
export interface RegraDoMemo {
  readonly id: string;
  readonly contem: string;
  /** Only what comes in, or only what goes out; null: both. */
  readonly sentido: 'ENTRADA' | 'SAIDA' | null;
  readonly categoria: string;
}

/**
 * The rule that applies to a movement: of those whose text its memo contains, the longest text, then one that names the direction, then the
 * one taught last.
 *
 * @param regras in the order in which they were taught; one with an empty text is of nothing
 * @returns null when none applies
 * @example pickRegraDoMemo([{ id: '1', contem: 'tarifa', sentido: null, categoria: 'BANCO' }], { memo: 'TARIFA PIX', valorCentavos: -190 })?.categoria // 'BANCO'
 */
export function pickRegraDoMemo(
  regras: readonly RegraDoMemo[],
  { memo, valorCentavos }: Pick<MovimentoDoBanco, 'memo' | 'valorCentavos'>,
): RegraDoMemo | null {
  const dito = foldMemo(memo);
  const sentido = valorCentavos < 0 ? 'SAIDA' : 'ENTRADA';
  const cabem = regras
    .map((regra, at) => ({ regra, at, texto: foldMemo(regra.contem) }))
    .filter(({ regra, texto }) => texto !== '' && dito.includes(texto) && (regra.sentido === null || regra.sentido === sentido));
  const [melhor] = cabem.toSorted(
    (a, b) => b.texto.length - a.texto.length || Number(a.regra.sentido === null) - Number(b.regra.sentido === null) || b.at - a.at,
  );
  return melhor?.regra ?? null;
}
