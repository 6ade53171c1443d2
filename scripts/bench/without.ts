import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

/** One file with something left out: a text of its own, or pieces of its text and what stands in their place. */
export type Corte = string | readonly (readonly [piece: string, instead: string])[];

/** @throws when a piece is no longer there, or there twice: what is measured would not be what is said */
function cut(file: string, corte: Corte): string {
  if (typeof corte === 'string') return corte;
  return corte.reduce(
    (text, [piece, instead]) => {
      if (text.split(piece).length !== 2) throw new Error(`${file}: não há, uma só vez, ${piece}`);
      return text.replace(piece, () => instead);
    },
    readFileSync(file, 'utf8'),
  );
}

type ReadFile = (file: string, answer: (error: Error | null, bytes?: Buffer) => void) => void;

/** Webpack plugin of a measurement: files are read as they would be without some feature. @param cortes by whole path */
export function without(cortes: Readonly<Record<string, Corte>>): { apply(compiler: Compiler): void } {
  const textos = new Map(Object.entries(cortes).map(([file, corte]) => [file, Buffer.from(cut(file, corte))]));
  return {
    apply({ inputFileSystem }) {
      if (!inputFileSystem) return;
      const files = inputFileSystem as unknown as { readFile: ReadFile };
      const readFile = files.readFile.bind(files);
      files.readFile = (file, answer) => {
        const texto = textos.get(file);
        if (texto) answer(null, texto);
        else readFile(file, answer);
      };
    },
  };
}
