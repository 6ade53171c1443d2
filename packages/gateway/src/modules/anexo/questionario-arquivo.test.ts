import { type Anexo, type ArquivoQuestionario, LIMITE_ARQUIVOS, type LinkQuestionario, type SolicitacaoCotacao } from '@balcao/contracts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor();
  bia = await teste.createCorretor();
});
afterAll(() => teste.close());

let vezes = 0;
const remoteAddress = () => `10.2.${Math.floor((vezes += 1) / 250)}.${vezes % 250}`;
const foto = (mark = 0) => Buffer.from([0xff, 0xd8, 0xff, 0xe0, mark, 1, 2, 3]);
const upload = (token: string, payload: Buffer = foto(), nome = 'cnh.jpg') =>
  teste.app.inject({
    method: 'POST',
    url: `/c/api/v1/publico/questionario/arquivos?nome=${encodeURIComponent(nome)}`,
    headers: { 'x-link-token': token, 'content-type': 'image/jpeg' },
    payload,
    remoteAddress: remoteAddress(),
  });
const post = (chamada: string, payload: object) =>
  teste.app.inject({ method: 'POST', url: `/c/api/v1/publico/questionario/${chamada}`, payload, remoteAddress: remoteAddress() });
const listed = async (token: string) => (await post('arquivos/lista', { token })).json<{ data: ArquivoQuestionario[] }>().data;
const answer = (token: string, nome = 'Zélia Conceição') =>
  post('respostas', { token, respostas: { segurado: { nome, celular: '35998765432' } }, consentimento: true });

async function create(corretor: Corretor = ana, orcamentoId?: string) {
  const url = orcamentoId ? `orcamentos/${orcamentoId}/questionario-link` : 'questionario-links';
  const link = (await corretor.request('POST', url, orcamentoId ? {} : { linha: 'AUTO' })).json<{ data: LinkQuestionario }>().data;
  return { link, token: new URL(link.url as string).hash.slice(1) };
}
const anexosDe = async (orcamentoId: string, corretor: Corretor = ana) =>
  (await corretor.request('GET', `orcamentos/${orcamentoId}/anexos`)).json<{ data: Anexo[] }>().data;

it('attaches the photographs to the draft the answers fill, for its brokerage only', async () => {
  const { id } = await ana.create();
  const { token } = await create(ana, id);
  const enviada = (await upload(token)).json<{ data: ArquivoQuestionario }>().data;
  expect(enviada).toMatchObject({ nome: 'cnh.jpg', mime: 'image/jpeg', bytes: 8 });
  expect(await anexosDe(id)).toEqual([]);
  expect((await answer(token)).statusCode).toBe(200);
  const [anexo] = await anexosDe(id);
  expect(anexo).toMatchObject({ nome: 'cnh.jpg', usuario: null });
  const download = (corretor: Corretor) => corretor.request('GET', `orcamentos/${id}/anexos/${anexo?.id}`);
  expect((await download(ana)).rawPayload).toEqual(foto());
  expect((await download(bia)).statusCode).toBe(404);
});

it('tells who sends another kind of file that it is not taken, and nothing of how machines speak', async () => {
  const { token } = await create();
  const { statusCode, body } = await teste.app.inject({
    method: 'POST',
    url: '/c/api/v1/publico/questionario/arquivos?nome=foto.heic',
    headers: { 'x-link-token': token, 'content-type': 'image/heic' },
    payload: foto(),
    remoteAddress: remoteAddress(),
  });
  expect([statusCode, JSON.parse(body).message]).toEqual([415, 'Este tipo de arquivo não é aceito aqui.']);
});

it('keeps them with the lead until somebody attends to it, and erases them with one that leads nowhere', async () => {
  const leadOf = async (nome: string) =>
    (await ana.request('GET', `solicitacoes-cotacao?status=NOVA&q=${encodeURIComponent(nome)}`)).json<{
      data: { itens: SolicitacaoCotacao[] };
    }>().data.itens[0];
  const primeiro = await create();
  await upload(primeiro.token, foto(10));
  await answer(primeiro.token, 'Cliente Atendida');
  const { orcamentoId } = (await ana.request('POST', `solicitacoes-cotacao/${(await leadOf('Cliente Atendida'))?.id}/assumir`, {})).json()
    .data;
  expect(await anexosDe(orcamentoId)).toHaveLength(1);

  const segundo = await create();
  await upload(segundo.token, foto(11));
  await answer(segundo.token, 'Cliente Perdida');
  await ana.request('POST', `solicitacoes-cotacao/${(await leadOf('Cliente Perdida'))?.id}/descartar`, { motivo: 'Engano' });
  const { rows } = await teste.owner('select 1 from balcao.questionario_arquivo where questionario_id = $1 and excluido_em is null', [
    segundo.link.id,
  ]);
  expect(rows).toHaveLength(0);
});

it('judges a file by its bytes, takes it once, and up to the limit of the link', async () => {
  const { token } = await create();
  const recusado = await upload(token, Buffer.from('MZ um programa'), 'cnh.jpg');
  expect([recusado.statusCode, recusado.json().errors[0].campo]).toEqual([422, 'arquivo']);
  expect((await upload(token, Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
  await Promise.all([upload(token), upload(token)]);
  expect(await listed(token)).toHaveLength(1);
  for (let i = 1; i < LIMITE_ARQUIVOS; i++) expect((await upload(token, foto(i))).statusCode).toBe(200);
  expect((await upload(token, foto(99))).statusCode).toBe(422);
  const [primeira] = await listed(token);
  expect((await post('arquivos/remover', { token, arquivoId: primeira?.id })).statusCode).toBe(200);
  expect(await listed(token)).toHaveLength(LIMITE_ARQUIVOS - 1);
});

it('opens nothing to another token, to none, and to a link that was answered or taken back', async () => {
  const { token } = await create();
  const enviada = (await upload(token, foto(50))).json<{ data: ArquivoQuestionario }>().data;
  const outro = await create(bia);
  expect((await post('arquivos/remover', { token: outro.token, arquivoId: enviada.id })).statusCode).toBe(404);
  expect(await listed(outro.token)).toEqual([]);
  expect((await upload('', foto(51))).statusCode).toBe(404);
  await answer(token);
  expect((await upload(token, foto(52))).statusCode).toBe(409);
  expect((await post('arquivos/lista', { token })).statusCode).toBe(409);
  await bia.request('POST', `questionario-links/${outro.link.id}/revogar`, {});
  expect((await upload(outro.token, foto(53))).statusCode).toBe(404);
});
