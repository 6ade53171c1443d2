import type { CodigoTitular, LinkColeta, PedidoPublico, PedidoTitular } from '@balcao/contracts';
import { createOutbox } from '../../plugins/mail-outbox.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { testConfig } from '../../testing/test-config.ts';
import { until } from '../../testing/until.ts';

const config = testConfig();
const correio = createOutbox(config.pastaDados);
let teste: QuotingTeste;
let admin: Corretor;
let outra: Corretor;
let agora = new Date();
beforeAll(async () => {
  teste = await createQuotingTest({ config, agora: () => agora });
  admin = await teste.createCorretor({ administrador: true });
  outra = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const DOCUMENTOS = ['12345678909', '98765432100', '11144477735', '52998224725', '39053344705', '15350946056', '86288366757'];
/** A client with the link of their own page. */
async function openLink(email: string | null): Promise<{ token: string; documento: string }> {
  const documento = DOCUMENTOS.shift() ?? '';
  const { rows } = await teste.owner(
    "insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email) values ($1, 'PF', $2, 'Zélia Conceição', $3) returning id",
    [admin.usuario.assinaturaId, documento, email],
  );
  const { url } = (await admin.request('POST', `permissoes-lgpd/${rows[0].id}/coleta`, { porEmail: false })).json<{ data: LinkColeta }>()
    .data;
  return { token: new URL(url).hash.slice(1), documento };
}
let vezes = 0;
const publico = (chamada: string, payload: object, remoteAddress = `10.3.0.${(vezes += 1)}`) =>
  teste.app.inject({ method: 'POST', url: `/c/api/v1/publico/titular/${chamada}`, payload, remoteAddress });
const codigoIn = async (email: string, n: number): Promise<string> => {
  await until(async () => (await correio.list()).filter(({ para }) => para === email).length === n);
  const cartas = (await correio.list()).filter(({ para }) => para === email);
  return cartas.toSorted((a, b) => b.em.localeCompare(a.em))[0]?.texto.match(/código (\d{6})/)?.[1] ?? '';
};
const list = async (corretor = admin) =>
  (await corretor.request('GET', 'solicitacoes-titular')).json<{ data: { itens: PedidoTitular[] } }>().data.itens;

it('takes a request of who proves by a code that the data is theirs, once, and tells administrators with its fifteen days', async () => {
  const { token, documento } = await openLink('zelia@exemplo.test');
  const sent = (await publico('codigo', { token })).json<{ data: CodigoTitular }>().data;
  expect(sent.enviadoPara).toBe('z•••@exemplo.test');
  const codigo = await codigoIn('zelia@exemplo.test', 1);
  // the client knows the brokerage, and may never have heard of the product
  const [carta] = (await correio.list()).filter(({ para }) => para === 'zelia@exemplo.test');
  expect(carta?.texto).toContain('porque é cliente de Corretora de Teste');
  expect(carta?.texto).not.toContain('Balcão');
  const pedido = { token, codigo, tipo: 'PORTABILIDADE', detalhe: 'Quero levar meus dados' };
  const twice = await Promise.all([publico('pedidos', pedido), publico('pedidos', pedido)]);
  const [um, dois] = twice.map((response) => response.json<{ data: PedidoPublico }>().data);
  expect(um).toEqual(dois);
  expect(Date.parse(um?.prazoEm ?? '') - Date.parse(um?.recebidaEm ?? '')).toBe(15 * 86_400_000);
  const mine = (await list()).filter((each) => each.documento === documento);
  expect(mine).toEqual([
    expect.objectContaining({
      tipo: 'PORTABILIDADE',
      origem: 'TITULAR',
      nome: 'Zélia Conceição',
      contato: 'zelia@exemplo.test',
      detalhe: 'Quero levar meus dados',
    }),
  ]);
  expect(await list(outra)).toEqual([]);
  const { rows } = await teste.owner('select titulo, link from balcao.notificacao where usuario_id = $1', [admin.usuario.usuarioId]);
  expect(rows).toEqual([
    { titulo: 'Um titular de dados fez um pedido', link: `/LGPD/permissoesSegurados?aba=pedidos&pedido=${mine[0]?.id}` },
  ]);
  expect(JSON.stringify((await teste.owner('select * from balcao.codigo_titular')).rows)).not.toContain(codigo);
  // the code is spent: another request needs another; the same request, asked again, goes on with its time
  expect((await publico('pedidos', { ...pedido, tipo: 'ELIMINACAO' })).statusCode).toBe(422);
  await publico('codigo', { token });
  const novo = await codigoIn('zelia@exemplo.test', 2);
  expect((await publico('pedidos', { ...pedido, codigo: novo })).json().data).toEqual({ ...um, isRepetido: true });
  expect((await list()).filter((each) => each.documento === documento)).toHaveLength(1);
});

it('shows a client where their requests stand, and hands them the data of one that was granted, with a code and no other way', async () => {
  const { token, documento } = await openLink('dados@exemplo.test');
  const follow = async () => (await publico('pedidos/lista', { token })).json().data;
  const download = (codigo: string, formato: string) => publico('dados', { token, codigo, formato });
  expect(await follow()).toEqual({ pedidos: [], hasDados: false });
  await publico('codigo', { token });
  const codigo = await codigoIn('dados@exemplo.test', 1);
  await publico('pedidos', { token, codigo, tipo: 'ACESSO', detalhe: null });
  expect(await follow()).toMatchObject({ pedidos: [{ tipo: 'ACESSO', status: 'ABERTA', resposta: null }], hasDados: false });
  expect((await download(codigo, 'json')).json().code).toBe('dados-nao-liberados');
  const [pedido] = (await list()).filter((each) => each.documento === documento);
  const situacao = { versao: pedido?.versao, status: 'ATENDIDA', resposta: 'Baixe aqui.' };
  expect((await admin.request('POST', `solicitacoes-titular/${pedido?.id}/situacao`, situacao)).statusCode).toBe(200);
  expect(await follow()).toMatchObject({ pedidos: [{ status: 'ATENDIDA', resposta: 'Baixe aqui.' }], hasDados: true });
  const wrong = codigo === '123456' ? '654321' : '123456';
  expect((await download(wrong, 'json')).json().errors).toEqual([expect.objectContaining({ campo: 'codigo' })]);
  const json = await download(codigo, 'json');
  expect(json.headers['content-disposition']).toContain('attachment');
  expect(json.json()).toMatchObject({ titular: { documento }, dados: { cadastro: [{ email: 'dados@exemplo.test' }] } });
  const pdf = await download(codigo, 'pdf');
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  const { rows } = await teste.owner('select entregue_em from balcao.solicitacao_titular where id = $1', [pedido?.id]);
  expect(rows).toEqual([{ entregue_em: expect.any(Date) }]);
  // of another client's link: neither the requests nor the data
  const other = await openLink('outro@exemplo.test');
  expect((await publico('pedidos/lista', { token: other.token })).json().data).toEqual({ pedidos: [], hasDados: false });
  expect((await publico('dados', { token: other.token, codigo, formato: 'json' })).statusCode).toBe(422);
  for (const chamada of ['pedidos/lista', 'dados'])
    expect((await publico(chamada, { token: 'b'.repeat(43), codigo, formato: 'json' })).statusCode).toBe(404);
  agora = new Date(agora.getTime() + 16 * 60_000);
  expect((await download(codigo, 'json')).statusCode).toBe(422);
  agora = new Date();
});

it('takes no code that is guessed, old, or of another link', async () => {
  const { token } = await openLink('guess@exemplo.test');
  const other = await openLink('other@exemplo.test');
  expect((await publico('pedidos', { token, codigo: '000000', tipo: 'ACESSO', detalhe: null })).json().errors).toEqual([
    expect.objectContaining({ campo: 'codigo' }),
  ]);
  await publico('codigo', { token });
  const codigo = await codigoIn('guess@exemplo.test', 1);
  const wrong = codigo === '123456' ? '654321' : '123456';
  expect((await publico('pedidos', { token: other.token, codigo, tipo: 'ACESSO', detalhe: null })).statusCode).toBe(422);
  for (let n = 0; n < 5; n += 1)
    expect((await publico('pedidos', { token, codigo: wrong, tipo: 'ACESSO', detalhe: null })).statusCode).toBe(422);
  expect((await publico('pedidos', { token, codigo, tipo: 'ACESSO', detalhe: null })).statusCode).toBe(422);
  await publico('codigo', { token });
  const late = await codigoIn('guess@exemplo.test', 2);
  agora = new Date(agora.getTime() + 16 * 60_000);
  expect((await publico('pedidos', { token, codigo: late, tipo: 'ACESSO', detalhe: null })).statusCode).toBe(422);
  agora = new Date();
});

it('sends few codes, and says nothing of who is a client to who tries links', async () => {
  const { token } = await openLink('few@exemplo.test');
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await publico('codigo', { token })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const semEmail = await openLink(null);
  expect((await publico('codigo', { token: semEmail.token })).json().code).toBe('titular-sem-email');
  const forged = await publico('codigo', { token: 'b'.repeat(43) });
  const pedido = await publico('pedidos', { token: 'b'.repeat(43), codigo: '123456', tipo: 'ACESSO', detalhe: null });
  expect([forged.statusCode, pedido.statusCode, forged.json().message]).toEqual([404, 404, pedido.json().message]);
  const mesmo: number[] = [];
  for (let n = 0; n < 11; n += 1) mesmo.push((await publico('codigo', { token: 'c'.repeat(43) }, '10.4.0.1')).statusCode);
  expect(mesmo.at(-1)).toBe(429);
});
