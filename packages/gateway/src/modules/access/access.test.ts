import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, COOKIE_TERMO } from '@balcao/contracts';
import { type AppTeste, createTestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { SENHA_TESTE } from '../../testing/test-user.ts';

let teste: AppTeste;
let agora = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => (teste = await createTestApp({ agora: () => agora })));
afterAll(() => teste.close());

const login = (email: string, senha = SENHA_TESTE) => teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email, senha } });
const menus = (headers: Record<string, string>) => teste.app.inject({ method: 'GET', url: '/auth/menus', headers });

it('opens a session with a readable cookie and a companion scripts cannot read', async () => {
  const usuario = await teste.createUser({ nome: 'Ana Lúcia' });
  const response = await login(usuario.email.toUpperCase());
  expect(response.json()).toMatchObject({ success: true, code: -1, data: { token: expect.stringMatching(/^[\w-]{43}$/) } });
  const [sessao, companheiro] = [COOKIE_SESSAO, COOKIE_COMPANHEIRO].map((name) => response.cookies.find((cookie) => cookie.name === name));
  expect(sessao).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 86_400 });
  expect(sessao?.httpOnly).toBeUndefined();
  expect(companheiro).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 86_400 });
  expect(response.headers['set-cookie']?.toString().length).toBeLessThan(4_096);
});

it('gives the session the fields of its user, profile and brokerage', async () => {
  const usuario = await teste.createUser({ flags: { acessoMC: false, bloqueioTransmitir: true, isAuth: false, administrador: true } });
  const { sessao } = await teste.signIn(usuario);
  expect(sessao).toMatchObject({
    isAuth: true,
    usuarioId: usuario.usuarioId,
    administrador: false,
    acessoMC: false,
    bloqueioTransmitir: true,
    nomeCorretora: 'Corretora de Teste',
    statusAssinatura: 'Ativa',
    authTime: agora.toISOString(),
  });
});

it('wants bearer and companion together, of the same session', async () => {
  const usuario = await teste.createUser();
  const [a, b] = [await teste.signIn(usuario), await teste.signIn(usuario)];
  expect((await menus(a.headers)).statusCode).toBe(200);
  const { authorization, cookie } = a.headers;
  for (const headers of [
    { authorization },
    { cookie },
    { authorization, cookie: b.headers.cookie },
    {},
    { authorization: 'Bearer x', cookie },
  ]) {
    const response = await menus(headers as Record<string, string>);
    expect(response.statusCode).toBe(401);
    expect(response.headers['x-redirect-to']).toBe('/login');
    expect(response.json()).toMatchObject({ success: false, code: 'nao-autenticado' });
  }
});

it('answers an unknown e-mail and a wrong password alike', async () => {
  const usuario = await teste.createUser();
  const [unknown, wrong] = [await login('ninguem@balcao.test'), await login(usuario.email, 'errada')];
  expect(unknown.statusCode).toBe(200);
  expect(unknown.json()).toEqual({ success: false, code: 1, message: 'E-mail ou senha incorretos.' });
  expect(wrong.json()).toEqual(unknown.json());
});

it.each(['conhecido', 'desconhecido'])(
  'makes whoever guessed an e-mail’s password five times wait, %s or not, and lets them try again later',
  async (kind) => {
    const email = kind === 'conhecido' ? (await teste.createUser()).email : 'outro-ninguem@balcao.test';
    const codes: number[] = [];
    for (let i = 0; i < 6; i += 1) codes.push((await login(email, 'errada')).json().code as number);
    expect(codes).toEqual([1, 1, 1, 1, 4, 4]);
    expect((await login(email)).json().code).toBe(4);
    agora = new Date(agora.getTime() + 29_000);
    expect((await login(email)).json().code).toBe(4);
    agora = new Date(agora.getTime() + 2_000);
    // a sixth wrong one makes the next wait longer
    expect((await login(email)).json().code).toBe(kind === 'conhecido' ? -1 : 4);
  },
);

it('gives many guesses at once no more tries than one by one', async () => {
  const { email } = await teste.createUser();
  const codes = await Promise.all(Array.from({ length: 12 }, async () => (await login(email, 'errada')).json().code as number));
  expect(codes.filter((code) => code === 1).length).toBeLessThanOrEqual(4);
  expect((await login(email)).json().code).toBe(4);
});

it('waits longer before each wrong answer', async () => {
  const waits: number[] = [];
  const outro = await createTestApp({ wait: async (ms) => waits.push(ms) });
  const { email } = await outro.createUser();
  for (let i = 0; i < 5; i += 1) await outro.app.inject({ method: 'POST', url: '/auth/login', payload: { email, senha: 'errada' } });
  await outro.close();
  expect(waits).toEqual([250, 500, 1_000, 2_000, 2_000]);
});

it.each([
  [{ status: 'BLOQUEADO' }, 3],
  [{ statusAssinatura: 'BLOQUEADA' }, 5],
  [{ statusAssinatura: 'CANCELADA' }, 5],
])('refuses a right password when the state forbids: %j', async (opcoes, code) => {
  const usuario = await teste.createUser(opcoes);
  expect((await login(usuario.email)).json()).toMatchObject({ success: false, code });
  // who does not know the password learns nothing of the state
  expect((await login(usuario.email, 'errada')).json().code).toBe(1);
});

it('gives an expired password a single-use token, stored hashed', async () => {
  const usuario = await teste.createUser({ senhaExpiraEm: new Date('2020-01-01') });
  const { success, code, data } = (await login(usuario.email)).json();
  expect({ success, code }).toEqual({ success: false, code: 2 });
  const prova = await teste.db.tenant(usuario, (tx) =>
    tx.row('select finalidade from prova_acesso where token_hash = sha256($1::bytea)', [Buffer.from(data.token as string)]),
  );
  expect(prova).toEqual({ finalidade: 'SENHA_EXPIRADA' });
  expect((await menus({ authorization: `Bearer ${data.token}`, cookie: `${COOKIE_COMPANHEIRO}=${data.token}` })).statusCode).toBe(401);
});

it('ends a session for good at logoff', async () => {
  const { headers } = await teste.signIn(await teste.createUser());
  const response = await teste.app.inject({ method: 'POST', url: '/auth/logoff', headers });
  expect(response.json()).toMatchObject({ success: true });
  expect(response.cookies.map(({ name, value }) => [name, value])).toEqual([
    [COOKIE_SESSAO, ''],
    [COOKIE_COMPANHEIRO, ''],
    [COOKIE_TERMO, ''],
  ]);
  expect((await menus(headers)).statusCode).toBe(401);
});

it('says where to go after leaving, and opens the older system to leave it too, as configured', async () => {
  const { headers } = await teste.signIn(await teste.createUser());
  expect((await teste.app.inject({ method: 'POST', url: '/auth/logoff', headers })).json().data).toEqual({ legado: null, para: '/login' });

  const enderecos = { loginCentral: 'https://entrar.example/', loginCentralSair: 'https://entrar.example/sair' };
  const config = testConfig({ ...enderecos, legadoLogout: 'https://antigo.example/sair' });
  const outro = await createTestApp({ config });
  const entrada = await outro.signIn(await outro.createUser());
  const saida = await outro.app.inject({ method: 'POST', url: '/auth/logoff', headers: entrada.headers });
  expect(saida.json().data).toEqual({ legado: 'https://antigo.example/sair', para: 'https://entrar.example/sair' });
  const refused = await outro.app.inject({ method: 'GET', url: '/auth/menus', headers: entrada.headers });
  expect([refused.statusCode, refused.headers['x-redirect-to']]).toEqual([401, 'https://entrar.example/']);
  await outro.close();
});

it('ends a session by itself after one day', async () => {
  const { headers } = await teste.signIn(await teste.createUser());
  agora = new Date(agora.getTime() + 86_399_000);
  expect((await menus(headers)).statusCode).toBe(200);
  agora = new Date(agora.getTime() + 2_000);
  expect((await menus(headers)).statusCode).toBe(401);
});

it('takes no cookie along with a refusal: it may come after the next sign-in, whose cookies have the same names', async () => {
  const usuario = await teste.createUser();
  const { cookies, ...entrada } = await login(usuario.email);
  const headers = {
    authorization: `Bearer ${entrada.json().data.token}`,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  await teste.app.inject({ method: 'POST', url: '/auth/logoff', headers });

  const refused = await menus(headers);
  expect([refused.statusCode, refused.cookies]).toEqual([401, []]);
});

it('ends the sessions of a user who is blocked meanwhile', async () => {
  const usuario = await teste.createUser();
  const { headers } = await teste.signIn(usuario);
  await teste.db.tenant(usuario, (tx) => tx.run("update usuario set status = 'BLOQUEADO' where id = $1", [usuario.usuarioId]));
  expect((await menus(headers)).statusCode).toBe(401);
});

it('never writes passwords, bearers or companions into the trail or the session', async () => {
  const usuario = await teste.createUser();
  const { token, companheiro } = await teste.signIn(usuario);
  const [trilha] = await teste.db.tenant(usuario, (tx) =>
    tx.rows<{ texto: string }>(
      "select string_agg(antes::text || depois::text, ' ') || string_agg(depois::text, ' ') as texto from auditoria",
    ),
  );
  for (const secret of [token, companheiro, 'argon2', '"senha_hash"', '"token_hash"', '"companheiro_hash"'])
    expect(trilha?.texto).not.toContain(secret);
});

it('names the channels of a session, opaque and different for each kind', async () => {
  const usuario = await teste.createUser({ administrador: true });
  const { headers } = await teste.signIn(usuario);
  const { data } = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/sessao/canais', headers })).json();
  expect(Object.keys(data).toSorted()).toEqual(['administradores', 'assinatura', 'provedor', 'todos', 'usuario']);
  expect(new Set(Object.values(data)).size).toBe(5);
  for (const canal of Object.values(data)) expect(canal).toMatch(/^local\/[\w-]{22}$/);
  expect(JSON.stringify(data)).not.toContain(usuario.assinaturaId);
});
