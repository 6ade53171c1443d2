import { conclude, prepareManual, umaOferta, umManual } from '../../testing/test-manual.ts';
import { type Corretor, createQuotingTest, PATH, type QuotingTeste } from '../../testing/test-quoting.ts';
import { safeNome } from './anexo.model.ts';

let teste: QuotingTeste;
let ana: Corretor;
let estranho: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ nome: 'Ana' });
  estranho = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const PDF = Buffer.from('%PDF-1.7\numa proposta\n%%EOF');
const send = (quem: Corretor, id: string, payload: Buffer, { nome = 'Cotação Alfa.pdf', tipo = 'application/pdf' } = {}) =>
  teste.app.inject({
    method: 'POST',
    url: `${PATH}/orcamentos/${id}/anexos?nome=${encodeURIComponent(nome)}`,
    headers: { ...quem.entrada.headers, 'content-type': tipo },
    payload,
  });

it('gives back the very bytes, to be saved and never opened in place', async () => {
  const { id } = await ana.create();
  const added = await send(ana, id, PDF);
  expect(added.json().data).toMatchObject({ nome: 'Cotação Alfa.pdf', mime: 'application/pdf', bytes: PDF.length, usuario: 'Ana' });
  const file = await ana.request('GET', `orcamentos/${id}/anexos/${added.json().data.id}`);
  expect(file.rawPayload.equals(PDF)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="Cotacao_Alfa\.pdf"/),
  });
});

it('keeps one attachment of the same bytes, under whatever name and however often they come', async () => {
  const { id } = await ana.create();
  const answers = await Promise.all([send(ana, id, PDF), send(ana, id, PDF, { nome: 'outro nome.pdf' }), send(ana, id, PDF)]);
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  expect((await ana.request('GET', `orcamentos/${id}/anexos`)).json().data).toHaveLength(1);
});

it.each([
  ['a page called a PDF', Buffer.from('<html><script>1</script>'), {}, 422],
  ['an empty file', Buffer.alloc(0), {}, 422],
  ['a type that is not of the list', PDF, { tipo: 'text/html' }, 415],
  ['a file too large', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), {}, 413],
])('refuses %s', async (_, payload, options, status) => {
  const { id } = await ana.create();
  expect((await send(ana, id, payload, options)).statusCode).toBe(status);
  expect((await ana.request('GET', `orcamentos/${id}/anexos`)).json().data).toEqual([]);
});

it('believes the bytes, not what they are called', async () => {
  const { id } = await ana.create();
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const added = await send(ana, id, png, { nome: '../../etc/proposta.pdf' });
  expect(added.json().data).toMatchObject({ mime: 'image/png', nome: 'proposta.pdf.png' });
});

it.each([
  ['C:\\temp\\a.pdf', 'a.pdf'],
  ['a\r\nb".pdf', 'ab.pdf'],
  ['', 'arquivo.pdf'],
  ['x'.repeat(300), `${'x'.repeat(116)}.pdf`],
])('makes a plain name of %j', (nome, expected) => {
  expect(safeNome(nome, 'application/pdf')).toBe(expected);
});

it('knows nothing of files of another subscription', async () => {
  const { id } = await ana.create();
  const anexoId = (await send(ana, id, PDF)).json().data.id;
  const path = `orcamentos/${id}/anexos`;
  const attempts = [
    await send(estranho, id, PDF),
    await estranho.request('GET', path),
    await estranho.request('GET', `${path}/${anexoId}`),
    await estranho.request('DELETE', `${path}/${anexoId}`),
  ];
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  // the same bytes in one's own case are one's own file
  const own = await estranho.create();
  const mine = (await send(estranho, own.id, PDF)).json().data.id;
  expect((await estranho.request('GET', `orcamentos/${own.id}/anexos/${anexoId}`)).statusCode).toBe(404);
  expect((await estranho.request('GET', `orcamentos/${own.id}/anexos/${mine}`)).statusCode).toBe(200);
});

it('takes a file away, unless a concluded offer stands on it', async () => {
  const orcamento = await prepareManual(ana);
  const anexoId = (await send(ana, orcamento.id, PDF)).json().data.id;
  const solto = (await send(ana, orcamento.id, Buffer.from('%PDF-1.4 outro'))).json().data.id;
  const rascunho = umManual(ana.usuario.corretoraId, [umaOferta({ anexoId })]);
  const saved = await ana.request('PUT', `orcamentos/${orcamento.id}/rascunho`, { versao: orcamento.versao, rascunho });
  expect((await conclude(ana, { id: orcamento.id, versao: saved.json().data.versao })).statusCode).toBe(200);
  const remove = (id: string) => ana.request('DELETE', `orcamentos/${orcamento.id}/anexos/${id}`);
  expect([(await remove(solto)).statusCode, (await remove(solto)).statusCode]).toEqual([200, 404]);
  expect((await remove(anexoId)).json().code).toBe('anexo-em-uso');
});
