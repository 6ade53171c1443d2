import { createApp } from '../../app.ts';
import { type AppTeste, createTestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { SENHA_TESTE, type UsuarioTeste } from '../../testing/test-user.ts';

const NOVA = 'Outra#Chave7';
const LIMITES = { pessoa: 3, endereco: 6, rede: 9 };
let teste: AppTeste;
let outro: Awaited<ReturnType<typeof createApp>>;
let agora = new Date('2026-03-10T12:00:00Z');
const later = (segundos: number): void => void (agora = new Date(agora.getTime() + segundos * 1_000));
/** A network for each test: what one does slows no other. */
let rede = 0;
beforeEach(() => (rede += 1));
const from = (ultimo: number, outra = rede): string => `10.${outra >> 8}.${outra & 255}.${ultimo}`;

beforeAll(async () => {
  const config = testConfig({ tentativas: LIMITES });
  teste = await createTestApp({ config, agora: () => agora });
  outro = await createApp({
    config,
    databaseUrl: teste.banco.url,
    insurers: new Map(),
    agora: () => agora,
    wait: async () => undefined,
  });
  await outro.ready();
});
afterAll(async () => {
  await outro.close();
  await teste.close();
});

interface Onde {
  readonly ip?: string;
  readonly aparelho?: string;
  readonly app?: AppTeste['app'];
}
async function ask(url: string, payload: object, { ip = from(1), aparelho, app = teste.app }: Onde = {}) {
  const cookies = aparelho === undefined ? {} : { balcao_aparelho: aparelho };
  const response = await app.inject({ method: 'POST', url, payload, cookies, remoteAddress: ip });
  return { status: response.statusCode, code: response.json().code as number | string, response };
}
const login = (email: string, senha: string, onde?: Onde) => ask('/auth/login', { email, senha }, onde);
const guess = async (email: string, onde?: Onde) => (await login(email, 'errada', onde)).code;
/** The cookie of a device its person signed in on, from a network of their own. */
async function deviceOf({ email }: UsuarioTeste, senha = SENHA_TESTE): Promise<string> {
  const { response } = await login(email, senha, { ip: `172.16.${rede & 255}.1` });
  return response.cookies.find(({ name }) => name === 'balcao_aparelho')?.value ?? '';
}

describe('one person', () => {
  it('is slowed more and more, for strangers of the network that guesses, and for nobody else', async () => {
    const { email } = await teste.createUser();
    expect([await guess(email), await guess(email), await guess(email)]).toEqual([1, 1, 4]);
    // from another address of that network, even with the right password
    expect((await login(email, SENHA_TESTE, { ip: from(2) })).code).toBe(4);
    expect((await login(email, SENHA_TESTE, { ip: '192.0.2.10' })).code).toBe(-1);
    for (const espera of [30, 60, 120]) {
      later(espera - 1);
      expect((await login(email, SENHA_TESTE)).code).toBe(4);
      later(1);
      expect(await guess(email)).toBe(4);
    }
    later(240);
    expect((await login(email, SENHA_TESTE)).code).toBe(-1);
    // who got it right begins again
    expect(await guess(email)).toBe(1);
  });

  it('enters on their own device whatever strangers do, and is slowed by what is guessed on it', async () => {
    const usuario = await teste.createUser();
    const aparelho = await deviceOf(usuario);
    for (let i = 0; i < 5; i += 1) await guess(usuario.email);
    expect((await login(usuario.email, SENHA_TESTE)).code).toBe(4);
    expect((await login(usuario.email, SENHA_TESTE, { aparelho })).code).toBe(-1);
    expect([
      await guess(usuario.email, { aparelho }),
      await guess(usuario.email, { aparelho }),
      await guess(usuario.email, { aparelho }),
    ]).toEqual([1, 1, 4]);
    expect((await login(usuario.email, SENHA_TESTE, { aparelho })).code).toBe(4);
  });

  it('is not helped by a device of somebody else’s, nor by one from before the password changed', async () => {
    const [usuario, alheio] = [await teste.createUser(), await teste.createUser()];
    const [velho, dela] = [await deviceOf(usuario), await deviceOf(alheio)];
    const entrada = await teste.signIn(usuario);
    const troca = await teste.app.inject({
      method: 'POST',
      url: '/c/api/v1/conta/senha',
      payload: { atual: SENHA_TESTE, nova: NOVA },
      headers: { ...entrada.headers, cookie: `${entrada.headers.cookie}; balcao_aparelho=${velho}` },
    });
    expect(troca.statusCode).toBe(200);
    const novo = troca.cookies.find(({ name }) => name === 'balcao_aparelho')?.value ?? '';
    for (let i = 0; i < 3; i += 1) await guess(usuario.email);
    const codes = [];
    for (const aparelho of [velho, dela, novo]) codes.push((await login(usuario.email, NOVA, { aparelho })).code);
    expect(codes).toEqual([4, 4, -1]);
  });

  it('is slowed for every stranger only by guesses from many networks', async () => {
    const { email } = await teste.createUser();
    // two from each network: none of them is slowed by itself
    for (let i = 0; i < 15; i += 1) for (const _ of [1, 2]) await guess(email, { ip: `203.0.${i}.${rede & 255}` });
    expect((await login(email, SENHA_TESTE, { ip: '198.51.100.1' })).code).toBe(4);
    later(31);
    expect((await login(email, SENHA_TESTE, { ip: '198.51.100.1' })).code).toBe(-1);
  });

  it('is known by a cookie that scripts cannot read', async () => {
    const { response } = await login((await teste.createUser()).email, SENHA_TESTE);
    expect(response.cookies.find(({ name }) => name === 'balcao_aparelho')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });
});

describe('one address', () => {
  const many = (n: number) => `ninguem-${rede}-${n}@balcao.test`;

  it('may not go from one e-mail to another: 429, and when it may try again', async () => {
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await login(many(n), 'errada'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.response.json()).toMatchObject({
      success: false,
      code: 'muitas-tentativas',
      message: expect.stringMatching(/depois das 09:\d\d\.$/),
    });
    expect(answers.at(-1)?.response.headers['retry-after']).toBe('30');
    later(30);
    expect((await login(many(9), 'errada')).status).toBe(200);
  });

  it('is limited with the rest of its network, and by both gateways together', async () => {
    const status = [];
    for (let n = 0; n < 11; n += 1) status.push((await login(many(n), 'errada', { ip: from(n), app: n % 2 ? outro : teste.app })).status);
    expect(status).toEqual([...Array<number>(9).fill(200), 429, 429]);
    expect((await login(many(20), 'errada', { ip: from(1, rede + 5_000) })).status).toBe(200);
  });

  it('loses nothing by those who enter at once', async () => {
    const usuario = await teste.createUser();
    for (let n = 0; n < 12; n += 1) expect((await login(usuario.email, SENHA_TESTE)).code).toBe(-1);
    const juntos = await Promise.all(Array.from({ length: 12 }, (_, n) => login(many(n), 'errada')));
    expect(juntos.filter(({ status }) => status === 200)).toHaveLength(6);
  });

  it.each([
    ['/changeexpiredpassword', { hash: 'x'.repeat(43), senha: NOVA }, 410],
    ['/auth/unblock', { token: 'x'.repeat(43) }, 410],
    ['/auth/login/codigo', { token: 'x'.repeat(43), codigo: '123456' }, 410],
    ['/c/api/v1/conta/confirmar-email', { token: 'x'.repeat(43) }, 410],
    ['/migrateuser', { login: 'antigo', senha: 'errada', email: 'a@b.example' }, 200],
  ])('may not try proofs at random either: %s', async (url, payload, status) => {
    const seen = [];
    for (let n = 0; n < 7; n += 1) seen.push((await ask(url, { ...payload, ...('login' in payload && { login: `antigo-${n}` }) })).status);
    expect(seen).toEqual([...Array<number>(6).fill(status), 429]);
  });

  it('lets in, while it is slowed, who is on a device of theirs', async () => {
    const usuario = await teste.createUser();
    const aparelho = await deviceOf(usuario);
    for (let n = 0; n < 7; n += 1) await login(many(n), 'errada');
    expect((await login(usuario.email, SENHA_TESTE)).status).toBe(429);
    expect((await login(usuario.email, SENHA_TESTE, { aparelho })).code).toBe(-1);
  });
});
