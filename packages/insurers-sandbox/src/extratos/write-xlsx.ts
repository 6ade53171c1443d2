import { crc32 } from 'node:zlib';

/** A cell: a text, an amount, or a whole number. */
export type CelulaXlsx = string | { readonly centavos: number } | { readonly inteiro: number };

const escaped = (texto: string): string => texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An amount by its digits: never through a float. */
function reais(centavos: number): string {
  const digitos = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digitos.slice(0, -2)}.${digitos.slice(-2)}`;
}

function cellXml(celula: CelulaXlsx): string {
  if (typeof celula === 'string')
    return celula === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(celula)}</t></is></c>`;
  return `<c><v>${'centavos' in celula ? reais(celula.centavos) : celula.inteiro}</v></c>`;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const NS = 'http://schemas.openxmlformats.org';
const FOLHA = `${NS}/spreadsheetml/2006/main`;
const PARTES: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
    '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="rId1" Type="${NS}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${FOLHA}" xmlns:r="${NS}/officeDocument/2006/relationships"><sheets><sheet name="Extrato" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${NS}/package/2006/relationships"><Relationship Id="rId1" Type="${NS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Fields of an entry that stand in both its own head and that of the directory: stored, in UTF-8, of 1 January 1980. */
function common(nome: Buffer, bytes: Buffer): Buffer {
  const campos = Buffer.alloc(26);
  campos.writeUInt16LE(20, 0);
  campos.writeUInt16LE(0x800, 2);
  campos.writeUInt16LE(0x21, 8);
  campos.writeUInt32LE(crc32(bytes), 10);
  campos.writeUInt32LE(bytes.length, 14);
  campos.writeUInt32LE(bytes.length, 18);
  campos.writeUInt16LE(nome.length, 22);
  return campos;
}

/** An archive whose files are only stored. */
function zip(arquivos: readonly (readonly [nome: string, conteudo: string])[]): Buffer {
  const [partes, diretorio]: [Buffer[], Buffer[]] = [[], []];
  let posicao = 0;
  for (const [dito, conteudo] of arquivos) {
    const [nome, bytes] = [Buffer.from(dito), Buffer.from(conteudo)];
    const campos = common(nome, bytes);
    const resto = Buffer.alloc(14);
    resto.writeUInt32LE(posicao, 10);
    partes.push(Buffer.from('PK\u0003\u0004'), campos, nome, bytes);
    diretorio.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), campos, resto, nome);
    posicao += 30 + nome.length + bytes.length;
  }
  const central = Buffer.concat(diretorio);
  const fim = Buffer.alloc(18);
  fim.writeUInt16LE(arquivos.length, 4);
  fim.writeUInt16LE(arquivos.length, 6);
  fim.writeUInt32LE(central.length, 8);
  fim.writeUInt32LE(posicao, 12);
  return Buffer.concat([...partes, central, Buffer.from('PK\u0005\u0006'), fim]);
}

/** A workbook of one sheet. The same lines give the same bytes. */
export function writeXlsx(linhas: readonly (readonly CelulaXlsx[])[]): Buffer {
  const rows = linhas.map((celulas, at) => `<row r="${at + 1}">${celulas.map(cellXml).join('')}</row>`).join('');
  const folha = `<worksheet xmlns="${FOLHA}"><sheetData>${rows}</sheetData></worksheet>`;
  return zip([...Object.entries(PARTES), ['xl/worksheets/sheet1.xml', folha] as const].map(([nome, xml]) => [nome, XML + xml] as const));
}
