import { MAX_LINHAS_IMPORTACAO } from '@balcao/contracts';
import { readCsv } from '../../catalogo/csv-rows.ts';
import { findUnstorable } from '../../plugins/input-text.ts';
import { arquivoIlegivel, arquivoVazio, linhasDemais } from './importacao.errors.ts';

/** A line of a file: where it stands in it, and its cells. */
export type LinhaDaPlanilha = readonly [linha: number, celulas: readonly string[]];

export interface Planilha {
  readonly colunas: readonly string[];
  readonly linhas: readonly LinhaDaPlanilha[];
}

const MAX_COLUNAS = 200;
const MAX_CELULA = 1_000;
/** Characters the parser is given at a time, so that a long file does not hold every other request back. */
const PEDACO = 64 * 1024;

/** UTF-8, or what spreadsheets of Windows write where it is not. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What the product's own files write before a text that looks like a formula is no part of it. */
const unguarded = (celula: string): string => celula.replace(/^'(?=[=+\-@|%\u2212])/, '');

async function* inPieces(texto: string): AsyncGenerator<string> {
  for (let from = 0; from < texto.length; from += PEDACO) {
    yield texto.slice(from, from + PEDACO);
    await new Promise(setImmediate);
  }
}

/**
 * The titles and the lines of a CSV file, whatever parts its cells.
 *
 * @throws {Recusa} 422 at `arquivo`: no CSV, no lines, too many of them
 */
export async function readPlanilha(bytes: Buffer): Promise<Planilha> {
  const texto = decode(bytes);
  if (findUnstorable(texto) !== null) throw arquivoIlegivel();
  const linhas: LinhaDaPlanilha[] = [];
  try {
    for await (const { linha, celulas } of readCsv(inPieces(texto))) {
      if (linhas.length > MAX_LINHAS_IMPORTACAO) throw linhasDemais(MAX_LINHAS_IMPORTACAO);
      linhas.push([linha, celulas.slice(0, MAX_COLUNAS).map((celula) => unguarded(celula.trim()).slice(0, MAX_CELULA))]);
    }
  } catch (error) {
    // the reader says in one sentence where the file breaks
    if (error instanceof Error && error.name === 'Error') throw arquivoIlegivel(error.message);
    throw error;
  }
  const [titulos, ...resto] = linhas;
  if (!titulos || resto.length === 0) throw arquivoVazio();
  return { colunas: titulos[1].map((titulo, index) => titulo || `Coluna ${index + 1}`), linhas: resto };
}
