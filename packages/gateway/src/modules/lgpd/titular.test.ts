import type { FichaPedidoTitular, PedidoTitular } from '@balcao/contracts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';

let teste: QuotingTeste;
let admin: Corretor;
let bia: Corretor;
let outra: Corretor;
let dias = 0;
beforeAll(async () => {
  teste = await createQuotingTest({ agora: () => new Date(Date.now() + dias * 86_400_000) });
  admin = await teste.createCorretor({ administrador: true });
  bia = await teste.createCorretor({ assinaturaId: admin.usuario.assinaturaId });
  outra = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const ask = async (tipo: string, dados: object = {}, corretor = admin) => {
  const novo = { tipo, nome: 'Zélia Conceição', documento: '111.444.777-35', contato: 'zelia@exemplo.test', detalhe: null, ...dados };
  return corretor.request('POST', 'solicitacoes-titular', novo);
};
const open = async (tipo: string) => (await ask(tipo)).json<{ data: FichaPedidoTitular }>().data;
const act = (id: string, ato: string, body: object, corretor = admin) =>
  corretor.request('POST', `solicitacoes-titular/${id}/${ato}`, body);
const list = async (query = '', corretor = admin) =>
  (await corretor.request('GET', `solicitacoes-titular${query}`)).json<{ data: { itens: PedidoTitular[]; total: number } }>().data;

it('writes a request down with its fifteen days, and closes it once, with its reason when it is refused', async () => {
  expect((await ask('ACESSO', { documento: '123' })).json().errors).toEqual([expect.objectContaining({ campo: 'documento' })]);
  const { id, versao, prazoEm, recebidaEm, documento } = await open('ACESSO');
  expect(documento).toBe('11144477735');
  expect(Date.parse(prazoEm) - Date.parse(recebidaEm)).toBe(15 * 86_400_000);
  expect((await list('?q=zelia&status=ABERTA')).total).toBe(1);
  expect((await act(id, 'situacao', { versao, status: 'RECUSADA', resposta: null })).json().errors).toEqual([
    expect.objectContaining({ campo: 'resposta' }),
  ]);
  const started = (await act(id, 'situacao', { versao, status: 'EM_ATENDIMENTO', resposta: null })).json().data;
  expect((await act(id, 'situacao', { versao, status: 'ATENDIDA', resposta: null })).statusCode).toBe(409);
  const closed = (await act(id, 'situacao', { versao: started.versao, status: 'ATENDIDA', resposta: 'Enviado' })).json().data;
  expect(closed).toMatchObject({ status: 'ATENDIDA', resposta: 'Enviado', encerradaEm: expect.any(String) });
  expect((await act(id, 'situacao', { versao: closed.versao, status: 'RECUSADA', resposta: 'Não' })).json().code).toBe(
    'pedido-titular-encerrado',
  );
});

it('is shown to administrators of its own subscription alone', async () => {
  const { id, versao } = await open('ACESSO');
  expect((await bia.request('GET', 'solicitacoes-titular')).statusCode).toBe(403);
  expect((await list('', outra)).total).toBe(0);
  for (const [ato, body] of [
    ['situacao', { versao, status: 'EM_ATENDIMENTO', resposta: null }],
    ['correcao', { versao, nome: 'Outra Pessoa', email: null, celular: null }],
    ['eliminacao', { versao, documento: '11144477735' }],
  ] as const)
    expect([ato, (await act(id, ato, body, outra)).statusCode]).toEqual([ato, 404]);
  expect((await outra.request('GET', `solicitacoes-titular/${id}/dados.json`)).statusCode).toBe(404);
});

it('corrects what is kept of the holder, and hands all of it over to be read by people and by other systems', async () => {
  const { assinaturaId } = admin.usuario;
  await teste.owner(
    "insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email) values ($1, 'PF', '11144477735', 'Zelia', 'velho@exemplo.test')",
    [assinaturaId],
  );
  const correcao = await open('CORRECAO');
  const fix = (dados: object) =>
    act(correcao.id, 'correcao', { versao: correcao.versao, nome: null, email: null, celular: null, ...dados });
  expect((await fix({})).statusCode).toBe(422);
  expect((await fix({ email: 'x' })).json().errors).toEqual([expect.objectContaining({ campo: 'email' })]);
  expect((await fix({ nome: 'Zélia Prado', celular: '(35) 99876-5432' })).json().data.status).toBe('ATENDIDA');
  const { id } = await open('PORTABILIDADE');
  const json = await admin.request('GET', `solicitacoes-titular/${id}/dados.json`);
  expect(json.headers['content-disposition']).toContain('attachment');
  expect(json.json().dados.cadastro).toEqual([
    expect.objectContaining({ nome: 'Zélia Prado', email: 'velho@exemplo.test', celular: '35998765432' }),
  ]);
  const pdf = await admin.request('GET', `solicitacoes-titular/${id}/dados.pdf`);
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  const eliminacao = await open('ELIMINACAO');
  expect((await act(eliminacao.id, 'situacao', { versao: 1, status: 'ATENDIDA', resposta: null })).json().code).toBe(
    'pedido-titular-eliminacao',
  );
});

it('tells administrators once at half, four fifths and the end of the time', async () => {
  await teste.owner('delete from balcao.solicitacao_titular', []);
  const { id } = await open('ACESSO');
  const told = async (): Promise<string[]> => {
    await teste.db.global((tx) => teste.recursos.tarefas.enqueue(tx, 'lgpd_prazos', {}));
    await until(
      async () => (await teste.owner("select from graphile_worker.jobs where task_identifier = 'lgpd_prazos'", [])).rowCount === 0,
    );
    const { rows } = await teste.owner(
      "select descricao, link from balcao.notificacao where usuario_id = $1 and link like '%aba=pedidos%' order by criado_em",
      [admin.usuario.usuarioId],
    );
    for (const { link } of rows) expect(link).toBe(`/LGPD/permissoesSegurados?aba=pedidos&pedido=${id}`);
    return rows.map(({ descricao }) => String(descricao).slice(0, 3));
  };
  const counts: string[][] = [];
  for (dias of [1, 8, 8, 12, 15, 16]) counts.push(await told());
  dias = 0;
  expect(counts).toEqual([[], ['50%'], ['50%'], ['50%', '80%'], ['50%', '80%', 'O p'], ['50%', '80%', 'O p']]);
  const { rows } = await teste.owner('select 1 from balcao.notificacao where usuario_id = any($1) and link like $2', [
    [bia.usuario.usuarioId, outra.usuario.usuarioId],
    '%aba=pedidos%',
  ]);
  expect(rows).toEqual([]);
});
