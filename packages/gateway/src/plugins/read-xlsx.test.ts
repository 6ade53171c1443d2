import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import type { LimiteDoZip } from './read-zip.ts';
import { readXlsx, XlsxRecusado } from './read-xlsx.ts';
import { type Folha, xlsxOf } from './xlsx.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as another program writes it. */
function livro(folha: string, over: Record<string, string | Uint8Array> = {}): Buffer {
  const files: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${R}"><sheets><sheet name="Oculta" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Lista" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="x"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="str"><v>oculta</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData>${folha}</sheetData></worksheet>`,
    ...over,
  };
  const bytes = Object.entries(files).map(([nome, conteudo]) => [nome, typeof conteudo === 'string' ? strToU8(conteudo) : conteudo]);
  return Buffer.from(zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>));
}
async function read(bytes: Buffer, limite?: LimiteDoZip): Promise<(readonly [number, readonly string[]])[]> {
  const linhas: (readonly [number, readonly string[]])[] = [];
  for await (const { linha, celulas } of readXlsx(bytes, limite)) linhas.push([linha, celulas]);
  return linhas;
}
const refusalOf = async (bytes: Buffer, limite?: LimiteDoZip): Promise<string> => {
  try {
    await read(bytes, limite);
    return 'lida';
  } catch (error) {
    return error instanceof XlsxRecusado ? error.motivo : String(error);
  }
};

it('reads what other programs write: shared texts, formulas, days, rates, codes with zeros before them', async () => {
  const linhas = await read(
    livro(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"/>
       <row r="4"><c r="A4" t="str"><f>A1&amp;"x"</f><v>João &amp; Cia</v></c><c r="B4" s="1"><v>46346</v></c><c r="C4" s="2"><v>46346.5</v></c>
         <c r="D4" s="3"><v>0.375</v></c><c r="E4" s="4"><v>123456789</v></c><c r="F4"><v>11144477735</v></c><c r="G4"><v>0.30000000000000004</v></c>
         <c r="H4" t="b"><v>1</v></c><c r="I4" t="e"><v>#N/A</v></c><c r="J4" t="inlineStr"><is><r><t>du</t></r><r><t>as</t></r></is></c></row>
       <row><c><v>-1.5</v></c><c t="s"><v>9</v></c></row>`,
      {
        'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>Nome</t></si><si><r><t>Pre</t></r><r><t xml:space="preserve">ço _x005F_x</t></r><rPh><t>x</t></rPh></si></sst>`,
        'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="00000000000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
      },
    ),
  );
  expect(linhas).toEqual([
    [1, ['Nome', '', 'Preço _x']],
    [4, ['João & Cia', '20/11/2026', '20/11/2026 12:00', '37,5%', '00123456789', '11144477735', '0,3', 'Sim', '', 'duas']],
    [5, ['-1,5', '']],
  ]);
});

it('counts days from 1904 where the workbook does', async () => {
  const mac = `<workbook xmlns="${MAIN}" xmlns:r="${R}"><workbookPr date1904="1"/><sheets><sheet r:id="rId2"/></sheets></workbook>`;
  const estilos = `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`;
  const folha = '<row r="1"><c r="A1" s="0"><v>44884</v></c></row>';
  expect(await read(livro(folha, { 'xl/workbook.xml': mac, 'xl/styles.xml': estilos }))).toEqual([[1, ['20/11/2026']]]);
});

it('reads back every text the product writes', async () => {
  const colunas: Folha['colunas'] = [
    { titulo: 'Nome', tipo: 'texto' },
    { titulo: 'Taxa', tipo: 'percentual' },
  ];
  const legivel = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((texto) => !/\p{Cc}|\ufffe|\uffff/u.test(texto));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(legivel, fc.integer({ min: 0, max: 10_000 })), { minLength: 1, maxLength: 8 }), async (rows) => {
      const parts: Buffer[] = [];
      for await (const part of xlsxOf({
        nome: 'lista',
        colunas,
        lotes: (async function* () {
          yield rows;
        })(),
      }))
        parts.push(part);
      const [titulos, ...linhas] = await read(Buffer.concat(parts));
      expect(titulos?.[1]).toEqual(['Nome', 'Taxa']);
      expect(linhas.map(([, celulas]) => celulas)).toEqual(rows.map(([texto, bps]) => [texto, `${String(bps / 100).replace('.', ',')}%`]));
    }),
    { numRuns: 50 },
  );
});

it('ends where a workbook opens to more than it may, whatever its directory says of it', async () => {
  // 8 MB of blanks in some 8 KB
  const bomba = new Uint8Array(8 * 1024 * 1024).fill(32);
  bomba.set(strToU8(`<worksheet xmlns="${MAIN}"><sheetData>`));
  const bytes = livro('', { 'xl/worksheets/sheet2.xml': bomba });
  expect(bytes.length).toBeLessThan(64 * 1024);
  expect(await refusalOf(bytes, { arquivos: 10, bytes: 4 * 1024 * 1024 })).toBe('grande');
  expect(await refusalOf(bytes, { arquivos: 3, bytes: 64 * 1024 * 1024 })).toBe('grande');
  const mentira = Buffer.from(bytes);
  for (let at = mentira.indexOf('PK\u0001\u0002'); at >= 0; at = mentira.indexOf('PK\u0001\u0002', at + 4))
    mentira.writeUInt32LE(1, at + 24);
  expect(await refusalOf(mentira)).toBe('ilegivel');
});

it.each([
  ['no archive', Buffer.from('PK\u0003\u0004\u0000\u0000')],
  ['an archive of something else', Buffer.from(zipSync({ 'a.txt': strToU8('oi') }))],
  ['a sheet that is no XML', livro('<row r="1"><c')],
  [
    'entities of its own',
    livro('', {
      'xl/worksheets/sheet2.xml': '<!DOCTYPE a [<!ENTITY x "xxxx">]><worksheet><row><c t="str"><v>&x;</v></c></row></worksheet>',
    }),
  ],
  ['no sheet in sight', livro('', { 'xl/workbook.xml': `<workbook xmlns="${MAIN}"><sheets/></workbook>` })],
])('refuses %s', async (_, bytes) => expect(await refusalOf(bytes)).toBe('ilegivel'));
