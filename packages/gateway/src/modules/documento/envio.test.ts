import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from '../../plugins/file-store.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { pdfOf } from './documento.fixture.ts';

const config = testConfig();
let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let n = 0;
beforeAll(async () => {
  teste = await createQuotingTest({ config });
  [ana, bia] = [await teste.createCorretor(), await teste.createCorretor()];
});
afterAll(() => teste.close());

const PATH = '/c/api/v1/documentos/envios';
const TUS = { 'tus-resumable': '1.0.0' };
const metadataOf = (campos: Record<string, string>): string =>
  Object.entries(campos)
    .map(([nome, valor]) => `${nome} ${Buffer.from(valor).toString('base64')}`)
    .join(',');
const begin = (
  quem: Corretor,
  bytes: number,
  campos: Record<string, string> = { nome: 'apólice.pdf' },
  extra: Record<string, string> = {},
) =>
  teste.app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...quem.entrada.headers, ...TUS, 'upload-length': String(bytes), 'upload-metadata': metadataOf(campos), ...extra },
  });
const send = (quem: Corretor, url: string, payload: Buffer, offset = 0) =>
  teste.app.inject({
    method: 'PATCH',
    url,
    headers: { ...quem.entrada.headers, ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    payload,
  });
const measure = (quem: Corretor, url: string) => teste.app.inject({ method: 'HEAD', url, headers: { ...quem.entrada.headers, ...TUS } });
const open = async (quem: Corretor, bytes: number, campos?: Record<string, string>): Promise<string> =>
  String((await begin(quem, bytes, campos)).headers.location);
const pdf = () => pdfOf([`apólice ${(n += 1)}`]);
const waiting = async () => readdir(join(config.pastaDados, 'envios'));
const read = async (quem: Corretor, id: string) =>
  teste.app.inject({ method: 'GET', url: `/c/api/v1/documentos/${id}/arquivo`, headers: quem.entrada.headers });

it('takes a file in pieces, tells how far it came, and makes a document of the whole', async () => {
  const bytes = await pdf();
  const url = await open(ana, bytes.length);
  expect(url).toMatch(/^\/c\/api\/v1\/documentos\/envios\/[0-9a-f-]{36}$/);
  const meio = await send(ana, url, bytes.subarray(0, 300));
  expect([meio.statusCode, meio.headers['upload-offset'], meio.headers['documento-id']]).toEqual([204, '300', undefined]);
  const onde = await measure(ana, url);
  expect([onde.statusCode, onde.headers['upload-offset'], onde.headers['upload-length']]).toEqual([200, '300', String(bytes.length)]);
  const fim = await send(ana, url, bytes.subarray(300), 300);
  expect([fim.statusCode, fim.headers['documento-novo']]).toEqual([204, 'true']);
  const file = await read(ana, String(fim.headers['documento-id']));
  expect(file.rawPayload.equals(bytes)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="apolice\.pdf"/),
  });
  expect(await waiting()).toEqual([]);
});

it('knows the content it has, whatever it is called', async () => {
  const bytes = await pdf();
  const [um, outro] = [await open(ana, bytes.length), await open(ana, bytes.length, { nome: 'outro nome.pdf' })];
  const [primeiro, segundo] = [await send(ana, um, bytes), await send(ana, outro, bytes)];
  expect(segundo.headers['documento-id']).toBe(primeiro.headers['documento-id']);
  expect([primeiro.headers['documento-novo'], segundo.headers['documento-novo']]).toEqual(['true', 'false']);
});

it('makes the document of a file that came whole to a gateway that died before it could', async () => {
  const bytes = await pdf();
  const url = await open(ana, bytes.length);
  await send(ana, url, bytes.subarray(0, 10));
  // the rest was written, and nothing more happened
  const id = url.split('/').at(-1) ?? '';
  const { appendFile } = await import('node:fs/promises');
  await appendFile(join(config.pastaDados, 'envios', id), bytes.subarray(10));
  const asked = await measure(ana, url);
  expect([asked.statusCode, asked.headers['documento-novo']]).toEqual([200, 'true']);
  expect((await read(ana, String(asked.headers['documento-id']))).rawPayload.equals(bytes)).toBe(true);
  expect((await measure(ana, url)).statusCode).toBe(404);
});

it('goes on in another gateway over the same folder', async () => {
  const bytes = await pdf();
  const url = await open(ana, bytes.length);
  await send(ana, url, bytes.subarray(0, 100));
  const { createApp } = await import('../../app.ts');
  const outro = await createApp({ config, databaseUrl: teste.banco.url, insurers: new Map(), agora: () => new Date() });
  try {
    const headers = { ...ana.entrada.headers, ...TUS };
    const onde = await outro.inject({ method: 'HEAD', url, headers });
    expect(onde.headers['upload-offset']).toBe('100');
    const fim = await outro.inject({
      method: 'PATCH',
      url,
      headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '100' },
      payload: bytes.subarray(100),
    });
    expect([fim.statusCode, fim.headers['documento-novo']]).toEqual([204, 'true']);
  } finally {
    await outro.close();
  }
});

it.each([
  ['a page called a PDF', Buffer.from('<html><script>1</script></html>'), 'O arquivo não é um PDF, PNG ou JPEG.'],
  ['a program', Buffer.from('MZ this program cannot be run'), 'O arquivo não é um PDF, PNG ou JPEG.'],
])('refuses %s once it came, keeps nothing of it, and says so', async (_, bytes, mensagem) => {
  const url = await open(ana, bytes.length);
  const fim = await send(ana, url, bytes);
  expect([fim.statusCode, fim.json().errors]).toEqual([422, [{ campo: 'arquivo', codigo: 'invalido', mensagem }]]);
  expect(await waiting()).toEqual([]);
  expect(
    await stat(`${config.pastaDados}/arquivos-clientes/anexos/${ana.usuario.assinaturaId}/${sha256Of(bytes)}`).catch(() => null),
  ).toBeNull();
});

it('refuses before a byte comes what is empty, too large, or says nothing of itself', async () => {
  const vazio = await begin(ana, 0);
  expect([vazio.statusCode, vazio.json().errors[0].mensagem]).toEqual([422, 'O arquivo está vazio.']);
  const grande = await begin(ana, 100 * 1024 * 1024 + 1);
  expect([grande.statusCode, grande.json().errors[0].mensagem]).toEqual([422, 'O arquivo passa de 100 MB.']);
  const semNome = await begin(ana, 10, { tipo: 'APOLICE' });
  expect([semNome.statusCode, semNome.json().errors[0].campo]).toEqual([422, 'nome']);
  expect(await waiting()).toEqual([]);
});

it('never takes more than the file was said to have', async () => {
  const bytes = await pdf();
  const url = await open(ana, 20);
  expect((await send(ana, url, bytes)).statusCode).toBeGreaterThanOrEqual(400);
  await teste.app.inject({ method: 'DELETE', url, headers: { ...ana.entrada.headers, ...TUS } });
});

it('is of who began it: nobody else measures it, adds to it or ends it', async () => {
  const bytes = await pdf();
  const url = await open(ana, bytes.length);
  const attempts = [
    await measure(bia, url),
    await send(bia, url, bytes),
    await teste.app.inject({ method: 'DELETE', url, headers: { ...bia.entrada.headers, ...TUS } }),
  ];
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  const ended = await teste.app.inject({ method: 'DELETE', url, headers: { ...ana.entrada.headers, ...TUS } });
  expect([ended.statusCode, await waiting()]).toEqual([204, []]);
});

it('asks for a session, and for a page of ours', async () => {
  const headers = { ...TUS, 'upload-length': '10', 'upload-metadata': metadataOf({ nome: 'a.pdf' }) };
  expect((await teste.app.inject({ method: 'POST', url: PATH, headers })).statusCode).toBe(401);
  expect((await begin(ana, 10, undefined, { origin: 'https://outro.example' })).statusCode).toBe(403);
});

it('links as it arrives, to a record of the sender alone', async () => {
  const { id: alvoId } = await ana.create();
  const bytes = await pdf();
  const fim = await send(ana, await open(ana, bytes.length, { nome: 'a.pdf', alvo: 'ORCAMENTO', alvoId }), bytes);
  const ficha = await teste.app.inject({
    method: 'GET',
    url: `/c/api/v1/documentos/${String(fim.headers['documento-id'])}`,
    headers: ana.entrada.headers,
  });
  expect(ficha.json().data.vinculos).toMatchObject([{ alvo: 'ORCAMENTO', alvoId }]);
  const alheio = await begin(bia, 10, { nome: 'a.pdf', alvo: 'ORCAMENTO', alvoId });
  expect([alheio.statusCode, alheio.json().errors[0].campo]).toEqual([422, 'alvoId']);
});
