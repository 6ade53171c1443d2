import { readCsv, type SeparadorCsv } from '../../catalogo/csv-rows.ts';
import { extractText } from '../../leitura/extract-text.ts';
import { isXlsx, readXlsx, XlsxRecusado } from '../../plugins/read-xlsx.ts';
import { decodeTexto } from '../decode-texto.ts';
import { tableOfPdf } from './table-of-pdf.ts';
import { type FormatoDaTabela, type LinhaDaTabela, type Mapeamento, TabelaRecusada, type TabelaLida } from './tabela.model.ts';

/** A statement of twenty thousand lines is about 4 MB. */
export const MAX_BYTES_TABELA = 32 * 1024 * 1024;
const MAX_LINHAS = 200_000;
/** Twenty thousand lines of a PDF; a longer one is refused, never read in part. */
const MAX_PAGINAS = 300;
const MAX_COLUNAS = 200;
const MAX_CELULA = 1_000;
const SEPARADORES: readonly SeparadorCsv[] = [';', '\t', ','];

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');
const isFixed = ({ campos }: Mapeamento<string, string>): boolean => Object.values(campos).some((lugar) => lugar && 'de' in lugar);

/** The sign that parts most lines into as many cells: the first lines of a statement are not of its table. */
export function separatorOf(texto: string): SeparadorCsv {
  const linhas = texto.slice(0, 64 * 1024).split('\n', 200);
  const points = (separador: SeparadorCsv): number => {
    const vezes = new Map<number, number>();
    for (const linha of linhas) {
      const quantas = linha.split(separador).length - 1;
      if (quantas > 0) vezes.set(quantas, (vezes.get(quantas) ?? 0) + 1);
    }
    // lines that agree count, and the more cells they have the more
    return Math.max(0, ...[...vezes].map(([quantas, linhasIguais]) => linhasIguais * Math.sqrt(quantas)));
  };
  return SEPARADORES.toSorted((a, b) => points(b) - points(a))[0] ?? ';';
}

/** What the product's own files write before a text that looks like a formula is no part of it; a formula stays the text it is. */
const cellOf = (celula: string): string =>
  celula
    .trim()
    .replace(/^'(?=[=+\-@|%\u2212])/, '')
    .replaceAll('\u0000', '')
    .slice(0, MAX_CELULA);

async function* once(texto: string): AsyncGenerator<string> {
  yield texto;
}

async function* linesOf(
  bytes: Uint8Array,
  texto: string,
  formato: FormatoDaTabela,
  mapeamento: Mapeamento<string, string>,
): AsyncGenerator<LinhaDaTabela> {
  if (formato === 'XLSX') yield* readXlsx(Buffer.from(bytes));
  else if (formato === 'PDF') yield* await readPdfTable(bytes, mapeamento);
  else if (formato === 'CSV') yield* readCsv(once(texto), separatorOf(texto));
  else for (const [at, linha] of texto.split(/\r?\n/).entries()) if (linha.trim() !== '') yield { linha: at + 1, celulas: [linha] };
}

async function readPdfTable(bytes: Uint8Array, { campos }: Mapeamento<string, string>): Promise<LinhaDaTabela[]> {
  const paginas = await extractText(Uint8Array.from(bytes), MAX_PAGINAS + 1);
  if (paginas.length > MAX_PAGINAS) throw new TabelaRecusada('GRANDE');
  if (paginas.every(({ trechos }) => trechos.length === 0)) throw new TabelaRecusada('SEM_TEXTO');
  return tableOfPdf(
    paginas,
    Object.values(campos).flatMap((lugar) => (lugar && 'titulo' in lugar ? [lugar.titulo] : [])),
  );
}

function refusalOf(error: unknown): unknown {
  if (error instanceof TabelaRecusada) return error;
  if (error instanceof XlsxRecusado) return new TabelaRecusada(error.motivo === 'grande' ? 'GRANDE' : 'ILEGIVEL', null, { cause: error });
  const { name, message } = error as Error;
  // the reader of CSV says in one sentence where the file breaks; that of PDFs throws faults of its own names
  if (name === 'Error' && message.startsWith('A linha')) return new TabelaRecusada('ASPAS_ABERTAS', message, { cause: error });
  if (/^(InvalidPDF|Password|FormatError|UnknownError|MissingPDF)/.test(name))
    return new TabelaRecusada('ILEGIVEL', null, { cause: error });
  return error;
}

/**
 * The lines of a file as text: a workbook, a CSV, a file of fixed width or a PDF with text. Its bytes say which, and a mapping by places in the
 * line that it is of fixed width. Nothing is computed: a formula of a CSV is the text it is, one of a workbook what it came to when it was saved.
 *
 * @throws {TabelaRecusada}
 */
export async function readTabela(bytes: Uint8Array, mapeamento: Mapeamento<string, string>): Promise<TabelaLida> {
  if (bytes.length === 0) throw new TabelaRecusada('VAZIO');
  if (bytes.length > MAX_BYTES_TABELA) throw new TabelaRecusada('GRANDE');
  const formato: FormatoDaTabela = isXlsx(Buffer.from(bytes)) ? 'XLSX' : isPdf(bytes) ? 'PDF' : isFixed(mapeamento) ? 'TXT' : 'CSV';
  const isTexto = formato === 'CSV' || formato === 'TXT';
  const { texto, codificacao } = isTexto ? decodeTexto(bytes) : { texto: '', codificacao: null };
  // what no file of text has, every other kind of file has soon
  if (isTexto && texto.slice(0, 4_096).includes('\u0000')) throw new TabelaRecusada('ILEGIVEL');
  const linhas: LinhaDaTabela[] = [];
  try {
    for await (const { linha, celulas } of linesOf(bytes, texto, formato, mapeamento)) {
      if (linhas.length >= MAX_LINHAS) throw new TabelaRecusada('LINHAS_DEMAIS', String(MAX_LINHAS));
      linhas.push({ linha, celulas: formato === 'TXT' ? celulas : celulas.slice(0, MAX_COLUNAS).map(cellOf) });
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (linhas.length === 0) throw new TabelaRecusada('VAZIO');
  return { formato, codificacao, linhas };
}
