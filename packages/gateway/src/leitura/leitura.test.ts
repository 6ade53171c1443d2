import type { LeituraDeCampos } from '@balcao/contracts';
import { drawDocumento, printDocumento, printScan, seguradorasDeTeste as seguradoras } from '@balcao/insurers-sandbox';
import PDFDocument from 'pdfkit';
import { createFilaDeLeitura } from './fila-leitura.ts';
import { documentosImpressos, judgeLeitura } from './judge-leitura.fixture.ts';

const fila = createFilaDeLeitura();
afterAll(() => fila.close());
const read = (pdf: Buffer): Promise<LeituraDeCampos> => fila.run({ bytes: new Uint8Array(pdf), seguradoras });

/** A PDF that says these lines, each at its place. */
async function write(linhas: readonly (readonly [texto: string, x: number, y: number])[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  const partes: Buffer[] = [];
  doc.on('data', (parte: Buffer) => partes.push(parte));
  doc.fontSize(9);
  for (const [texto, x, y] of linhas) doc.text(texto, x, y, { lineBreak: false });
  doc.end();
  await new Promise((resolve) => doc.on('end', resolve));
  return Buffer.concat(partes);
}

// every family, and every kind of document in some: the three hundred are those of the bench
it.each(documentosImpressos(14, 40).map((dados) => [dados.familia, dados.tipo, dados] as const))(
  'reads a %s %s whole, with nothing wrong',
  async (_familia, _tipo, dados) => {
    const lida = await read(await printDocumento(dados));
    expect(lida).toMatchObject({ layout: dados.familia, isDigitalizado: false, avisos: [] });
    const { certos, vazios, errados } = judgeLeitura(lida, dados);
    expect({ vazios, errados }).toEqual({ vazios: [], errados: [] });
    expect(certos).toBeGreaterThan(8);
  },
);

it('says where on the page each field was read', async () => {
  const [dados] = documentosImpressos(1, 40);
  const lida = await read(await printDocumento(dados as never));
  for (const { valor, pagina, caixa } of Object.values(lida.campos)) {
    if (valor === null) continue;
    expect(pagina).toBe(1);
    const [x = -1, y = -1, w = 0, h = 0] = caixa ?? [];
    expect(x > 0 && y > 0 && w > 0 && h > 5 && x + w <= 595 && y + h <= 842).toBe(true);
  }
});

it('reads a scanned page by its letters, and leaves blank what it is not sure of', async () => {
  const dados = documentosImpressos(60).find(({ familia, tipo }) => familia === 'FICHA' && tipo === 'BOLETO');
  if (!dados) throw new Error('nenhum boleto entre eles');
  const lida = await read(await printScan(drawDocumento(dados), 5));
  expect(lida).toMatchObject({ layout: 'FICHA', isDigitalizado: true });
  const { certos, errados } = judgeLeitura(lida, dados);
  expect(errados).toEqual([]);
  expect(certos).toBeGreaterThan(6);
});

it('takes little of a layout nobody knows, and nothing that does not pass its check', async () => {
  const lida = await read(
    await write([
      ['Seguradora Desconhecida', 40, 40],
      ['Número da Apólice', 40, 80],
      ['998877', 40, 94],
      ['CPF do Segurado:', 40, 120],
      ['111.444.777-36', 140, 120],
      ['Placa', 40, 140],
      ['ABC1D23', 140, 140],
      ['Prêmio Líquido', 40, 160],
      ['1.000,00', 140, 160],
      ['IOF', 40, 175],
      ['73,80', 140, 175],
      ['Prêmio Total', 40, 190],
      ['1.173,80', 140, 190],
    ]),
  );
  expect(lida).toMatchObject({ layout: 'DESCONHECIDO', avisos: ['PREMIO_NAO_FECHA', 'LAYOUT_DESCONHECIDO'] });
  expect(lida.campos.numeroApolice).toMatchObject({ valor: '998877', confianca: 40 });
  expect(lida.campos.placa).toMatchObject({ valor: 'ABC1D23', confianca: 40 });
  expect(lida.campos.seguradoDocumento?.valor ?? null).toBeNull();
  expect(lida.campos.premioTotal?.valor).toBeNull();
});

it('tells a file that is no PDF, and reads the next one', async () => {
  await expect(read(Buffer.from('isto não é um PDF'))).rejects.toThrow(/PDF/);
  const [dados] = documentosImpressos(1, 44);
  expect((await read(await printDocumento(dados as never))).layout).toBe(dados?.familia);
});
