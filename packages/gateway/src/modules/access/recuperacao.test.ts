import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, sessaoTopics, topicPath } from '@balcao/contracts';
import { type AppTeste, asBrowser, createTestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type CorreioTeste, readCorreio } from '../../testing/test-correio.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { SENHA_TESTE, type UsuarioTeste } from '../../testing/test-user.ts';

const NOVA = 'Outra#Chave7';
let teste: AppTeste;
let correio: CorreioTeste;
// a Tuesday, 9 in the morning in São Paulo
let agora = new Date('2026-03-10T12:00:00Z');
const later = (minutos: number): void => void (agora = new Date(agora.getTime() + minutos * 60_000));
let pedidos = 0;

beforeAll(async () => {
  const config = testConfig();
  teste = await createTestApp({ config, agora: () => agora });
  correio = readCorreio(teste, config);
});
afterAll(() => teste.close());

/** Each from an address of its own: limits per address are proven elsewhere. */
const post = (url: string, payload: object) =>
  teste.app.inject({ method: 'POST', url, payload, remoteAddress: `10.0.${Math.floor((pedidos += 1) / 250)}.${pedidos % 250}` });
const login = async (email: string, senha = SENHA_TESTE): Promise<number> => (await post('/auth/login', { email, senha })).json().code;
const menus = async (headers: Record<string, string>) =>
  (await teste.app.inject({ method: 'GET', url: '/auth/menus', headers })).statusCode;
const change = (usuario: UsuarioTeste, set: string, params: unknown[] = []) =>
  teste.db.tenant(usuario, (tx) => tx.run(`update usuario set ${set} where id = '${usuario.usuarioId}'`, params));
async function lock({ email }: UsuarioTeste): Promise<void> {
  for (let i = 0; i < 5; i += 1) await login(email, 'errada');
  expect(await login(email)).toBe(4);
}

describe('a forgotten password', () => {
  it('answers a known and an unknown e-mail alike, and writes only to the known one', async () => {
    const { email } = await teste.createUser({ nome: 'Ana Lúcia' });
    const [known, unknown] = [await post('/forgotpassword', { email }), await post('/forgotpassword', { email: 'ninguem@balcao.test' })];
    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual({ success: true, code: -1, data: {} });
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    const [carta] = await correio.to(email);
    expect(carta).toMatchObject({ assunto: 'Crie uma senha nova', links: [expect.stringMatching(/\/expired\?hash=[\w-]{43}$/)] });
    expect(await correio.to('ninguem@balcao.test')).toEqual([]);
  });

  it('gives by its link a new password, once', async () => {
    const { email } = await teste.createUser();
    await post('/forgotpassword', { email });
    const hash = await correio.tokenTo(email);
    expect((await post('/changeexpiredpassword', { hash, senha: NOVA })).statusCode).toBe(200);
    expect([await login(email), await login(email, NOVA)]).toEqual([1, -1]);
    const again = await post('/changeexpiredpassword', { hash, senha: 'Mais#Uma#Vez9' });
    expect([again.statusCode, again.json().code]).toEqual([410, 'prova-invalida']);
    expect((await correio.to(email))[0]?.assunto).toBe('Sua senha foi trocada');
  });

  it('is used once even when pressed twice at once', async () => {
    const { email } = await teste.createUser();
    await post('/forgotpassword', { email });
    const hash = await correio.tokenTo(email);
    const status = await Promise.all(
      [NOVA, 'Outra#Chave8'].map(async (senha) => (await post('/changeexpiredpassword', { hash, senha })).statusCode),
    );
    expect(status.toSorted()).toEqual([200, 410]);
  });

  it('ends with the hour, and with a newer link', async () => {
    const { email } = await teste.createUser();
    await post('/forgotpassword', { email });
    const velho = await correio.tokenTo(email);
    later(1);
    await post('/forgotpassword', { email });
    const novo = await correio.tokenTo(email);
    expect((await post('/changeexpiredpassword', { hash: velho, senha: NOVA })).statusCode).toBe(410);
    later(61);
    expect((await post('/changeexpiredpassword', { hash: novo, senha: NOVA })).statusCode).toBe(410);
    expect(await login(email)).toBe(-1);
  });

  it('never leaves a link readable in the database', async () => {
    const usuario = await teste.createUser();
    await post('/forgotpassword', { email: usuario.email });
    const hash = await correio.tokenTo(usuario.email);
    const [linha] = await teste.db.tenant(usuario, (tx) =>
      tx.rows<{ texto: string }>(
        "select (select string_agg(p::text, ' ') from prova_acesso p) || (select string_agg(a::text, ' ') from auditoria a) as texto",
      ),
    );
    expect(linha?.texto).not.toContain(hash);
  });

  it('fills nobody’s mailbox', async () => {
    const { email } = await teste.createUser();
    for (let i = 0; i < 5; i += 1) await post('/forgotpassword', { email });
    expect(await correio.to(email)).toHaveLength(3);
    later(61);
    await post('/forgotpassword', { email });
    expect(await correio.to(email)).toHaveLength(4);
  });

  it.each([[{ status: 'BLOQUEADO' }], [{ statusAssinatura: 'CANCELADA' }]])(
    'writes nothing to who may not enter anyway: %j',
    async (opcoes) => {
      const { email } = await teste.createUser(opcoes);
      expect((await post('/forgotpassword', { email })).statusCode).toBe(200);
      expect(await correio.to(email)).toEqual([]);
    },
  );
});

describe('a new password', () => {
  async function proofOf(opcoes: Parameters<AppTeste['createUser']>[0] = {}) {
    const usuario = await teste.createUser(opcoes);
    await post('/forgotpassword', { email: usuario.email });
    return { usuario, hash: await correio.tokenTo(usuario.email) };
  }

  it.each([
    ['curta#1A', /10 caracteres/],
    ['Ana-Lucia#77', /nome/],
    [SENHA_TESTE, /diferente da atual/],
  ])('is refused at its field without spending the link: %s', async (senha, sentence) => {
    const { hash } = await proofOf({ nome: 'Ana Lucia' });
    const refused = await post('/changeexpiredpassword', { hash, senha });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toContainEqual({ campo: 'senha', codigo: expect.any(String), mensagem: expect.stringMatching(sentence) });
    expect((await post('/changeexpiredpassword', { hash, senha: NOVA })).statusCode).toBe(200);
  });

  it('ends every session, tells its tabs, and unlocks the guesses', async () => {
    const { usuario, hash } = await proofOf();
    const entrada = await teste.signIn(usuario);
    const ouvinte = await connectMqtt(teste, entrada);
    const canal = teste.recursos.tempoReal.canal('usuario', usuario.usuarioId);
    await ouvinte.subscribe(topicPath(sessaoTopics.logoff, { canal }));
    await lock(usuario);
    const heard = ouvinte.next();
    expect((await post('/changeexpiredpassword', { hash, senha: NOVA })).statusCode).toBe(200);
    expect((await heard).payload).toMatchObject({ usuarioId: usuario.usuarioId, guid: entrada.sessao.guid, motivo: 'senha-trocada' });
    await ouvinte.closed;
    expect(await menus(entrada.headers)).toBe(401);
    expect(await login(usuario.email, NOVA)).toBe(-1);
  });

  it('comes from the token of an expired one as well', async () => {
    const { email } = await teste.createUser({ senhaExpiraEm: new Date('2020-01-01') });
    const { code, data } = (await post('/auth/login', { email, senha: SENHA_TESTE })).json();
    expect(code).toBe(2);
    expect((await post('/changeexpiredpassword', { hash: data.token, senha: NOVA })).statusCode).toBe(200);
    expect(await login(email, NOVA)).toBe(-1);
  });

  it('never comes from a token nobody gave, or given for another end', async () => {
    const usuario = await teste.createUser();
    await lock(usuario);
    await post('/auth/unblock', { email: usuario.email });
    for (const hash of ['x'.repeat(43), await correio.tokenTo(usuario.email)])
      expect((await post('/changeexpiredpassword', { hash, senha: NOVA })).statusCode).toBe(410);
    expect((await post('/changeexpiredpassword', { hash: 'curto', senha: NOVA })).statusCode).toBe(422);
  });
});

describe('a locked access', () => {
  it('is unlocked by the link sent to its e-mail, once', async () => {
    const usuario = await teste.createUser();
    await lock(usuario);
    await post('/auth/unblock', { email: usuario.email });
    const token = await correio.tokenTo(usuario.email);
    expect(await login(usuario.email)).toBe(4);
    expect((await post('/auth/unblock', { token })).statusCode).toBe(200);
    expect(await login(usuario.email)).toBe(-1);
    expect((await post('/auth/unblock', { token })).statusCode).toBe(410);
  });

  it('answers alike who is locked, who is not and who does not exist, and writes to the first alone', async () => {
    const [locked, free] = [await teste.createUser(), await teste.createUser()];
    await lock(locked);
    const answers = [];
    for (const email of [locked.email, free.email, 'ninguem@balcao.test']) answers.push(await post('/auth/unblock', { email }));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([await correio.to(locked.email), await correio.to(free.email)]).toMatchObject([[{ assunto: 'Desbloqueie o seu acesso' }], []]);
  });

  it('wants an e-mail or a token', async () => {
    expect((await post('/auth/unblock', {})).json().errors).toMatchObject([{ campo: 'email', codigo: 'obrigatorio' }]);
  });
});

describe('a legacy login', () => {
  async function legacy(nome = 'Bia Rocha') {
    const usuario = await teste.createUser({ nome });
    const codigo = `antigo.${usuario.usuarioId.slice(-8)}`;
    await change(usuario, 'login_legado = $1', [codigo]);
    return { usuario, codigo, novo: `novo-${usuario.usuarioId}@balcao.test` };
  }
  const migrate = (codigo: string, email: string, senha = SENHA_TESTE) => post('/migrateuser', { login: codigo, senha, email });

  it('becomes an account by the e-mail that opens the link', async () => {
    const { usuario, codigo, novo } = await legacy();
    expect((await migrate(codigo.toUpperCase(), novo)).json()).toEqual({ success: true, code: -1, data: {} });
    expect(await login(novo)).toBe(1);
    const token = await correio.tokenTo(novo);
    const confirmed = await post('/c/api/v1/conta/confirmar-email', { token });
    expect(confirmed.json().data).toEqual({ email: novo });
    expect([await login(novo), await login(usuario.email)]).toEqual([-1, 1]);
    expect((await correio.to(usuario.email))[0]?.assunto).toBe('O e-mail do seu acesso mudou');
    expect((await post('/c/api/v1/conta/confirmar-email', { token })).statusCode).toBe(410);
    // there is no legacy login any more
    await migrate(codigo, `outra-${novo}`);
    expect(await correio.to(`outra-${novo}`)).toEqual([]);
  });

  it('answers a wrong password, an unknown login and a taken e-mail alike', async () => {
    const [{ codigo, novo }, { email: taken }] = [await legacy(), await teste.createUser()];
    const answers = [
      await migrate(codigo, novo, 'errada'),
      await migrate('ninguem.antigo', novo),
      await migrate(codigo, taken),
      await migrate(codigo, novo),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await correio.to(novo)).map(({ assunto }) => assunto)).toEqual(['Confirme o seu novo acesso']);
    expect((await correio.to(taken)).map(({ assunto }) => assunto)).toEqual(['Você já tem acesso ao Balcão']);
  });

  it('is not guessed: after five wrong passwords the right one does nothing for a while', async () => {
    const { codigo, novo } = await legacy();
    for (let i = 0; i < 5; i += 1) await migrate(codigo, novo, 'errada');
    await migrate(codigo, novo);
    expect(await correio.to(novo)).toEqual([]);
    later(16);
    await migrate(codigo, novo);
    expect(await correio.to(novo)).toHaveLength(1);
  });

  it('wants one real address, not two', async () => {
    const { codigo } = await legacy();
    for (const email of ['a@x.com, b@y.com', 'a@x'])
      expect((await migrate(codigo, email)).json().errors).toMatchObject([{ campo: 'email', codigo: 'invalido' }]);
  });

  it('does not take an e-mail that became somebody else’s meanwhile', async () => {
    const { codigo, novo } = await legacy();
    await migrate(codigo, novo);
    const token = await correio.tokenTo(novo);
    await change(await teste.createUser(), 'email = $1', [novo]);
    const refused = await post('/c/api/v1/conta/confirmar-email', { token });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'email-em-uso']);
  });
});

describe('an e-mail not confirmed yet', () => {
  it('keeps the right password out with code 7 and sends the link, not at every try', async () => {
    const usuario = await teste.createUser();
    await change(usuario, "email_confirmado_em = null, status = 'PENDENTE'");
    expect([await login(usuario.email), await login(usuario.email), await login(usuario.email, 'errada')]).toEqual([7, 7, 1]);
    expect(await correio.to(usuario.email)).toHaveLength(1);
    const token = await correio.tokenTo(usuario.email);
    expect((await post('/c/api/v1/conta/confirmar-email', { token })).json().data).toEqual({ email: usuario.email });
    expect(await login(usuario.email)).toBe(-1);
  });

  it('has a link that ends after three days', async () => {
    const usuario = await teste.createUser();
    await change(usuario, 'email_confirmado_em = null');
    await login(usuario.email);
    const token = await correio.tokenTo(usuario.email);
    later(3 * 24 * 60 + 1);
    expect((await post('/c/api/v1/conta/confirmar-email', { token })).statusCode).toBe(410);
  });
});

describe('hours of a user', () => {
  const comercial = (minutosAteFim: number) => {
    const fim = new Date(agora.getTime() + (minutosAteFim - 180) * 60_000).toISOString().slice(11, 16);
    return JSON.stringify([0, 1, 2, 3, 4, 5, 6].map((dia) => ({ dia, ini: '00:01', fim })));
  };
  const restriction = (cookie: string) => teste.app.inject({ method: 'GET', url: '/auth/restricaoHorarioAtiva', headers: { cookie } });

  it('keep the right password out with code 8, and tell nothing to a wrong one', async () => {
    const usuario = await teste.createUser();
    await change(usuario, 'horarios = $1', [comercial(-1)]);
    expect([await login(usuario.email), await login(usuario.email, 'errada')]).toEqual([8, 1]);
  });

  it('are told by the cookies alone, and end the session when they are over', async () => {
    const usuario = await teste.createUser();
    const entrada = await teste.signIn(usuario);
    expect((await restriction(asBrowser(entrada))).json().data).toEqual({ ate: null });
    await change(usuario, 'horarios = $1', [comercial(30)]);
    const { ate } = (await restriction(asBrowser(entrada))).json().data as { ate: string };
    expect(Math.round((Date.parse(ate) - agora.getTime()) / 60_000)).toBe(30);
    later(31);
    const over = await restriction(asBrowser(entrada));
    expect(over.json()).toEqual({ success: true, code: -1, data: null });
    expect(over.cookies.map(({ name, value }) => [name, value])).toContainEqual([COOKIE_SESSAO, '']);
    expect(await menus(entrada.headers)).toBe(401);
  });

  it('are nobody’s without both cookies', async () => {
    const { companheiro } = await teste.signIn(await teste.createUser());
    for (const cookie of ['', `${COOKIE_COMPANHEIRO}=${companheiro}`]) expect((await restriction(cookie)).statusCode).toBe(401);
  });
});

it('lets one address ask for thirty links a minute, no more', async () => {
  const status = [];
  for (let i = 0; i < 31; i += 1)
    status.push(
      (
        await teste.app.inject({
          method: 'POST',
          url: '/forgotpassword',
          payload: { email: `n${i}@balcao.test` },
          remoteAddress: '10.9.9.9',
        })
      ).statusCode,
    );
  expect(status.filter((code) => code === 200)).toHaveLength(30);
  expect(status.at(-1)).toBe(429);
});
