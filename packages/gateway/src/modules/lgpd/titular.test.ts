import { pdfText } from '@balcao/testing/pdf-text';
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
  // a paper the client takes away says whose it is
  expect(pdfText(pdf.rawPayload)).toContain('Corretora de Teste');
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

describe('what passed its time of keeping', () => {
  const all = async (sql: string, params: unknown[] = []) => (await teste.owner(sql, params)).rows;
  const one = async (sql: string, params: unknown[]): Promise<string> => (await all(`${sql} returning id`, params))[0]?.id as string;
  const addSegurado = (nome: string, documento: string): Promise<string> =>
    one("insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', $2, $3)", [
      admin.usuario.assinaturaId,
      documento,
      nome,
    ]);
  /** A policy that ended so many days before today, with its proposal. */
  async function addContrato(seguradoId: string, diasDoFim: number): Promise<{ apolice: string; proposta: string }> {
    const { assinaturaId, usuarioId, corretoraId } = admin.usuario;
    const vigencia = `(current_date - ${diasDoFim} - 365)::date, (current_date - ${diasDoFim})::date, 100, 7, 107`;
    const params = [assinaturaId, corretoraId, seguradoId, usuarioId];
    const apolice = await one(
      `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, emissao, vig_ini, vig_fim,
         premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
       values ($1, gen_random_uuid()::text, 'alfa_seguros', '0531', $2, $3, $4, 'Carro', current_date - 4000, ${vigencia}, 'VIGENTE')`,
      params,
    );
    const proposta = await one(
      `insert into balcao.proposta (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, vig_ini, vig_fim,
         premio_liquido_centavos, iof_centavos, premio_total_centavos, status, transmitida_em, apolice_id)
       values ($1, (random() * 1000000)::int + 1, 'alfa_seguros', '0531', $2, $3, $4, 'Carro', ${vigencia}, 'EMITIDA', now(), $5)`,
      [...params, apolice],
    );
    return { apolice, proposta };
  }
  const addSinistro = (apolice: string, status: string) =>
    one(
      `insert into balcao.sinistro (assinatura_id, numero, apolice_id, usuario_id, item, causa, ocorrido_em, aviso_em, status)
       values ($1, (random() * 1000000)::int + 1, $2, $3, 'Carro', 'COLISAO', now(), now(), $4)`,
      [admin.usuario.assinaturaId, apolice, admin.usuario.usuarioId, status],
    );
  async function runRetencao(): Promise<void> {
    await teste.db.global((tx) => teste.recursos.tarefas.enqueue(tx, 'lgpd_retencao', {}));
    await until(async () => (await all("select from graphile_worker.jobs where task_identifier = 'lgpd_retencao'")).length === 0);
  }
  const standing = async (tabela: string, ids: readonly string[]) =>
    (await all(`select id from balcao.${tabela} where id = any ($1)`, [ids])).map(({ id }) => String(id));
  const cincoAnos = 5 * 365 + 2;

  it('goes by itself once an administrator chose how long it is kept, with the client of whom nothing is left, and administrators are told once', async () => {
    const antiga = await addSegurado('Ximena Antiga Sozinha', '52998224725');
    const fiel = await addSegurado('Yago Fiel Cliente', '39053344705');
    const passou = await addContrato(antiga, cincoAnos);
    const ultimoDia = await addContrato(fiel, 5 * 365 - 2);
    const doFiel = await addContrato(fiel, cincoAnos);
    const emDisputa = await addContrato(fiel, cincoAnos);
    const [fechado, aberto] = [
      await addSinistro(doFiel.apolice, 'ENCERRADO_COM_INDENIZACAO'),
      await addSinistro(emDisputa.apolice, 'REGULACAO'),
    ];

    await runRetencao();
    expect(await standing('apolice', [passou.apolice, doFiel.apolice])).toHaveLength(2);
    const prazos = { contratoMeses: 60, consentimentoMeses: 60, pedidoMeses: 60, arquivosMeses: 60, solicitacoesMeses: 60 };
    expect((await admin.request('PUT', 'parametros/retencao', { ...prazos, versao: 0 })).statusCode).toBe(200);
    await runRetencao();
    expect(await standing('apolice', [passou.apolice, ultimoDia.apolice, doFiel.apolice, emDisputa.apolice])).toEqual([
      ultimoDia.apolice,
      emDisputa.apolice,
    ]);
    expect(await standing('proposta', [passou.proposta, ultimoDia.proposta])).toEqual([ultimoDia.proposta]);
    expect(await standing('sinistro', [fechado, aberto])).toEqual([aberto]);
    const nomes = (await all('select nome from balcao.segurado where id = any ($1) order by nome', [[antiga, fiel]])).map(
      ({ nome }) => nome,
    );
    expect(nomes).toEqual(['Titular eliminado', 'Yago Fiel Cliente']);
    const trilha = await all('select antes, depois, acao from balcao.auditoria where entidade_id = any ($1)', [[antiga, passou.apolice]]);
    expect(trilha.map(({ acao }) => acao)).toContain('EXCLUSAO');
    expect(JSON.stringify(trilha)).not.toMatch(/ximena|52998224725|carro/i);
    await runRetencao();
    const avisos = await all("select descricao from balcao.notificacao where usuario_id = $1 and titulo like '%prazo de guarda%'", [
      admin.usuario.usuarioId,
    ]);
    expect(avisos).toEqual([
      { descricao: 'Eliminamos 2 apólices, 2 propostas, 1 sinistro e 1 cadastro de cliente: passaram do prazo de guarda da corretora.' },
    ]);
    const [{ contados }] = await all('select contados from balcao.retencao_aplicada where assinatura_id = $1', [
      admin.usuario.assinaturaId,
    ]);
    expect(contados).toEqual({ apolices: 2, propostas: 2, sinistros: 1, clientes: 1 });
  });

  it('never makes stand again what a client revoked, and ends an elimination once its contract is free to go', async () => {
    const cliente = await addSegurado('Walquiria Some Depois', '15350946056');
    const contrato = await addContrato(cliente, 5 * 365 - 20);
    const [texto] = await all("select id, sha256 from balcao.texto_finalidade where finalidade = 'MARKETING_EMAIL'");
    const addAto = (ato: string, anos: number) =>
      one(
        `insert into balcao.permissao_lgpd (assinatura_id, em, segurado_id, finalidade, ato, base_legal, origem, texto_id, texto_sha256, quem)
         values ($1, now() - interval '${anos} years', $2, 'MARKETING_EMAIL', $3, 'CONSENTIMENTO', 'DESCADASTRO', $4, $5, 'Walquiria')`,
        [admin.usuario.assinaturaId, cliente, ato, texto.id, texto.sha256],
      );
    const velhas = [await addAto('CONCEDIDA', 8), await addAto('REVOGADA', 7)];
    const vigente = await addAto('CONCEDIDA', 6);
    const { id, versao } = (await ask('ELIMINACAO', { nome: 'Walquiria Some Depois', documento: '15350946056' })).json().data;
    expect((await act(id, 'eliminacao', { versao, documento: '15350946056' })).statusCode).toBe(200);
    expect(await standing('apolice', [contrato.apolice])).toEqual([contrato.apolice]);
    await runRetencao();
    expect(await standing('permissao_lgpd', [...velhas, vigente])).toEqual([vigente]);
    expect((await all('select nome from balcao.segurado where id = $1', [cliente]))[0]).toEqual({ nome: 'Walquiria Some Depois' });
    dias = 30;
    await runRetencao();
    dias = 0;
    expect(await standing('apolice', [contrato.apolice])).toEqual([]);
    expect((await all('select nome, documento from balcao.segurado where id = $1', [cliente]))[0]).toEqual({
      nome: 'Titular eliminado',
      documento: '00000000000',
    });
  });
});
