import type { DadosContaFinanceira, FichaContaFinanceira, MudancaRegistro, OpcaoContaFinanceira } from '@balcao/contracts';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';

let teste: AppTeste;
let gerente: Entrada['headers'];
let estranha: Entrada['headers'];
let semGestao: Entrada['headers'];
let chefe: UsuarioTeste;
beforeAll(async () => {
  teste = await createTestApp();
  chefe = await teste.createUser({ administrador: true });
  gerente = (await teste.signIn(chefe)).headers;
  const outro = await teste.createUser({ assinaturaId: chefe.assinaturaId, flags: { acessoGestao: false } });
  semGestao = (await teste.signIn(outro)).headers;
  estranha = (await teste.signIn(await teste.createUser({ administrador: true }))).headers;
});
afterAll(() => teste.close());

let numero = 0;
/** One nobody has yet. */
const dados = (over: Partial<DadosContaFinanceira> = {}): DadosContaFinanceira => ({
  nome: `Conta ${++numero}`,
  tipo: 'CORRENTE',
  corretoraId: null,
  banco: '999',
  agencia: '1234',
  conta: `${1000 + numero}-5`,
  convenio: null,
  saldoInicialCentavos: 123_456,
  saldoInicialEm: '2026-10-31',
  ...over,
});
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho = '', payload?: object, headers = gerente) =>
  teste.app.inject({
    method,
    url: `/c/api/v1/contas-financeiras${caminho}`,
    headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }) },
    ...(payload && { payload }),
  });
const created = async (over: Partial<DadosContaFinanceira> = {}, headers = gerente): Promise<FichaContaFinanceira> =>
  (await ask('POST', '', dados(over), headers)).json().data;
const camposOf = (resposta: Awaited<ReturnType<typeof ask>>) => [
  resposta.statusCode,
  ...(resposta.json<{ errors?: { campo: string }[] }>().errors ?? []).map(({ campo }) => campo),
];

it('keeps an account, changes it, lists it, offers it and writes it as a file', async () => {
  const ficha = await created({ nome: 'Banco Ágata', conta: '12.345-6' });
  expect(ficha).toMatchObject({ nome: 'Banco Ágata', conta: '12345-6', saldoInicialCentavos: 123_456, ativo: true, versao: 1 });
  const mudada = (await ask('PUT', `/${ficha.id}`, { ...ficha, nome: 'Ágata Azul' })).json().data;
  expect(mudada).toMatchObject({ nome: 'Ágata Azul', versao: 2 });
  expect((await ask('PUT', `/${ficha.id}`, { ...ficha, nome: 'Tarde' })).statusCode).toBe(409);
  const lista = (await ask('GET', '?q=agata')).json<{ data: { itens: FichaContaFinanceira[] } }>().data.itens;
  expect(lista).toEqual([mudada]);
  const opcoes = (await ask('GET', '/opcoes')).json<{ data: OpcaoContaFinanceira[] }>().data;
  expect(opcoes).toContainEqual({ id: ficha.id, nome: 'Ágata Azul', tipo: 'CORRENTE', corretoraId: null, ativo: true });
  expect((await ask('GET', '/exportar?q=azul')).body.split('\r\n')[1]).toMatch(/^"?Ágata Azul/);
  const historia = (await ask('GET', `/${ficha.id}/historico`)).json<{ data: MudancaRegistro[] }>().data;
  expect(historia.flatMap(({ mudancas }) => mudancas)).toContainEqual({ campo: 'Nome', de: 'Banco Ágata', para: 'Ágata Azul' });
});

it('refuses, at their fields, what is no account, the name and the bank account of another, and a brokerage of nobody', async () => {
  const ficha = await created();
  expect(camposOf(await ask('POST', '', dados({ banco: null, agencia: null, conta: null })))).toEqual([422, 'banco', 'agencia', 'conta']);
  expect(camposOf(await ask('POST', '', dados({ nome: ficha.nome.toUpperCase(), conta: ficha.conta })))).toEqual([422, 'nome', 'conta']);
  expect(camposOf(await ask('POST', '', dados({ corretoraId: crypto.randomUUID() })))).toEqual([422, 'corretoraId']);
  const juntas = await Promise.all([1, 2, 3].map(() => ask('POST', '', dados({ nome: 'De todos' }))));
  expect(juntas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
});

it('with entries is made inactive and never excluded; without them it goes, and its name may come again', async () => {
  const usada = await created();
  const { assinaturaId } = chefe;
  await teste.banco.db.tenant({ assinaturaId, usuarioId: null }, async (tx) => {
    const hoje = new Date().toISOString().slice(0, 10);
    const categoria = await tx.row<{ id: string }>(
      `insert into balcao.categoria_financeira (assinatura_id, nome, tipo) values ($1, 'Aluguel', 'DESPESA') returning id`,
      [assinaturaId],
    );
    await tx.run(
      `insert into balcao.lancamento (assinatura_id, tipo, descricao, categoria_id, conta_id, competencia, vencimento, valor_centavos)
       values ($1, 'DESPESA', 'Aluguel', $2, $3, date_trunc('month', $4::date), $4, 1)`,
      [assinaturaId, categoria?.id, usada.id, hoje],
    );
  });
  const recusa = await ask('DELETE', `/${usada.id}?versao=1`);
  expect([recusa.statusCode, recusa.json().data[0]]).toMatchObject([409, { tipo: 'LANCAMENTO', total: 1 }]);
  const livre = await created();
  expect((await ask('DELETE', `/${livre.id}?versao=1`)).statusCode).toBe(200);
  expect((await created({ nome: livre.nome, conta: livre.conta })).versao).toBe(1);
  expect((await ask('POST', '/situacao', { ids: [usada.id], ativo: false })).json().data).toEqual([
    { id: usada.id, nome: usada.nome, ok: true, mudou: true, mensagem: null },
  ]);
  expect((await ask('GET', `/${usada.id}`)).json().data.ativo).toBe(false);
});

it('is for who manages, and of its own subscription', async () => {
  const ficha = await created({ nome: 'Só nossa' });
  expect((await ask('GET', '', undefined, semGestao)).statusCode).toBe(403);
  expect((await ask('GET', `/${ficha.id}`, undefined, estranha)).statusCode).toBe(404);
  expect((await ask('PUT', `/${ficha.id}`, { ...ficha }, estranha)).statusCode).toBe(404);
  expect((await created({ nome: 'Só nossa', conta: ficha.conta }, estranha)).versao).toBe(1);
});

it('keeps the agreement of payments of an account at Banco do Brasil, and refuses one that is none at its field', async () => {
  const doBrasil = { banco: '001', agencia: '1584-9', conta: '210169-6' };
  expect(camposOf(await ask('POST', '', dados({ ...doBrasil, convenio: 'AB12' })))).toEqual([422, 'convenio']);
  const ficha = await created({ ...doBrasil, convenio: '123456' });
  expect(ficha.convenio).toBe('123456');
  expect((await ask('PUT', `/${ficha.id}`, { ...ficha, convenio: '654321' })).json().data.convenio).toBe('654321');
  const historia = (await ask('GET', `/${ficha.id}/historico`)).json<{ data: MudancaRegistro[] }>().data;
  expect(historia.flatMap(({ mudancas }) => mudancas)).toContainEqual({ campo: 'Convênio de pagamentos', de: '123456', para: '654321' });
});
