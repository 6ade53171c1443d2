import type { LoaderContext } from 'webpack';

/** One file with something left out: a text of its own, or pieces of its text and what stands in their place. */
export type Corte = string | readonly (readonly [piece: string, instead: string])[];

/**
 * Webpack loader of a measurement: the file as it would be without some feature.
 *
 * @throws when a piece is no longer there, or there twice: what is measured would not be what is said
 */
export default function without(this: LoaderContext<{ cortes: Readonly<Record<string, Corte>> }>, code: string): string {
  const corte = this.getOptions().cortes[this.resourcePath];
  if (corte === undefined) throw new Error(`nada a deixar de fora em ${this.resourcePath}`);
  if (typeof corte === 'string') return corte;
  return corte.reduce((text, [piece, instead]) => {
    if (text.split(piece).length !== 2) throw new Error(`${this.resourcePath}: não há, uma só vez, ${piece}`);
    return text.replace(piece, () => instead);
  }, code);
}
