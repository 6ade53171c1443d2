import { createPdfReader } from './pdf-reader.ts';

const signal = new AbortController().signal;
const PDF = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length 40 >>
stream
BT /F1 18 Tf 72 700 Td (Bom dia) Tj ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R >>`;
const pdf = () => new Uint8Array(Buffer.from(PDF));
const GRANDE_DEMAIS = { leitura: 'GRANDE_DEMAIS', paginas: null, texto: '' };

it('reads what its pages say, and tells a broken file', async () => {
  const leitor = createPdfReader();
  const [lido, quebrado] = await Promise.all([
    leitor.read(pdf(), { signal }),
    leitor.read(new Uint8Array(Buffer.from('nada')), { signal }),
  ]);
  expect(lido).toMatchObject({ leitura: 'LIDO', paginas: 1, texto: expect.stringContaining('Bom dia') });
  expect(quebrado.leitura).toBe('CORROMPIDO');
  await leitor.close();
});

it('tells a file that takes too long, or asks for too much memory, as too large', async () => {
  for (const limite of [{ tetoMs: 1 }, { memoriaMb: 4 }]) {
    const leitor = createPdfReader(limite);
    expect(await leitor.read(pdf(), { signal })).toEqual(GRANDE_DEMAIS);
    await leitor.close();
  }
});

it('says nothing of a file whose reading was given up, nor of one left when the gateway is stopped: both are read later', async () => {
  const leitor = createPdfReader({ threads: 1 });
  const desistiu = new AbortController();
  const lendo = leitor.read(pdf(), { signal: desistiu.signal });
  const proximo = leitor.read(pdf(), { signal });
  const ultimo = leitor.read(pdf(), { signal });
  desistiu.abort();
  await expect(lendo).rejects.toMatchObject({ id: 'leitura-cancelada' });
  const parados = Promise.allSettled([proximo, ultimo]);
  await leitor.close();
  for (const parado of await parados) expect(parado).toMatchObject({ status: 'rejected', reason: { id: 'gateway-saindo' } });
});
