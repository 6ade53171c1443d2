import type { Codificacao } from '../decode-texto.ts';
import type { SinalDecimal } from '../parse-valor-escrito.ts';

/** A line of a file: where it stands, from 1, and its cells as text. */
export interface LinhaDaTabela {
  readonly linha: number;
  readonly celulas: readonly string[];
}

/** What kind of file it is, by its bytes. */
export type FormatoDaTabela = 'CSV' | 'XLSX' | 'TXT' | 'PDF';

/** The lines of a file, before anybody knows what they are. */
export interface TabelaLida {
  readonly formato: FormatoDaTabela;
  /** Null of a workbook and of a PDF, which say it themselves. */
  readonly codificacao: Codificacao | null;
  readonly linhas: readonly LinhaDaTabela[];
}

/** Where a field stands: under a title, in a column (from 1), or between two letters of a line (from 1, both included). */
export type LugarDoCampo = { readonly titulo: string } | { readonly coluna: number } | { readonly de: number; readonly ate: number };

/** Lines of one kind of a file of fixed width: those that have a text in a place. */
export interface TipoDeRegistro {
  readonly de: number;
  readonly ate: number;
  readonly valor: string;
}

/** How the files of a bank or an insurer are read: made once on screen, and remembered. */
export interface Mapeamento<C extends string, H extends string = never> {
  readonly campos: Readonly<Partial<Record<C, LugarDoCampo>>>;
  /** Fields outside the table, by the label beside them or, in a file of fixed width, by their place in its first line. */
  readonly cabecalho: Readonly<Partial<Record<H, LugarDoCampo>>>;
  /** Which lines of a file of fixed width are of the table; without it all are. */
  readonly registro?: TipoDeRegistro;
  /** Amounts are written as centavos, without any sign between: `000000012345` is 123,45. */
  readonly isCentavos?: boolean;
}

/** Why a file is not read as a table. */
export type MotivoTabela = 'VAZIO' | 'GRANDE' | 'ILEGIVEL' | 'SEM_TEXTO' | 'ASPAS_ABERTAS' | 'LINHAS_DEMAIS' | 'SEM_TITULOS' | 'SEM_LINHAS';

/** Refused on the way; told as data by who reads a statement. */
export class TabelaRecusada extends Error {
  override readonly name = 'TabelaRecusada';
  constructor(
    readonly motivo: MotivoTabela,
    /** Titles that were looked for, or where it breaks. */
    readonly trecho: string | null = null,
    options?: ErrorOptions,
  ) {
    super(motivo, options);
  }
}

/** How amounts of a file are written, as it is told on screen. */
export interface EscritaDoArquivo {
  readonly formato: FormatoDaTabela;
  readonly codificacao: Codificacao | null;
  /** Null where no amount says it: one that could be either is refused at its line. */
  readonly decimal: SinalDecimal | null;
}

/** A line that was not read, and why. */
export interface LinhaRecusada {
  readonly linha: number;
  readonly campo: string;
  readonly motivo: 'VALOR_INVALIDO' | 'DIA_INVALIDO' | 'NUMERO_INVALIDO' | 'FALTA';
  readonly texto: string;
}

/** A file that was not read as a table, told as data. */
export interface LeituraRecusada {
  readonly isLido: false;
  readonly motivo: MotivoTabela;
  readonly trecho: string | null;
}

/** What was read, or why the file was not. */
export async function readOrTell<L>(read: () => Promise<L>): Promise<L | LeituraRecusada> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TabelaRecusada) return { isLido: false, motivo: error.motivo, trecho: error.trecho };
    throw error;
  }
}

/** The lines of a table by what became of them. */
export interface LinhasLidas<L> {
  readonly lidas: readonly L[];
  readonly recusadas: readonly LinhaRecusada[];
  /** Lines that are of nothing that is looked for. */
  readonly ignoradas: readonly LinhaDaTabela[];
}

/**
 * Reads line by line: none is left out without being told.
 *
 * @param read a line, what of it is refused, or null of one that is of nothing
 * @throws {TabelaRecusada} every line is of nothing
 */
export function readLinhas<L extends object>(
  linhas: readonly LinhaDaTabela[],
  read: (linha: LinhaDaTabela) => L | LinhaRecusada | null,
): LinhasLidas<L> {
  const [lidas, recusadas, ignoradas]: [L[], LinhaRecusada[], LinhaDaTabela[]] = [[], [], []];
  for (const linha of linhas) {
    const lida = read(linha);
    if (lida === null) ignoradas.push(linha);
    else if ('motivo' in lida) recusadas.push(lida);
    else lidas.push(lida);
  }
  if (lidas.length + recusadas.length === 0) throw new TabelaRecusada('SEM_LINHAS');
  return { lidas, recusadas, ignoradas };
}
