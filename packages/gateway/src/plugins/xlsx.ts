import type { Readable } from 'node:stream';
import { type ArquivoDoZip, zipOf } from './zip-stream.ts';

/**
 * What a column holds: `texto`; `data`, written `DD/MM/AAAA` or `DD/MM/AAAA HH:mm`; `dinheiro` in centavos; `numero`; `percentual` in
 * bps.
 */
export type TipoCelula = 'texto' | 'data' | 'dinheiro' | 'numero' | 'percentual';
/** What a cell holds, of its column's type; null is an empty one. */
export type ValorCelula = string | number | null;

/** A sheet, the first line of which is the titles of its columns. */
export interface Folha {
  /** At most 31 letters. */
  readonly nome: string;
  readonly colunas: readonly { readonly titulo: string; readonly tipo: TipoCelula }[];
  /** Its lines, some at a time. */
  readonly lotes: AsyncIterable<readonly (readonly ValorCelula[])[]>;
}

/** Lines a sheet has at most, after its titles. */
export const MAX_LINHAS_XLSX = 1_048_575;
const MAX_CELULA = 32_767;
const DIA_MS = 86_400_000;
/** Day zero of the calendar of spreadsheets, which counts a day too many before March of 1900. */
const DIA_ZERO = Date.UTC(1899, 11, 30);
const PRIMEIRO_CERTO = 61;

const TEXTO = 1;
const DIA = 2;
const MOMENTO = 3;
const DINHEIRO = 4;
const NUMERO = 5;
const PERCENTUAL = 6;
const TITULO = 7;
/** Formats of cells, by the places above: general, text, day, moment, money, general, percentage, text in bold. */
const ESTILOS = `<cellXfs count="8">${[0, 49, 164, 165, 166, 0, 10, 49]
  .map(
    (formato, index) =>
      `<xf numFmtId="${formato}" fontId="${index === TITULO ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('')}</cellXfs>`;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const tiposDeConteudo = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;
const relacoes = (lines: string) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines}</Relationships>`;
const raiz = relacoes(`<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`);
const doLivro = relacoes(
  `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>`,
);
const estilos = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="[$R$-416]\\ #,##0.00;\\-[$R$-416]\\ #,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${ESTILOS}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** What no XML may hold, and controls nobody meant to write. */
const SEM_LUGAR = /[^\P{Cc}\t\n]|[\ufffe\uffff]|\p{Cs}/gu;
/** How the format writes what XML cannot hold: a text that looks like one is told apart by its underscore. */
const PARECE_ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;
const PRECISA = /[&<>"]/g;
const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Matches texts that need no escaping. */
const SIMPLES = /^[\p{L}\p{N} .,:;/()@+-]*$/u;

/** A text as an element or an attribute holds it, no longer than a cell may be. */
function xmlOf(text: string): string {
  if (text.length <= MAX_CELULA && SIMPLES.test(text)) return text;
  const seen = text.replace(/\r\n?/g, '\n').slice(0, MAX_CELULA).replace(SEM_LUGAR, '');
  return seen.replace(PARECE_ESCAPE, '_x005F_').replace(PRECISA, (sign) => ENTIDADES[sign] ?? '');
}

const ESCRITA = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}))?$/;

/** A written day as spreadsheets count them, and whether it has an hour; null where there is no such day. */
function serialOf(text: string): { valor: number; hasHora: boolean } | null {
  const [, dia, mes, ano, hora, minuto] = ESCRITA.exec(text) ?? [];
  if (!dia || !mes || !ano) return null;
  const at = new Date(Date.UTC(Number(ano), Number(mes) - 1, Number(dia), Number(hora ?? 0), Number(minuto ?? 0)));
  if (at.getUTCDate() !== Number(dia) || at.getUTCMonth() !== Number(mes) - 1) return null;
  const valor = (at.getTime() - DIA_ZERO) / DIA_MS;
  return valor < PRIMEIRO_CERTO ? null : { valor, hasHora: hora !== undefined };
}

/** `A`, `B` … `Z`, `AA` … */
const letraDa = (index: number): string => (index < 26 ? '' : letraDa(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** A cell of text is told to be one, so that what begins as a formula is read, never run. */
const textCell = (place: string, text: string, style: number): string =>
  text === '' ? '' : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlOf(text)}</t></is></c>`;
const numberCell = (place: string, value: number, style: number): string => `<c r="${place}" s="${style}"><v>${value}</v></c>`;

const DIVISOR = { dinheiro: 100, numero: 1, percentual: 10_000 } as const;
const ESTILO = { dinheiro: DINHEIRO, numero: NUMERO, percentual: PERCENTUAL } as const;

function cellOf(place: string, tipo: TipoCelula, valor: ValorCelula): string {
  if (valor === null) return '';
  if (typeof valor === 'number') {
    if (tipo === 'texto' || tipo === 'data' || !Number.isFinite(valor)) return textCell(place, String(valor), TEXTO);
    return numberCell(place, valor / DIVISOR[tipo], ESTILO[tipo]);
  }
  const dia = tipo === 'data' ? serialOf(valor) : null;
  return dia ? numberCell(place, dia.valor, dia.hasHora ? MOMENTO : DIA) : textCell(place, valor, TEXTO);
}

const LARGURA = { texto: 10, data: 12, dinheiro: 16, numero: 8, percentual: 9 } as const;
const LARGURA_MAXIMA = 60;

/** As wide as what the first lines hold, within reason: the others are not known when the columns are declared. */
function widthsOf(colunas: Folha['colunas'], primeiras: readonly (readonly ValorCelula[])[]): string {
  return colunas
    .map(({ titulo, tipo }, index) => {
      const longest = primeiras.reduce((length, linha) => {
        const valor = linha[index];
        return typeof valor === 'string' && valor.length > length ? valor.length : length;
      }, 0);
      // the button of the filter stands over the title
      const width = Math.min(LARGURA_MAXIMA, Math.max(LARGURA[tipo], titulo.length + 4, longest + 2));
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');
}

/** Lines of a sheet as it is written; `escritas` counts them. */
async function* sheetOf({ colunas, lotes }: Folha, contagem: { linhas: number }): AsyncGenerator<string> {
  const letras = colunas.map((_, index) => letraDa(index));
  const header = colunas.map(({ titulo }, index) => textCell(`${letras[index]}1`, titulo, TITULO)).join('');
  const lineOf = (linha: readonly ValorCelula[]): string => {
    contagem.linhas += 1;
    const numero = contagem.linhas + 1;
    const cells = colunas.map(({ tipo }, index) => cellOf(`${letras[index]}${numero}`, tipo, linha[index] ?? null));
    return `<row r="${numero}">${cells.join('')}</row>`;
  };
  const opening = (primeiras: readonly (readonly ValorCelula[])[]): string =>
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widthsOf(colunas, primeiras)}</cols><sheetData><row r="1">${header}</row>`;
  let isOpen = false;
  for await (const lote of lotes) {
    if (!isOpen) yield opening(lote);
    isOpen = true;
    yield lote.map(lineOf).join('');
  }
  if (!isOpen) yield opening([]);
  yield `</sheetData><autoFilter ref="A1:${letras.at(-1)}${contagem.linhas + 1}"/></worksheet>`;
}

/** The book, which names the lines its filter is over: known once they are all written. */
function* bookOf({ nome, colunas }: Folha, contagem: { linhas: number }): Generator<string> {
  const alvo = `'${nome.replaceAll("'", "''")}'!$A$1:$${letraDa(colunas.length - 1)}$${contagem.linhas + 1}`;
  yield `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlOf(nome)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${xmlOf(alvo)}</definedName></definedNames></workbook>`;
}

/**
 * A sheet in the format of Excel (ECMA-376), part by part: titles in bold that stay in sight, a filter over them, days, money and numbers as
 * such. Destroying it ends what gives the lines.
 */
export function xlsxOf(folha: Folha): Readable {
  const contagem = { linhas: 0 };
  const arquivos: readonly ArquivoDoZip[] = [
    { nome: '[Content_Types].xml', conteudo: [tiposDeConteudo] },
    { nome: '_rels/.rels', conteudo: [raiz] },
    { nome: 'xl/_rels/workbook.xml.rels', conteudo: [doLivro] },
    { nome: 'xl/styles.xml', conteudo: [estilos] },
    { nome: 'xl/worksheets/sheet1.xml', conteudo: sheetOf(folha, contagem) },
    { nome: 'xl/workbook.xml', conteudo: bookOf(folha, contagem) },
  ];
  return zipOf(arquivos);
}
