/** A4, in PDF points. */
export const LARGURA = 595;
export const ALTURA = 842;

export interface TextoImpresso {
  readonly tipo: 'TEXTO';
  readonly texto: string;
  readonly x: number;
  /** Of the baseline, from the top. */
  readonly y: number;
  readonly corpo: number;
  readonly isForte: boolean;
  readonly isDireita: boolean;
}

export interface FioImpresso {
  readonly tipo: 'FIO';
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}

export type Impresso = TextoImpresso | FioImpresso;

interface Letra {
  readonly corpo?: number;
  readonly isForte?: boolean;
  /** `x` is where it ends. */
  readonly isDireita?: boolean;
}

/** What is printed, page by page, before anyone knows on what: a PDF with text or the picture of one. */
export interface Folha {
  readonly paginas: readonly (readonly Impresso[])[];
  y: number;
  text(texto: string, x: number, letra?: Letra): void;
  /** A thin box, or a rule when it has no height. */
  rule(x: number, largura: number, altura?: number): void;
  /** Begins another page when less than `altura` is left, and says so. */
  need(altura: number): boolean;
}

const MARGEM = 40;

export function createFolha(): Folha {
  const paginas: Impresso[][] = [[]];
  const folha: Folha = {
    paginas,
    y: MARGEM,
    text: (texto, x, { corpo = 9, isForte = false, isDireita = false } = {}) => {
      paginas.at(-1)?.push({ tipo: 'TEXTO', texto, x, y: folha.y + corpo, corpo, isForte, isDireita });
    },
    rule: (x, largura, altura = 0) => {
      paginas.at(-1)?.push({ tipo: 'FIO', x, y: folha.y, largura, altura });
    },
    need: (altura) => {
      if (folha.y + altura <= ALTURA - MARGEM) return false;
      paginas.push([]);
      folha.y = MARGEM;
      return true;
    },
  };
  return folha;
}

/** Cuts a text into lines of at most `max` characters, between words where there are any. */
export function wrap(texto: string, max: number): string[] {
  const linhas: string[] = [];
  let resto = texto;
  while (resto.length > max) {
    const corte = resto.lastIndexOf(' ', max);
    linhas.push(resto.slice(0, corte > 0 ? corte : max));
    resto = resto.slice(corte > 0 ? corte + 1 : max);
  }
  return [...linhas, resto];
}
