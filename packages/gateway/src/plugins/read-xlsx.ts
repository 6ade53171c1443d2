import { type LimiteDoZip, openZip, type ZipAberto, ZipRecusado } from './read-zip.ts';
import { walkXml } from './walk-xml.ts';
import { type FormatoNumero, readEstilos } from './xlsx-styles.ts';

/** A line of a sheet: where it stands, from 1, and its cells as a person reads them; trailing empty ones may be absent. */
export interface LinhaDaFolha {
  readonly linha: number;
  readonly celulas: readonly string[];
}

/** A workbook that cannot be read, or is larger than it may be once opened. */
export class XlsxRecusado extends Error {
  constructor(
    readonly motivo: 'ilegivel' | 'grande',
    options?: ErrorOptions,
  ) {
    super(motivo, options);
  }
}

/** A workbook of fifty thousand lines and twenty columns opens to about 60 MB; more than this is no list of records. */
const LIMITE: LimiteDoZip = { arquivos: 2_000, bytes: 192 * 1024 * 1024 };
/** Letters of all shared texts together: the one part of a workbook that is held whole. */
const MAX_TEXTOS = 32 * 1024 * 1024;
const MAX_COLUNAS = 200;
const MAX_CELULA = 32_767;
const DIA_MS = 86_400_000;
/** Day zero of the calendar of spreadsheets, and of that of old Macs. */
const DIA_ZERO = { windows: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) };

/** Whether these bytes begin as a ZIP, which every workbook is. */
export const isXlsx = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

/** The format writes what XML cannot hold by its code. */
const unescaped = (texto: string): string =>
  texto.replace(/_x([0-9a-f]{4})_/gi, (_, codigo: string) => String.fromCharCode(Number.parseInt(codigo, 16)));

/** Place of a column by the letters of a cell's name. @example columnOf('AB12') // 27 */
function columnOf(nome: string): number | null {
  const letras = /^[A-Z]{1,3}(?=\d)/.exec(nome)?.[0];
  return letras === undefined ? null : [...letras].reduce((soma, letra) => soma * 26 + letra.charCodeAt(0) - 64, 0) - 1;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** A day of the calendar of spreadsheets, to the minute. */
function writeDia(valor: number, zero: number, hasHora: boolean): string {
  const at = new Date(Math.round((zero + valor * DIA_MS) / 60_000) * 60_000);
  if (Number.isNaN(at.getTime())) return String(valor);
  const dia = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`;
  return hasHora ? `${dia} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}` : dia;
}

/** A number as it is written here, without what its binary form adds. @example writeNumero(0.1 + 0.2) // '0,3' */
function writeNumero(valor: number): string {
  const text = String(Number(valor.toPrecision(15)));
  return (text.includes('e') ? valor.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 }) : text).replace('.', ',');
}

function writeValor(valor: number, formato: FormatoNumero, zero: number): string {
  if (!Number.isFinite(valor)) return '';
  if (formato === 'dia' || formato === 'momento') return writeDia(valor, zero, formato === 'momento');
  if (formato === 'percentual') return `${writeNumero(valor * 100)}%`;
  if (formato !== null && Number.isInteger(valor) && valor >= 0) return String(valor).padStart(formato.digitos, '0');
  return writeNumero(valor);
}

/** The name of a part as the archive knows it, from where another names it. */
const partOf = (alvo: string): string => (alvo.startsWith('/') ? alvo.slice(1) : `xl/${alvo}`);

/** The first sheet that is in sight, and the calendar its days are of. */
async function readLivro(zip: ZipAberto): Promise<{ folha: string; zero: number }> {
  let [primeira, zero] = [null as string | null, DIA_ZERO.windows];
  const livro = walkXml(zip.read('xl/workbook.xml'), {
    onOpen: (nome, atributos) => {
      if (nome === 'workbookPr' && /^(1|true)$/.test(atributos['date1904'] ?? '')) zero = DIA_ZERO.mac;
      if (nome === 'sheet' && (atributos['state'] ?? 'visible') === 'visible')
        primeira ??= Object.entries(atributos).find(([atributo]) => atributo.endsWith(':id'))?.[1] ?? null;
    },
  });
  for await (const _ of livro);
  const alvos = new Map<string, string>();
  const relacoes = walkXml(zip.read('xl/_rels/workbook.xml.rels'), {
    onOpen: (nome, atributos) => {
      if (nome === 'Relationship') alvos.set(atributos['Id'] ?? '', atributos['Target'] ?? '');
    },
  });
  for await (const _ of relacoes);
  const alvo = primeira === null ? undefined : alvos.get(primeira);
  if (alvo === undefined) throw new XlsxRecusado('ilegivel');
  return { folha: partOf(alvo), zero };
}

/** Texts that cells name by their place; how each is read aloud is no part of it. */
async function readTextos(zip: ZipAberto): Promise<readonly string[]> {
  const textos: string[] = [];
  if (!zip.nomes.has('xl/sharedStrings.xml')) return textos;
  let [texto, letras, isText, ruby] = ['', 0, false, 0];
  const walked = walkXml(zip.read('xl/sharedStrings.xml'), {
    onOpen: (nome) => {
      if (nome === 'si') texto = '';
      if (nome === 'rPh') ruby += 1;
      isText = nome === 't' && ruby === 0;
    },
    onText: (parte) => {
      if (isText && texto.length < MAX_CELULA) texto += parte;
    },
    onClose: (nome) => {
      isText = false;
      if (nome === 'rPh') ruby -= 1;
      if (nome !== 'si') return;
      textos.push(unescaped(texto));
      letras += texto.length + 8;
    },
  });
  for await (const _ of walked) if (letras > MAX_TEXTOS) throw new XlsxRecusado('grande');
  return textos;
}

interface Leitura {
  readonly textos: readonly string[];
  readonly estilos: readonly FormatoNumero[];
  readonly zero: number;
}

/** What a cell says, by how it says it. */
function readCelula({ tipo, estilo, conteudo }: { tipo: string; estilo: number; conteudo: string }, leitura: Leitura): string {
  if (tipo === 's') return leitura.textos[Number(conteudo)] ?? '';
  if (tipo === 'str' || tipo === 'inlineStr') return unescaped(conteudo);
  if (tipo === 'b') return conteudo === '1' ? 'Sim' : 'Não';
  if (tipo === 'e' || conteudo === '') return '';
  if (tipo === 'd') return writeDia((Date.parse(conteudo) - DIA_ZERO.windows) / DIA_MS, DIA_ZERO.windows, conteudo.includes('T'));
  return writeValor(Number(conteudo), leitura.estilos[estilo] ?? null, leitura.zero);
}

/** The lines of a sheet that have anything, as it is read. */
async function* readFolha(partes: AsyncIterable<Uint8Array>, leitura: Leitura): AsyncGenerator<LinhaDaFolha> {
  let prontas: LinhaDaFolha[] = [];
  let [linha, coluna, celulas] = [0, -1, [] as string[]];
  let [celula, isContent, ruby] = [{ tipo: 'n', estilo: 0, conteudo: '' }, false, 0];
  const walked = walkXml(partes, {
    onOpen: (nome, atributos) => {
      if (nome === 'row') [linha, coluna, celulas] = [Number(atributos['r'] ?? linha + 1), -1, []];
      if (nome === 'c') {
        coluna = columnOf(atributos['r'] ?? '') ?? coluna + 1;
        celula = { tipo: atributos['t'] ?? 'n', estilo: Number(atributos['s'] ?? 0), conteudo: '' };
      }
      if (nome === 'rPh') ruby += 1;
      isContent = (nome === 'v' || nome === 't') && ruby === 0;
    },
    onText: (parte) => {
      if (isContent && celula.conteudo.length < MAX_CELULA) celula.conteudo += parte;
    },
    onClose: (nome) => {
      isContent = false;
      if (nome === 'rPh') ruby -= 1;
      if (nome === 'c' && coluna < MAX_COLUNAS) celulas[coluna] = readCelula(celula, leitura);
      if (nome === 'row' && celulas.some(Boolean)) prontas.push({ linha, celulas: Array.from(celulas, (texto) => texto ?? '') });
    },
  });
  for await (const _ of walked) {
    yield* prontas;
    prontas = [];
  }
}

/**
 * Lines of the first sheet in sight of a workbook of Excel (ECMA-376), some at a time: days as `DD/MM/AAAA`, rates as `12,5%`, numbers with
 * a comma, formulas by what they came to. Only its texts are held; what opens to more than the limit ends there.
 *
 * @throws {XlsxRecusado} as it is read
 */
export async function* readXlsx(bytes: Buffer, limite: LimiteDoZip = LIMITE): AsyncGenerator<LinhaDaFolha> {
  try {
    const zip = await openZip(bytes, limite);
    const { folha, zero } = await readLivro(zip);
    const estilos = zip.nomes.has('xl/styles.xml') ? await readEstilos(zip.read('xl/styles.xml')) : [];
    yield* readFolha(zip.read(folha), { textos: await readTextos(zip), estilos, zero });
  } catch (error) {
    if (error instanceof XlsxRecusado) throw error;
    throw new XlsxRecusado(error instanceof ZipRecusado ? error.motivo : 'ilegivel', { cause: error });
  }
}
