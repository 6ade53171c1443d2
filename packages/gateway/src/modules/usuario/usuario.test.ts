import {
  type Canais,
  COOKIE_SESSAO,
  type DadosUsuario,
  type FichaUsuario,
  type MudancaRegistro,
  sessaoCalls,
  sessaoTopics,
  topicPath,
  type UsoRegistro,
  type UsuarioResumo,
} from '@balcao/contracts';
import { FLAGS_ABERTAS, parseSessao, PERFIS_DE_ACESSO } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { asBrowser } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type CorreioTeste, readCorreio } from '../../testing/test-correio.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';

const SENHA = 'Outra#Chave7';
let teste: QuotingTeste;
let correio: CorreioTeste;
let admin: Corretor;
let estranha: Corretor;
let agora = new Date('2026-03-10T12:00:00Z');
let pedidos = 0;
beforeAll(async () => {
  const config = testConfig();
  teste = await createQuotingTest({ config, agora: () => agora });
  correio = readCorreio(teste, config);
  admin = await teste.createCorretor({ administrador: true, nome: 'Ana Prado' });
  await setLugares(admin, 100);
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const later = (minutos: number): void => void (agora = new Date(agora.getTime() + minutos * 60_000));
let n = 0;
const dados = (over: Partial<DadosUsuario> = {}): DadosUsuario => ({
  nome: 'Bruno Dias',
  email: `bruno${++n}@corretora.com.br`,
  telefone: null,
  ...PERFIS_DE_ACESSO.CORRETOR,
  corretoraIds: [],
  produtorId: null,
  horarios: [],
  ...over,
});
const invite = (over: Partial<DadosUsuario> & Record<string, unknown> = {}, quem = admin) => quem.request('POST', 'usuarios', dados(over));
async function invited(over: Partial<DadosUsuario> = {}, quem = admin): Promise<FichaUsuario> {
  const response = await invite(over, quem);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}
const read = async (id: string, quem = admin): Promise<FichaUsuario> => (await quem.request('GET', `usuarios/${id}`)).json().data;
const list = async (query = '', quem = admin): Promise<{ itens: UsuarioResumo[]; total: number }> =>
  (await quem.request('GET', `usuarios?tamanho=100&${query}`)).json().data;
function save(ficha: FichaUsuario, over: Partial<DadosUsuario> = {}, quem = admin) {
  const { nome, email, telefone, administrador, flags, corretoraIds, produtorId, horarios, versao } = ficha;
  const body = { nome, email, telefone, administrador, flags, corretoraIds, produtorId, horarios, ...over, versao };
  return quem.request('PUT', `usuarios/${ficha.id}`, body);
}
const campos = (response: LightMyRequestResponse) => [
  response.statusCode,
  response.json<{ errors?: { campo: string; codigo: string }[] }>().errors?.map(({ campo, codigo }) => [campo, codigo]),
];
const refusal = (response: LightMyRequestResponse) => [response.statusCode, response.json().code];
/** Each from an address of its own: limits per address are proven elsewhere. */
const post = (url: string, payload: object) =>
  teste.app.inject({ method: 'POST', url, payload, remoteAddress: `10.1.${Math.floor((pedidos += 1) / 250)}.${pedidos % 250}` });
const login = async (email: string, senha = SENHA): Promise<number> => (await post('/auth/login', { email, senha })).json().code;
const accept = (token: string, over: object = {}) =>
  post('/c/api/v1/convites/aceitar', { token, nome: 'Bruno D. Dias', senha: SENHA, ...over });
/** A subscription of its own, with as many seats as said. */
async function createEquipe(limite?: number): Promise<Corretor> {
  const quem = await teste.createCorretor({ administrador: true });
  if (limite !== undefined) await setLugares(quem, limite);
  return quem;
}
const setLugares = ({ usuario }: Corretor, usuarios: number) =>
  teste.db.tenant(usuario, (tx) =>
    tx.run('update assinatura set limites = $1 where id = $2', [JSON.stringify({ usuarios }), usuario.assinaturaId]),
  );
const colega = (quem: Corretor, over: { administrador?: boolean; nome?: string; flags?: Record<string, boolean> } = {}) =>
  teste.createCorretor({ ...over, assinaturaId: quem.usuario.assinaturaId });

describe('the list', () => {
  it('shows who is there, with state, preset, second factor and last access, by filter, search and order', async () => {
    const quem = await createEquipe();
    const { email } = await invited({ nome: 'Íris Vaz', ...PERFIS_DE_ACESSO.LEITURA }, quem);
    const outra = await colega(quem, { nome: 'Caio Lima', flags: { bloqueioTransmitir: true } });
    expect((await list('', quem)).itens.map(({ nome, perfil, situacao }) => [nome, perfil, situacao])).toEqual([
      ['Caio Lima', 'PERSONALIZADO', 'ATIVO'],
      ['Íris Vaz', 'LEITURA', 'CONVIDADO'],
      ['Pessoa de Teste', 'ADMINISTRADOR', 'ATIVO'],
    ]);
    expect((await list(`q=iris`, quem)).itens.map((um) => um.email)).toEqual([email]);
    expect((await list('situacao=CONVIDADO&perfil=LEITURA&segundoFator=DESLIGADO', quem)).total).toBe(1);
    expect((await list('segundoFator=LIGADO', quem)).total).toBe(0);
    expect((await list('ordenar=-ultimoAcessoEm', quem)).itens.at(-1)).toMatchObject({ nome: 'Íris Vaz', ultimoAcessoEm: null });
    await teste.db.tenant(quem.usuario, (tx) =>
      tx.run('insert into segundo_fator (assinatura_id, usuario_id, segredo, ativo_em) values ($1, $2, $3, now())', [
        quem.usuario.assinaturaId,
        outra.usuario.usuarioId,
        Buffer.from('x'),
      ]),
    );
    expect((await list('segundoFator=LIGADO', quem)).itens.map(({ nome }) => nome)).toEqual(['Caio Lima']);
    const csv = await quem.request('GET', 'usuarios/exportar?perfil=LEITURA');
    expect(csv.body).toContain('Íris Vaz');
    expect(csv.body).not.toContain('Caio Lima');
  });

  it('is for administrators alone, of their own subscription, and knows nobody of support', async () => {
    const ficha = await invited();
    const simples = await colega(admin);
    for (const [metodo, path, corpo] of [
      ['GET', 'usuarios', undefined],
      ['GET', `usuarios/${ficha.id}`, undefined],
      ['POST', 'usuarios', dados()],
      ['POST', `usuarios/${ficha.id}/desativar`, { herdeiroId: null }],
    ] as const)
      expect((await simples.request(metodo, path, corpo)).statusCode).toBe(403);
    for (const path of ['', '/usos', '/historico', '/sessoes'])
      expect((await estranha.request('GET', `usuarios/${ficha.id}${path}`)).statusCode).toBe(404);
    expect((await save(ficha, {}, estranha)).statusCode).toBe(404);
    expect((await list('', estranha)).itens.map(({ id }) => id)).not.toContain(ficha.id);
    const suporte = await teste.createUser({ assinaturaId: admin.usuario.assinaturaId, segfyer: true });
    expect((await admin.request('GET', `usuarios/${suporte.usuarioId}`)).statusCode).toBe(404);
    expect((await list()).itens.map(({ id }) => id)).not.toContain(suporte.usuarioId);
  });
});

describe('one user', () => {
  it('is kept whole, in its stored form, and makes nobody of support', async () => {
    const horarios = [
      { dia: 2, ini: '22:00', fim: '06:00' },
      { dia: 1, ini: '08:00', fim: '18:00' },
    ];
    const produtorId = await createProdutor(admin);
    const response = await invite({
      email: ' Iris.Nova@Corretora.com.br',
      telefone: '(35) 90000-1001',
      corretoraIds: [admin.usuario.corretoraId],
      produtorId,
      horarios,
      segfyer: true,
    });
    const ficha: FichaUsuario = response.json().data;
    expect(ficha).toMatchObject({
      email: 'iris.nova@corretora.com.br',
      telefone: '35900001001',
      flags: PERFIS_DE_ACESSO.CORRETOR.flags,
      corretoraIds: [admin.usuario.corretoraId],
      produtorId,
      horarios: [horarios[1], horarios[0]],
      situacao: 'CONVIDADO',
      versao: 1,
    });
    expect(await read(ficha.id)).toEqual(ficha);
    await save(ficha, { ...({ segfyer: true } as object), nome: 'Outro Nome' });
    const [row] = await teste.db.tenant(admin.usuario, (tx) => tx.rows('select segfyer, nome from usuario where id = $1', [ficha.id]));
    expect(row).toEqual({ segfyer: false, nome: 'Outro Nome' });
  });

  it('refuses each field at its place, and what only the database knows', async () => {
    const existente = await invited();
    expect(campos(await invite({ nome: ' ', email: 'sem-arroba', telefone: '123' }))).toEqual([
      422,
      [
        ['nome', 'obrigatorio'],
        ['email', 'invalido'],
        ['telefone', 'invalido'],
      ],
    ]);
    const cruzados = [
      { dia: 6, ini: '22:00', fim: '02:00' },
      { dia: 0, ini: '01:00', fim: '03:00' },
      { dia: 3, ini: '25:00', fim: '03:00' },
    ];
    expect(campos(await invite({ horarios: cruzados }))).toEqual([
      422,
      [
        ['horarios.1.ini', 'conflito'],
        ['horarios.2.ini', 'invalido'],
      ],
    ]);
    expect(campos(await invite({ email: existente.email.toUpperCase() }))).toEqual([422, [['email', 'conflito']]]);
    // an e-mail is one access in the whole product
    expect(campos(await invite({ email: estranha.usuario.email }))).toEqual([422, [['email', 'conflito']]]);
    const dela = await createProdutor(estranha);
    expect(campos(await invite({ corretoraIds: [estranha.usuario.corretoraId], produtorId: dela }))).toEqual([
      422,
      [
        ['corretoraIds', 'desconhecido'],
        ['produtorId', 'desconhecido'],
      ],
    ]);
    const produtorId = await createProdutor(admin);
    await invited({ produtorId });
    expect(campos(await invite({ produtorId }))).toEqual([422, [['produtorId', 'conflito']]]);
    const outro = await invited();
    expect(campos(await save(outro, { email: existente.email }))).toEqual([422, [['email', 'conflito']]]);
  });

  it('answers two who wrote at once with what stands now, and tells what changed', async () => {
    const ficha = await invited();
    const saved = await save(ficha, { nome: 'Bruno Alterado', flags: { ...ficha.flags, acessoGestao: false } });
    expect(saved.json().data).toMatchObject({ versao: 2, nome: 'Bruno Alterado', flags: { acessoGestao: false } });
    const late = await save(ficha, { nome: 'Outro' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'usuario-alterado', data: { nome: 'Bruno Alterado' } });
    const historia: MudancaRegistro[] = (await admin.request('GET', `usuarios/${ficha.id}/historico`)).json().data;
    expect(historia[0]?.usuario).toBe('Ana Prado');
    expect(historia[0]?.mudancas).toContainEqual({ campo: 'Nome', de: 'Bruno Dias', para: 'Bruno Alterado' });
    const permissoes = historia[0]?.mudancas.filter(({ campo }) => campo === 'Permissões').at(-1);
    expect(permissoes?.para).toContain('Sem Gestão');
  });

  it('keeps its history however often its user signs in', async () => {
    const outro = await colega(admin);
    const ficha = await read(outro.usuario.usuarioId);
    await save(ficha, { nome: 'Nome de antes' });
    await teste.db.tenant(admin.usuario, async (tx) => {
      for (let i = 0; i < 210; i += 1)
        await tx.run(`update usuario set ultimo_acesso_em = now() + ${i} * interval '1 second' where id = $1`, [ficha.id]);
    });
    const historia: MudancaRegistro[] = (await admin.request('GET', `usuarios/${ficha.id}/historico`)).json().data;
    expect(historia[0]?.mudancas).toContainEqual(expect.objectContaining({ campo: 'Nome', para: 'Nome de antes' }));
  });

  it('grants nothing that the plan refuses, and follows the plan when it grows', async () => {
    const quem = await createEquipe();
    const ofPlano = (flags: object) =>
      teste.db.tenant(quem.usuario, (tx) => tx.run('update perfil_acesso set flags = $1 where segue_plano', [JSON.stringify(flags)]));
    await teste.db.tenant(quem.usuario, (tx) =>
      tx.run("insert into perfil_acesso (assinatura_id, nome, segue_plano, flags) values ($1, 'Plano', true, $2)", [
        quem.usuario.assinaturaId,
        JSON.stringify({ acessoGestao: false }),
      ]),
    );
    const outro = await colega(quem);
    const saved = await save(await read(outro.usuario.usuarioId, quem), { flags: FLAGS_ABERTAS }, quem);
    expect(saved.json().data).toMatchObject({ flags: { acessoGestao: true }, foraDoPlano: ['acessoGestao'] });
    const sessao = async () => (await teste.signIn(outro.usuario)).sessao.acessoGestao;
    expect(await sessao()).toBe(false);
    await ofPlano({});
    expect(await sessao()).toBe(true);
  });

  it('moves to another e-mail: the old one is told, the new one is proved, and sessions end', async () => {
    const outro = await colega(admin);
    const [antigo, novo] = [outro.usuario.email, `novo${++n}@corretora.com.br`];
    expect((await save(await read(outro.usuario.usuarioId), { email: novo })).statusCode).toBe(200);
    expect((await outro.request('GET', 'parametros')).statusCode).toBe(401);
    expect((await correio.to(antigo))[0]?.assunto).toBe('O e-mail do seu acesso mudou');
    expect([await login(antigo, 'Balcao#2026'), await login(novo, 'Balcao#2026')]).toEqual([1, 7]);
    await post('/c/api/v1/conta/confirmar-email', { token: await correio.tokenTo(novo) });
    expect(await login(novo, 'Balcao#2026')).toBe(-1);
    const eu = await read(admin.usuario.usuarioId);
    expect(campos(await save(eu, { email: `outro${n}@corretora.com.br` }))).toEqual([422, [['email', 'conflito']]]);
  });
});

describe('an invitation', () => {
  it('is accepted once, with a name and a password that hold', async () => {
    const { id, email } = await invited();
    const token = await correio.tokenTo(email);
    expect((await correio.to(email))[0]).toMatchObject({ assunto: 'Convite para entrar no Balcão com Corretora de Teste' });
    expect((await post('/c/api/v1/convites/ler', { token })).json().data).toEqual({
      nome: 'Bruno Dias',
      email,
      corretora: 'Corretora de Teste',
    });
    expect(campos(await accept(token, { senha: 'curta' }))[0]).toBe(422);
    expect(await login(email)).toBe(1);
    const [first, second] = await Promise.all([accept(token), accept(token)]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 410]);
    expect((await post('/c/api/v1/convites/ler', { token })).statusCode).toBe(410);
    expect(await login(email)).toBe(-1);
    expect(await read(id)).toMatchObject({ nome: 'Bruno D. Dias', situacao: 'ATIVO', conviteExpiraEm: null });
  });

  it('expires after a week, and a new one takes the place of the old', async () => {
    const before = agora;
    const { id, email } = await invited();
    const first = await correio.tokenTo(email);
    later(8 * 24 * 60);
    expect((await accept(first)).statusCode).toBe(410);
    // whoever invited has to sign in again after a week
    const quem = await colega(admin, { administrador: true });
    expect((await read(id, quem)).conviteExpiraEm).not.toBeNull();
    expect((await quem.request('POST', `usuarios/${id}/convite`)).statusCode).toBe(200);
    const second = await correio.tokenTo(email);
    expect(second).not.toBe(first);
    for (let i = 0; i < 2; i += 1) await quem.request('POST', `usuarios/${id}/convite`);
    expect(refusal(await quem.request('POST', `usuarios/${id}/convite`))).toEqual([429, 'muitos-links']);
    expect((await accept(second)).statusCode).toBe(410);
    expect((await accept(await correio.tokenTo(email))).statusCode).toBe(200);
    expect(refusal(await quem.request('POST', `usuarios/${id}/convite`))).toEqual([409, 'convite-aceito']);
    expect(refusal(await quem.request('DELETE', `usuarios/${id}/convite`))).toEqual([409, 'convite-aceito']);
    agora = before;
  });

  it('is revoked: the link is over, the seat and the e-mail are free', async () => {
    const quem = await createEquipe(2);
    const { id, email } = await invited({}, quem);
    const token = await correio.tokenTo(email);
    expect(refusal(await invite({}, quem))).toEqual([409, 'sem-lugar']);
    expect((await quem.request('DELETE', `usuarios/${id}/convite`)).statusCode).toBe(200);
    expect((await accept(token)).statusCode).toBe(410);
    expect((await quem.request('GET', `usuarios/${id}`)).statusCode).toBe(404);
    expect((await invite({ email }, quem)).statusCode).toBe(200);
  });

  it('never takes more seats than the plan has, asked twice at once', async () => {
    const quem = await createEquipe(2);
    const answers = await Promise.all([invite({}, quem), invite({}, quem), invite({}, quem)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await quem.request('GET', 'usuarios/lugares')).json().data).toEqual({ usados: 2, limite: 2 });
  });

  it('sent twice under one key is one invitation', async () => {
    const corpo = dados();
    const chave = { 'idempotency-key': uuidv7() };
    const [a, b] = [await admin.request('POST', 'usuarios', corpo, chave), await admin.request('POST', 'usuarios', corpo, chave)];
    expect([a.statusCode, b.statusCode]).toEqual([200, 200]);
    expect(a.json().data.id).toBe(b.json().data.id);
    expect(await correio.to(corpo.email)).toHaveLength(1);
  });

  it('leaves a forgotten password and an old invitation no way around each other', async () => {
    const { email } = await invited();
    const convite = await correio.tokenTo(email);
    await post('/forgotpassword', { email });
    const hash = await correio.tokenTo(email);
    expect((await post('/changeexpiredpassword', { hash, senha: SENHA })).statusCode).toBe(200);
    expect((await accept(convite, { senha: 'De#Outra#Pessoa9' })).statusCode).toBe(410);
    expect(await login(email)).toBe(-1);
  });
});

describe('a deactivation', () => {
  it('hands over what is open and ends the sessions, all at once', async () => {
    const quem = await createEquipe();
    const [sai, fica] = [await colega(quem, { nome: 'Quem Sai' }), await colega(quem, { nome: 'Quem Fica' })];
    const aberto = await sai.prepare();
    const perdido = await sai.create();
    const tarefaId = uuidv7();
    await teste.db.tenant(quem.usuario, async (tx) => {
      for (const status of ['CALCULANDO', 'CALCULADO'])
        await tx.run('update orcamento set status = $2 where id = $1', [perdido.id, status]);
      await tx.run("update orcamento set status = 'RECUSADO', motivo_recusa = 'PRECO' where id = $1", [perdido.id]);
      await tx.run(
        "insert into tarefa (id, assinatura_id, titulo, tipo, responsavel_id, vencimento) values ($1, $2, 'Ligar', 'RETORNO', $3, current_date)",
        [tarefaId, quem.usuario.assinaturaId, sai.usuario.usuarioId],
      );
    });
    const id = sai.usuario.usuarioId;
    const usos: UsoRegistro[] = (await quem.request('GET', `usuarios/${id}/usos`)).json().data;
    expect(usos.map(({ tipo, total }) => [tipo, total])).toEqual([
      ['ORCAMENTO', 1],
      ['TAREFA', 1],
    ]);
    const deactivate = (herdeiroId: string | null) => quem.request('POST', `usuarios/${id}/desativar`, { herdeiroId });
    expect(campos(await deactivate(null))).toEqual([422, [['herdeiroId', 'obrigatorio']]]);
    expect(campos(await deactivate(estranha.usuario.usuarioId))).toEqual([422, [['herdeiroId', 'desconhecido']]]);
    expect(campos(await deactivate(id))).toEqual([422, [['herdeiroId', 'desconhecido']]]);
    expect((await sai.request('GET', 'parametros')).statusCode).toBe(200);

    expect((await deactivate(fica.usuario.usuarioId)).json().data).toEqual({ orcamentos: 1, tarefas: 1, propostas: 0 });
    expect((await sai.request('GET', 'parametros')).statusCode).toBe(401);
    expect(await login(sai.usuario.email, 'Balcao#2026')).toBe(3);
    const donos = await teste.db.tenant(quem.usuario, async (tx) => [
      await tx.rows('select usuario_id from orcamento where id = any($1::uuid[]) order by numero', [[aberto.id, perdido.id]]),
      await tx.rows('select responsavel_id from tarefa where id = $1', [tarefaId]),
      await tx.rows("select texto from orcamento_evento where orcamento_id = $1 and tipo = 'OUTRO'", [aberto.id]),
    ]);
    expect(donos).toEqual([
      [{ usuarioId: fica.usuario.usuarioId }, { usuarioId: id }],
      [{ responsavelId: fica.usuario.usuarioId }],
      [{ texto: 'Passado a Quem Fica: o acesso de Quem Sai foi desativado' }],
    ]);
    expect((await quem.request('POST', `usuarios/${id}/ativar`)).json().data).toMatchObject({ situacao: 'ATIVO' });
    expect(await login(sai.usuario.email, 'Balcao#2026')).toBe(-1);
  });

  it('never leaves a brokerage without an administrator, nor takes oneself', async () => {
    const quem = await createEquipe();
    const eu = await read(quem.usuario.usuarioId, quem);
    expect(refusal(await quem.request('POST', `usuarios/${eu.id}/desativar`, { herdeiroId: null }))).toEqual([409, 'proprio-acesso']);
    expect(campos(await save(eu, { administrador: false }, quem))).toEqual([422, [['administrador', 'conflito']]]);
    // an invited administrator is none yet
    await invited({ administrador: true, flags: FLAGS_ABERTAS }, quem);
    expect(campos(await save(eu, { administrador: false }, quem))).toEqual([422, [['administrador', 'conflito']]]);
    const outra = await colega(quem, { administrador: true });
    const ela = await read(outra.usuario.usuarioId, quem);
    const answers = await Promise.all([save(eu, { administrador: false }, quem), save(ela, { administrador: false }, outra)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200]);
    const restantes = await teste.db.tenant(quem.usuario, (tx) =>
      tx.row("select count(*)::int as n from usuario where administrador and status = 'ATIVO'"),
    );
    expect(restantes).toEqual({ n: 1 });
  });

  it('gives back a seat only while there is one', async () => {
    const quem = await createEquipe(2);
    const outro = await colega(quem);
    const id = outro.usuario.usuarioId;
    expect((await quem.request('POST', `usuarios/${id}/desativar`, { herdeiroId: null })).statusCode).toBe(200);
    const convidado = await invited({}, quem);
    expect(refusal(await quem.request('POST', `usuarios/${id}/ativar`))).toEqual([409, 'sem-lugar']);
    expect(refusal(await quem.request('POST', `usuarios/${convidado.id}/desativar`, { herdeiroId: null }))).toEqual([
      409,
      'convite-aberto',
    ]);
    expect(refusal(await quem.request('POST', `usuarios/${id}/redefinir-senha`))).toEqual([409, 'usuario-inativo']);
  });
});

describe('sessions and passwords of a user', () => {
  it('are listed and ended, one or all, never the one that asks', async () => {
    const outro = await colega(admin);
    const id = outro.usuario.usuarioId;
    const outra = await teste.signIn(outro.usuario);
    const sessoes: { id: string; atual: boolean }[] = (await admin.request('GET', `usuarios/${id}/sessoes`)).json().data;
    expect(sessoes).toHaveLength(2);
    const [nova] = sessoes;
    expect((await estranha.request('DELETE', `usuarios/${id}/sessoes/${nova?.id}`)).statusCode).toBe(404);
    expect((await admin.request('DELETE', `usuarios/${admin.usuario.usuarioId}/sessoes/${nova?.id}`)).statusCode).toBe(404);
    expect((await admin.request('DELETE', `usuarios/${id}/sessoes/${nova?.id}`)).statusCode).toBe(200);
    const menus = (headers: Record<string, string>) => teste.app.inject({ method: 'GET', url: '/auth/menus', headers });
    expect((await menus(outra.headers)).statusCode).toBe(401);
    expect((await admin.request('POST', `usuarios/${id}/sessoes/encerrar`)).json().data).toEqual({ encerradas: 1 });
    expect((await outro.request('GET', 'parametros')).statusCode).toBe(401);
    await admin.request('POST', `usuarios/${admin.usuario.usuarioId}/sessoes/encerrar`);
    expect((await admin.request('GET', 'parametros')).statusCode).toBe(200);
  });

  it('an administrator has the link of a new password sent', async () => {
    const outro = await colega(admin);
    expect((await admin.request('POST', `usuarios/${outro.usuario.usuarioId}/redefinir-senha`)).statusCode).toBe(200);
    expect((await correio.to(outro.usuario.email))[0]?.texto).toContain('Um administrador da sua corretora pediu');
    const hash = await correio.tokenTo(outro.usuario.email);
    expect((await post('/changeexpiredpassword', { hash, senha: SENHA })).statusCode).toBe(200);
    expect(await login(outro.usuario.email)).toBe(-1);
  });
});

describe('a change of powers', () => {
  it('reaches the open tabs of the user at once, and open calls the next time', async () => {
    const [outro, alheio] = [await colega(admin), await colega(admin)];
    const canais: Canais = (await outro.request('GET', sessaoCalls.canais.path)).json().data;
    const topico = topicPath(sessaoTopics.poderes, { canal: canais.usuario });
    const [dele, deOutro] = [await connectMqtt(teste, outro.entrada), await connectMqtt(teste, alheio.entrada)];
    expect([await dele.subscribe(topico), await deOutro.subscribe(topico)]).toEqual([true, false]);
    expect((await outro.request('GET', 'orcamentos')).statusCode).toBe(200);

    const ficha = await read(outro.usuario.usuarioId);
    await save(ficha, { flags: { ...ficha.flags, acessoOrcamentacao: false } });
    await until(() => dele.mensagens.some((mensagem) => mensagem.topico === topico));
    expect((await outro.request('GET', 'orcamentos')).statusCode).toBe(403);
    // what a tab reads when it is told: the answer brings the session as it now is
    const headers = { ...outro.entrada.headers, cookie: asBrowser(outro.entrada) };
    const menus = await teste.app.inject({ method: 'GET', url: '/auth/menus', headers });
    const cookie = menus.cookies.find(({ name }) => name === COOKIE_SESSAO)?.value ?? '';
    expect((parseSessao(cookie) ?? parseSessao(encodeURIComponent(cookie)))?.acessoOrcamentacao).toBe(false);
    for (const { client } of [dele, deOutro]) client.end(true);
  });
});

async function createProdutor(quem: Corretor): Promise<string> {
  const id = uuidv7();
  await teste.db.tenant(quem.usuario, (tx) =>
    tx.run("insert into produtor (id, assinatura_id, nome, tipo, pessoa, documento) values ($1, $2, 'Produtor', 'INTERNO', 'PF', $3)", [
      id,
      quem.usuario.assinaturaId,
      String(10_000_000_000 + (n += 1)),
    ]),
  );
  return id;
}
