import { COOKIE_TERMO } from '@balcao/contracts';
import { mensagemTrial } from '@balcao/domain';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { digestOf } from '../../plugins/session.model.ts';
import { type AppTeste, createTestApp } from '../../testing/test-app.ts';
import { type CorreioTeste, readCorreio } from '../../testing/test-correio.ts';
import { testConfig } from '../../testing/test-config.ts';

const B = '/c/api/v1/onboarding';
const config = testConfig();
let teste: AppTeste;
let root: pg.Client;
let correio: CorreioTeste;

beforeAll(async () => {
  teste = await createTestApp({ config });
  correio = readCorreio(teste, config);
  root = new pg.Client({ connectionString: teste.banco.url, options: '-c search_path=balcao,public' });
  await root.connect();
  await root.query(`insert into seguradora (slug, nome, tipo, linhas) values
    ('zebra_seguros', 'Zebra Seguros', 'SEGURADORA', '{AUTO,VIDA}'), ('anta_seguros', 'Anta Seguros', 'SEGURADORA', '{AUTO}')`);
});
afterAll(async () => {
  await root.end();
  await teste.close();
});

const user = { name: 'Rosa Lima', email: 'rosa@vale.test', phone: '(11) 90000-1234', password: 'Jabuti#4471' };
const company = { name: 'Vale Verde Corretora Ltda.', website: 'www.valeverde.com.br', cnpj: '12.ABC.345/01DE-35', susep: '0202112345' };
const pedido = (over: object = {}) => ({
  userPlan: 'multicalculo',
  user,
  company,
  seguradoras: ['zebra_seguros', 'anta_seguros', 'zebra_seguros'],
  aceiteTermos: true,
  ...over,
});
let vez = 0;
const post = (path: string, payload: object, chave?: string) =>
  teste.app.inject({
    method: 'POST',
    url: `${B}/${path}`,
    payload,
    // each from its own address: an address may sign up a few times a minute
    remoteAddress: `10.0.${Math.floor((vez += 1) / 250)}.${(vez % 250) + 1}`,
    headers: { 'user-agent': 'Navegador', ...(chave && { 'idempotency-key': chave }) },
  });
const finish = (body: object, chave = uuidv7()) => post('concluir', body, chave);
const count = async (tabela: string): Promise<number> => (await root.query(`select count(*)::int as n from ${tabela}`)).rows[0].n;
const worldOf = async () => [await count('assinatura'), await count('usuario'), await count('corretora'), await count('prova_acesso')];

it('shows plans with prices, and insurers by name, to a stranger', async () => {
  const planos = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/planos' })).json().data;
  expect(planos.map(({ plano, mensalCentavos }: Record<string, unknown>) => [plano, mensalCentavos])).toEqual([
    ['multicalculo', 14_990],
    ['integrado', 29_990],
    ['gestao', 19_990],
  ]);
  expect(planos[0]).not.toHaveProperty('flags');
  const seguradoras = (await teste.app.inject({ method: 'GET', url: `${B}/seguradoras` })).json().data;
  expect(seguradoras.map(({ nome }: { nome: string }) => nome)).toEqual(['Anta Seguros', 'Zebra Seguros']);
});

it('checks each step at its fields and writes nothing', async () => {
  const before = await worldOf();
  expect((await post('usuario', user)).statusCode).toBe(200);
  expect((await post('empresa', company)).statusCode).toBe(200);
  const fraca = (await post('usuario', { ...user, password: 'rosalima' })).json();
  expect(fraca.errors).toMatchObject([{ campo: 'password', codigo: 'invalido' }]);
  expect((await post('usuario', { ...user, email: 'rosa@vale' })).json().errors).toMatchObject([{ campo: 'email' }]);
  expect((await post('empresa', { ...company, cnpj: '11.222.333/0001-80' })).json().errors).toMatchObject([{ campo: 'cnpj' }]);
  expect(await worldOf()).toEqual(before);
});

describe('the last step', () => {
  it('opens a subscription in trial with its administrator, brokerage, insurers and signed terms, and sends the link', async () => {
    const response = await finish(pedido());
    expect(response.json()).toMatchObject({ success: true, data: { email: user.email, diasDeTeste: 15 } });

    const { rows } =
      await root.query(`select a.*, u.id as usuario_id, u.administrador, u.primeiro_acesso, u.email_confirmado_em, u.telefone, u.senha_hash,
        u.nome as usuario, p.flags, c.cnpj, c.site, c.susep, c.principal
      from usuario u join assinatura a on a.id = u.assinatura_id join perfil_acesso p on p.id = u.perfil_id join corretora c on c.assinatura_id = a.id
      where u.email = 'rosa@vale.test'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      login: 'vale-verde-corretora',
      plano: 'multicalculo',
      status: 'TRIAL',
      limites: { usuarios: 3, calculosMes: 1_000, lotes: 3 },
      usuario: 'Rosa Lima',
      administrador: true,
      primeiro_acesso: true,
      email_confirmado_em: null,
      telefone: '11900001234',
      flags: { acessoGestao: false, acessoRecebimento: false, acessoParcelaAtrasada: false, acessoBuscaDocumentos: false },
      cnpj: '12ABC34501DE35',
      site: 'https://www.valeverde.com.br/',
      susep: '0202112345',
      principal: true,
    });
    expect(rows[0].senha_hash).toMatch(/^\$argon2id\$/);
    expect(mensagemTrial({ dataTrialFim: rows[0].trial_fim.toISOString() }, new Date())).toBe('Você tem 15 dias de teste grátis.');

    const seguradoras = await root.query('select seguradora, comissao from seguradora_tenant where assinatura_id = $1 order by 1', [
      rows[0].id,
    ]);
    expect(seguradoras.rows.map(({ seguradora }) => seguradora)).toEqual(['anta_seguros', 'zebra_seguros']);
    expect(seguradoras.rows[1].comissao.map(({ linha }: { linha: string }) => linha)).toEqual(['AUTO', 'VIDA']);
    const [carta] = await correio.to(user.email);
    expect(carta?.assunto).toBe('Confirme o seu e-mail para começar');
    const token = new URL(carta?.links[0] ?? '').searchParams.get('token') ?? '';
    expect(new URL(carta?.links[0] ?? '').pathname).toBe('/confirmacaoEmail');
    const prova = await root.query('select finalidade, usuario_id from prova_acesso where token_hash = $1', [digestOf(token)]);
    expect(prova.rows).toEqual([{ finalidade: 'CONFIRMAR_EMAIL', usuario_id: rows[0].usuario_id }]);
  });

  it('lets nobody in until the link of the e-mail was followed, and then asks for the terms, which are signed where they are read', async () => {
    const email = 'nova@vale.test';
    await finish(pedido({ user: { ...user, email } }));
    const signIn = () => teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email, senha: user.password } });
    expect((await signIn()).json()).toMatchObject({ success: false, code: 7 });
    const token = await correio.tokenTo(email);
    const confirmed = await teste.app.inject({ method: 'POST', url: '/c/api/v1/conta/confirmar-email', payload: { token } });
    expect(confirmed.json()).toMatchObject({ success: true, data: { email } });
    const inside = await signIn();
    expect(inside.json()).toMatchObject({ success: true });
    expect(inside.cookies.find(({ name }) => name === COOKIE_TERMO)?.value).not.toBe('true');
  });

  it('answers an e-mail that has an account the same, creates nothing, and tells the address itself', async () => {
    const dona = await teste.createUser();
    const before = await worldOf();
    const response = await finish(pedido({ user: { ...user, email: dona.email.toUpperCase() } }));
    expect(response.json()).toEqual({ success: true, code: -1, data: { email: dona.email.toUpperCase(), diasDeTeste: 15 } });
    expect(await worldOf()).toEqual(before);
    const [carta] = await correio.to(dona.email.toUpperCase());
    expect(carta?.assunto).toBe('Você já tem uma conta');
    expect(carta?.links.map((link) => new URL(link).pathname)).toEqual(['/login']);
  });

  it('happens once for a key, pressed twice at once and again later', async () => {
    const novo = pedido({ user: { ...user, email: 'dupla@vale.test' } });
    const chave = uuidv7();
    const before = await count('assinatura');
    const answers = await Promise.all([finish(novo, chave), finish(novo, chave)]);
    answers.push(await finish(novo, chave));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await count('assinatura')).toBe(before + 1);
    expect(await correio.to('dupla@vale.test')).toHaveLength(1);
    expect((await finish(pedido({ user: { ...user, email: 'outra@vale.test' } }), chave)).json().errors).toMatchObject([
      { campo: 'Idempotency-Key', codigo: 'conflito' },
    ]);
  });

  it('opens one account when the same e-mail is signed up twice at once', async () => {
    const novo = pedido({ user: { ...user, email: 'gemeas@vale.test' } });
    const answers = await Promise.all([finish(novo), finish(novo)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await count("usuario where email = 'gemeas@vale.test'")).toBe(1);
    const assuntos = (await correio.to('gemeas@vale.test')).map(({ assunto }) => assunto);
    expect(assuntos.toSorted()).toEqual(['Confirme o seu e-mail para começar', 'Você já tem uma conta']);
  });

  it('writes no more than three letters a day to one address', async () => {
    const dela = pedido({ user: { ...user, email: 'cheia@vale.test' } });
    for (let n = 0; n < 6; n += 1) expect((await finish(dela)).statusCode).toBe(200);
    const assuntos = (await correio.to('cheia@vale.test')).map(({ assunto }) => assunto);
    expect(assuntos.toSorted()).toEqual(['Confirme o seu e-mail para começar', ...Array<string>(2).fill('Você já tem uma conta')]);
  });

  it('carries to somebody’s address no message of whoever types names', async () => {
    const nomes = { user: { ...user, name: 'Ganhou! premios.example.com/x', email: 'vitima@vale.test' } };
    await finish(pedido({ ...nomes, company: { ...company, name: 'Clique em https://premios.example.com/ganhe já' } }));
    const [carta] = await correio.to('vitima@vale.test');
    expect(carta?.texto).toContain('Olá, Ganhou!.');
    expect(carta?.texto).toContain('A conta da Clique em já está pronta.');
    expect(carta?.texto).not.toContain('premios');
  });

  it('lets the same company begin another subscription, under another login name', async () => {
    await finish(pedido({ user: { ...user, email: 'filial@vale.test' } }));
    const { rows } = await root.query(
      "select a.login from usuario u join assinatura a on a.id = u.assinatura_id where u.email = 'filial@vale.test'",
    );
    expect(rows[0].login).toMatch(/^vale-verde-corretora-\d+$/);
  });

  it('refuses at every wrong field at once, and wants the terms and a key', async () => {
    const before = await worldOf();
    const errada = pedido({
      user: { ...user, phone: '1133334444' },
      company: { ...company, susep: 'x1' },
      seguradoras: ['zebra_seguros', 'nao_ha'],
    });
    const response = await finish(errada);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.map(({ campo }: { campo: string }) => campo)).toEqual(['user.phone', 'company.susep', 'seguradoras.1']);
    expect((await finish(pedido({ aceiteTermos: false }))).json().errors).toMatchObject([{ campo: 'aceiteTermos' }]);
    expect((await post('concluir', pedido())).json().errors).toMatchObject([{ campo: 'Idempotency-Key' }]);
    expect(await worldOf()).toEqual(before);
  });

  it('is not for robots: an address signs up ten times a minute at most', async () => {
    const robot = () =>
      teste.app.inject({
        method: 'POST',
        url: `${B}/concluir`,
        payload: {},
        headers: { 'idempotency-key': 'r' },
        remoteAddress: '10.9.9.9',
      });
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await robot()).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(statuses[10]).toBe(429);
  });

  it('keeps no password, not even in what tells a repeated key', async () => {
    const { rows } = await root.query('select to_jsonb(c)::text as texto from cadastro c');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ texto }) => texto).join()).not.toContain(user.password);
    await expect(teste.banco.db.global((tx) => tx.rows('select * from cadastro'))).rejects.toMatchObject({ code: '42501' });
  });
});
