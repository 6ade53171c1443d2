import { MAX_LINHAS_IMPORTACAO } from '@balcao/contracts';
import { readCsv, type RegistroCsv } from '../../catalogo/csv-rows.ts';
import { findUnstorable } from '../../plugins/input-text.ts';
import { isXlsx, readXlsx, XlsxRecusado } from '../../plugins/read-xlsx.ts';
import { arquivoGrande, arquivoIlegivel, arquivoVazio, linhasDemais } from './importacao.errors.ts';

/** A line of a file: where it stands in it, and its cells. */
export type LinhaDaPlanilha = readonly [linha: number, celulas: readonly string[]];

export interface Planilha {
  readonly colunas: readonly string[];
  readonly linhas: readonly LinhaDaPlanilha[];
}

const MAX_COLUNAS = 200;
const MAX_CELULA = 1_000;
/** Characters the parser is given at a time, so that a long file does not hold every other request back. */
const PEDACO = 4 * 1024;

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

/** Lines of a CSV file, without what guards its texts. @throws {Recusa} 422 at `arquivo` */
async function* linesOfCsv(bytes: Buffer): AsyncGenerator<RegistroCsv> {
  try {
    for await (const { linha, celulas } of readCsv(inPieces(decode(bytes))))
      yield { linha, celulas: celulas.map((celula) => unguarded(celula.trim())) };
  } catch (error) {
    // the reader says in one sentence where the file breaks
    if (error instanceof Error && error.name === 'Error') throw arquivoIlegivel(error.message);
    throw error;
  }
}

/** Lines of a workbook. @throws {Recusa} 422 at `arquivo` */
async function* linesOfXlsx(bytes: Buffer): AsyncGenerator<RegistroCsv> {
  try {
    for await (const { linha, celulas } of readXlsx(bytes)) yield { linha, celulas: celulas.map((celula) => celula.trim()) };
  } catch (error) {
    if (!(error instanceof XlsxRecusado)) throw error;
    throw error.motivo === 'grande' ? arquivoGrande() : arquivoIlegivel();
  }
}

/**
 * The titles and the lines of a file: a workbook of Excel, or a CSV whatever parts its cells. Its bytes say which.
 *
 * @throws {Recusa} 422 at `arquivo`: neither of both, no lines, too many of them
 */
export async function readPlanilha(bytes: Buffer): Promise<Planilha> {
  const linhas: LinhaDaPlanilha[] = [];
  for await (const { linha, celulas } of isXlsx(bytes) ? linesOfXlsx(bytes) : linesOfCsv(bytes)) {
    if (linhas.length > MAX_LINHAS_IMPORTACAO) throw linhasDemais(MAX_LINHAS_IMPORTACAO);
    if (findUnstorable(celulas) !== null) throw arquivoIlegivel();
    linhas.push([linha, celulas.slice(0, MAX_COLUNAS).map((celula) => celula.slice(0, MAX_CELULA))]);
  }
  const [titulos, ...resto] = linhas;
  if (!titulos || resto.length === 0) throw arquivoVazio();
  return { colunas: titulos[1].map((titulo, index) => titulo || `Coluna ${index + 1}`), linhas: resto };
}
