import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { until } from '../testing/until.ts';
import { type Folha, type ValorCelula, xlsxOf } from './xlsx.ts';

type Row = readonly ValorCelula[];

const COLUNAS: Folha['colunas'] = [
  { titulo: 'Nome', tipo: 'texto' },
  { titulo: 'Dia', tipo: 'data' },
  { titulo: 'Prêmio', tipo: 'dinheiro' },
  { titulo: 'Número', tipo: 'numero' },
  { titulo: 'IOF', tipo: 'percentual' },
];

async function* emLotes(...lotes: readonly (readonly Row[])[]) {
  yield* lotes;
}

async function write(lotes: Folha['lotes'], colunas = COLUNAS): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of xlsxOf({ nome: 'lista', colunas, lotes })) parts.push(part);
  const files = unzipSync(new Uint8Array(Buffer.concat(parts)));
  return Object.fromEntries(Object.entries(files).map(([nome, bytes]) => [nome, strFromU8(bytes)]));
}

const ENTIDADES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** A text as Excel reads it: entities, then the escapes of the format. */
const decode = (text: string): string =>
  text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTIDADES[entity] ?? '')
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface Celula {
  readonly place: string;
  readonly style: number;
  readonly value: string | number;
}

/** The cells of a sheet, by their line: what is no cell it knows is a fault of the sheet. */
function cellsOf(sheet: string): Celula[][] {
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cell = /<c r="([A-Z]+\d+)" s="(\d+)"(?: t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is>|><v>([^<]*)<\/v>)<\/c>/gy;
    const cells: Celula[] = [];
    for (let end = 0; end < row.length; end = cell.lastIndex) {
      const match = cell.exec(row);
      if (!match) throw new Error(`não é uma célula: ${row.slice(end, end + 80)}`);
      const [, place = '', style = '', text, number] = match;
      cells.push({ place, style: Number(style), value: number === undefined ? decode(text ?? '') : Number(number) });
    }
    return cells;
  });
}

const readBack = async (...rows: readonly Row[]) => cellsOf((await write(emLotes(rows)))['xl/worksheets/sheet1.xml'] ?? '');

it('writes days, money, numbers and rates as such, and leaves what is empty out', async () => {
  const [titulos, cheia, vazia] = await readBack(['Ana', '20/11/2026', 123_456, 7, 738], [null, null, null, null, null]);
  expect(titulos?.map(({ value }) => value)).toEqual(['Nome', 'Dia', 'Prêmio', 'Número', 'IOF']);
  expect(cheia).toEqual([
    { place: 'A2', style: 1, value: 'Ana' },
    // days since 1899-12-30
    { place: 'B2', style: 2, value: 46_346 },
    { place: 'C2', style: 4, value: 1_234.56 },
    { place: 'D2', style: 5, value: 7 },
    { place: 'E2', style: 6, value: 0.0738 },
  ]);
  expect(vazia).toEqual([]);
});

it('reads an hour with its day, and leaves what is no day as the text it is', async () => {
  const dias = ['01/03/2026 18:00', '31/02/2026', '24/12/1899', 'amanhã', '29/02/2024'];
  const [, ...rows] = await readBack(...dias.map((dia) => [null, dia, null, null, null]));
  expect(rows.map(([cell]) => [cell?.style, cell?.value])).toEqual([
    [3, 46_082.75],
    [1, '31/02/2026'],
    [1, '24/12/1899'],
    [1, 'amanhã'],
    [2, 45_351],
  ]);
});

it('never writes a formula: what begins as one is a text in a cell of text', async () => {
  const hostis = ['=1+1', '+55 11', '-2', '@SUM(A1)', "=cmd|' /C calc'!A0", '\t=1', '＝1'];
  const { 'xl/worksheets/sheet1.xml': sheet = '' } = await write(emLotes(hostis.map((texto) => [texto, texto, null, null, null])));
  expect(sheet).not.toMatch(/<f[ >]/);
  const [, ...rows] = cellsOf(sheet);
  expect(rows.map((cells) => cells.map(({ style, value }) => [style, value]))).toEqual(
    hostis.map((texto) => [
      [1, texto],
      [1, texto],
    ]),
  );
});

it('loses no letter of any text but controls, whatever it holds, and stays a sheet', async () => {
  const allowed = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '');
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('<', '&', '"', '_', 'x', '0', '4', '1', ']', '>', '\0') }),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (texto) => {
      const [, row = []] = await readBack([texto, null, null, null, 1]);
      const read = row.find(({ place }) => place === 'A2')?.value ?? '';
      expect(read).toBe(allowed(texto));
    }),
    { numRuns: 300 },
  );
});

it('cuts a text that no cell may hold, and drops half a letter', async () => {
  const [, longa, meia] = await readBack(['a'.repeat(40_000), null, null, null, null], ['x\ud83d', null, null, null, null]);
  expect(String(longa?.[0]?.value)).toHaveLength(32_767);
  expect(meia?.[0]?.value).toBe('x');
});

it('keeps the titles in sight and in bold, filters over every line, and gives columns the room they need', async () => {
  const {
    'xl/worksheets/sheet1.xml': sheet = '',
    'xl/styles.xml': styles = '',
    'xl/workbook.xml': book = '',
  } = await write(emLotes([['Ana Maria da Conceição Souza', null, 1, 2, 3]], [['Bia', null, 1, 2, 3]]));
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<autoFilter ref="A1:E3"/>');
  expect(book).toContain("'lista'!$A$1:$E$3");
  expect(sheet).toContain('<col min="1" max="1" width="30" customWidth="1"/>');
  expect(cellsOf(sheet)[0]?.length).toBeGreaterThan(0);
  expect(cellsOf(sheet)[0]?.every(({ style }) => style === 7)).toBe(true);
  const formats = [...styles.matchAll(/<xf numFmtId="(\d+)" fontId="(\d+)"[^>]*xfId/g)].map(([, format, font]) => [format, font]);
  expect(formats[7]).toEqual(['49', '1']);
  expect(styles).toContain('formatCode="dd/mm/yyyy"');
  expect(styles).toContain('[$R$-416]');
});

it('is a sheet without lines when the list is empty', async () => {
  const files = await write(emLotes());
  expect(cellsOf(files['xl/worksheets/sheet1.xml'] ?? '')).toHaveLength(1);
  expect(files['xl/worksheets/sheet1.xml']).toContain('<autoFilter ref="A1:E1"/>');
});

it('names columns beyond the twenty-sixth', async () => {
  const colunas = Array.from({ length: 30 }, (_, n) => ({ titulo: `c${n}`, tipo: 'numero' as const }));
  const files = await write(emLotes([colunas.map((_, n) => n)]), colunas);
  expect(
    cellsOf(files['xl/worksheets/sheet1.xml'] ?? '')[1]
      ?.slice(25, 28)
      .map(({ place }) => place),
  ).toEqual(['Z2', 'AA2', 'AB2']);
});

const umLote = (de: number): Row[] => Array.from({ length: de }, (_, n): Row => [`Pessoa ${n} ${Math.random()}`, '20/11/2026', n, n, n]);

it('writes a hundred thousand lines without holding them: what nobody takes yet is not asked for', async () => {
  const [LOTES, DE] = [100, 1_000];
  let lidos = 0;
  async function* source() {
    for (; lidos < LOTES; lidos += 1) yield umLote(DE);
  }
  const file = xlsxOf({ nome: 'lista', colunas: COLUNAS, lotes: source() });
  await new Promise((resolve) => file.once('readable', resolve));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(lidos).toBeLessThan(LOTES / 5);
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(part as Buffer);
  const sheet = strFromU8(unzipSync(new Uint8Array(Buffer.concat(parts)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength(LOTES * DE + 1);
  expect(sheet).toContain(`<autoFilter ref="A1:E${LOTES * DE + 1}"/>`);
});

it('stops asking for lines when nobody takes the file any more', async () => {
  let lidos = 0;
  let isEnded = false;
  async function* source() {
    try {
      for (;;) {
        lidos += 1;
        yield umLote(2_000);
      }
    } finally {
      isEnded = true;
    }
  }
  const file = xlsxOf({ nome: 'lista', colunas: COLUNAS, lotes: source() });
  // taken as far as its lines, and then the connection is closed
  await new Promise<void>((resolve) => file.on('data', () => void (lidos > 2 && resolve())));
  file.destroy();
  await until(() => isEnded);
  const then = lidos;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([isEnded, lidos]).toEqual([true, then]);
});

it('tells whoever takes the file that its lines could not be read', async () => {
  async function* source(): AsyncGenerator<Row[]> {
    yield umLote(10);
    throw new Error('o banco caiu');
  }
  await expect(write(source())).rejects.toThrow('o banco caiu');
});
