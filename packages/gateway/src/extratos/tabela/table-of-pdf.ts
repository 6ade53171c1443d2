import { type Faixa, type Pagina, plain, rightOf, rowsOf, type Trecho } from '../../leitura/trecho.ts';
import type { LinhaDaTabela } from './tabela.model.ts';

const textsOf = (faixa: Faixa): string[] => faixa.map(({ texto }) => texto);
const overlap = (a: Trecho, b: Trecho): number => Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x);
/** How far a cell is from under a title: at its left edge or at its right, whichever is nearer; nothing where it stands under it. */
const distance = (celula: Trecho, titulo: Trecho): number =>
  overlap(celula, titulo) > 0
    ? -overlap(celula, titulo)
    : Math.min(Math.abs(celula.x - titulo.x), Math.abs(rightOf(celula) - rightOf(titulo)));

const isHead = (faixa: Faixa, titulos: readonly string[]): boolean => {
  const ditos = new Set(textsOf(faixa).map(plain));
  return titulos.every((titulo) => ditos.has(plain(titulo)));
};

/** The cells of a line in the columns of the head: what stands in one column together is one cell. */
function cellsOf(faixa: Faixa, cabeca: Faixa): string[] {
  const celulas = cabeca.map(() => '');
  for (const trecho of faixa) {
    const [coluna = 0] = cabeca
      .map((titulo, at) => [at, distance(trecho, titulo)] as const)
      .toSorted((a, b) => a[1] - b[1])
      .map(([at]) => at);
    celulas[coluna] = `${celulas[coluna]} ${trecho.texto}`.trim();
  }
  return celulas;
}

/**
 * The lines of a PDF, page after page: those under the line of titles with their cells in its columns, empty ones included, the others with
 * their texts from left to right. The titles again, on another page, are no line.
 *
 * @param titulos of which the head has all
 */
export function tableOfPdf(paginas: readonly Pagina[], titulos: readonly string[]): LinhaDaTabela[] {
  let cabeca: Faixa | null = null;
  const linhas: LinhaDaTabela[] = [];
  for (const faixa of paginas.flatMap(({ trechos }) => rowsOf(trechos))) {
    const isTitulos = titulos.length > 0 && isHead(faixa, titulos);
    if (isTitulos && cabeca) {
      cabeca = faixa;
      continue;
    }
    linhas.push({ linha: linhas.length + 1, celulas: cabeca ? cellsOf(faixa, cabeca) : textsOf(faixa) });
    if (isTitulos) cabeca = faixa;
  }
  return linhas;
}
