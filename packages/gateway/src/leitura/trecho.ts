/** A stretch of text on a page: x, y (top) and size in PDF points. */
export interface Trecho {
  readonly texto: string;
  readonly pagina: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** How sure the recogniser was of its least sure word, 0 to 100; 100 of text that was never a picture. */
  readonly certeza: number;
}

export interface Pagina {
  readonly numero: number;
  readonly largura: number;
  readonly altura: number;
  readonly trechos: readonly Trecho[];
}

/** Labels are compared without accents, case, spaces and punctuation, and without the letters that recognisers take for digits. */
export const plain = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('º', 'o')
    .replaceAll('ª', 'a')
    .toUpperCase()
    .replace(/[^A-Z0-9%$]/g, '')
    .replaceAll('0', 'O')
    .replace(/[1L]/g, 'I');

export const rightOf = ({ x, w }: Trecho): number => x + w;

/** Several stretches as one. */
export function unite(partes: readonly Trecho[], separador = ' '): Trecho | null {
  const [primeiro] = partes;
  if (!primeiro) return null;
  const x = Math.min(...partes.map((parte) => parte.x));
  const y = Math.min(...partes.map((parte) => parte.y));
  return {
    texto: partes.map(({ texto }) => texto).join(separador),
    pagina: primeiro.pagina,
    x,
    y,
    w: Math.max(...partes.map(rightOf)) - x,
    h: Math.max(...partes.map((parte) => parte.y + parte.h)) - y,
    certeza: Math.min(...partes.map(({ certeza }) => certeza)),
  };
}

/** Stretches of one line, from left to right. */
export type Faixa = readonly Trecho[];

const middle = ({ y, h }: Trecho): number => y + h / 2;

/** The lines of a page from top to bottom: what is beside one another by more than half of its height is on one line. */
export function rowsOf(trechos: readonly Trecho[]): Faixa[] {
  const faixas: Trecho[][] = [];
  for (const trecho of trechos.toSorted((a, b) => middle(a) - middle(b))) {
    const faixa = faixas.findLast((outra) => Math.abs(middle(outra[0] as Trecho) - middle(trecho)) < Math.min(trecho.h, 9) * 0.5);
    if (faixa) faixa.push(trecho);
    else faixas.push([trecho]);
  }
  return faixas.map((faixa) => faixa.toSorted((a, b) => a.x - b.x));
}

/** Joins what a writer of PDFs, or a recogniser, cut in the middle of a phrase: pieces less than `folga` of their height apart. */
export function joinPieces(trechos: readonly Trecho[], folga: number): Trecho[] {
  return rowsOf(trechos).flatMap((faixa) => {
    const juntos: Trecho[] = [];
    for (const trecho of faixa) {
      const antes = juntos.at(-1);
      const vao = antes ? trecho.x - rightOf(antes) : Number.POSITIVE_INFINITY;
      if (antes && vao < folga * Math.max(antes.h, trecho.h))
        juntos[juntos.length - 1] = unite([antes, trecho], vao > 0.12 * trecho.h ? ' ' : '') as Trecho;
      else juntos.push(trecho);
    }
    return juntos;
  });
}
