import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, COOKIE_TERMO, sessaoTopics, topicPath } from '@balcao/contracts';
import { parseSessao } from '@balcao/domain';
import { type AppTeste, asBrowser, createTestApp, type Entrada } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type CorreioTeste, readCorreio } from '../../testing/test-correio.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { SENHA_TESTE } from '../../testing/test-user.ts';
import { describeAparelho } from './conta.copy.ts';

const B = '/c/api/v1/conta';
let teste: AppTeste;
let correio: CorreioTeste;
let agora = new Date('2026-03-10T12:00:00Z');

beforeAll(async () => {
  const config = testConfig();
  teste = await createTestApp({ config, agora: () => agora });
  correio = readCorreio(teste, config);
});
afterAll(() => teste.close());

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = ({ headers }: Pick<Entrada, 'headers'>, method: Metodo, path: string, payload?: object) =>
  teste.app.inject({ method, url: B + path, headers, ...(payload && { payload }) });
const login = async (email: string, senha: string): Promise<number> =>
  (await teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email, senha } })).json().code;

it('shows and changes one’s own record, and the name in the cookie with it', async () => {
  const usuario = await teste.createUser({ nome: 'Ana' });
  const entrada = await teste.signIn(usuario);
  expect((await call(entrada, 'GET', '')).json().data).toMatchObject({
    nome: 'Ana',
    email: usuario.email,
    telefone: null,
    administrador: false,
    nomeCorretora: 'Corretora de Teste',
    emailConfirmado: true,
  });
  const headers = { ...entrada.headers, cookie: asBrowser(entrada) };
  const saved = await call({ headers }, 'PUT', '', { nome: '  Ana Lúcia  ', telefone: '+55 (11) 90000-1234' });
  expect(saved.json().data).toMatchObject({ nome: 'Ana Lúcia', telefone: '11900001234' });
  const cookie = saved.cookies.find(({ name }) => name === COOKIE_SESSAO);
  expect(parseSessao(cookie?.value ?? '') ?? parseSessao(encodeURIComponent(cookie?.value ?? ''))).toMatchObject({
    username: 'Ana Lúcia',
    token: entrada.token,
  });
  expect(cookie?.maxAge).toBeLessThanOrEqual(86_400);
});

it.each([
  [{ nome: 'A', telefone: null }, 'nome'],
  [{ nome: 'Ana', telefone: '123' }, 'telefone'],
  [{ nome: 'Ana', telefone: 'abcdefghij' }, 'telefone'],
])('refuses %j at the field', async (payload, campo) => {
  const entrada = await teste.signIn(await teste.createUser());
  const refused = await call(entrada, 'PUT', '', payload);
  expect([refused.statusCode, refused.json().errors[0].campo]).toEqual([422, campo]);
});

describe('the own password', () => {
  const NOVA = 'Outra#Chave7';

  it('changes by the current one, ends the other sessions and leaves this one', async () => {
    const usuario = await teste.createUser();
    const [aqui, ali] = [await teste.signIn(usuario), await teste.signIn(usuario)];
    expect((await call(aqui, 'POST', '/senha', { atual: SENHA_TESTE, nova: NOVA })).statusCode).toBe(200);
    expect([(await call(aqui, 'GET', '')).statusCode, (await call(ali, 'GET', '')).statusCode]).toEqual([200, 401]);
    expect([await login(usuario.email, SENHA_TESTE), await login(usuario.email, NOVA)]).toEqual([1, -1]);
    expect(await correio.to(usuario.email)).toMatchObject([{ assunto: 'Sua senha foi trocada' }]);
  });

  it.each([
    [{ atual: 'errada', nova: NOVA }, 'atual'],
    [{ atual: SENHA_TESTE, nova: 'fraca' }, 'nova'],
    [{ atual: SENHA_TESTE, nova: SENHA_TESTE }, 'nova'],
  ])('is refused at the field: %j', async (payload, campo) => {
    const entrada = await teste.signIn(await teste.createUser());
    const refused = await call(entrada, 'POST', '/senha', payload);
    expect([refused.statusCode, refused.json().errors[0].campo]).toEqual([422, campo]);
  });

  it('is not guessed from a session left open', async () => {
    const entrada = await teste.signIn(await teste.createUser());
    const status = [];
    for (let i = 0; i < 6; i += 1) status.push((await call(entrada, 'POST', '/senha', { atual: `errada${i}`, nova: NOVA })).statusCode);
    expect(status).toEqual([422, 422, 422, 422, 429, 429]);
    expect((await call(entrada, 'POST', '/senha', { atual: SENHA_TESTE, nova: NOVA })).statusCode).toBe(429);
  });

  it('never shows in the trail, only that it changed', async () => {
    const usuario = await teste.createUser();
    await teste.signIn(usuario);
    await call(await teste.signIn(usuario), 'POST', '/senha', { atual: SENHA_TESTE, nova: NOVA });
    const [linha] = await teste.db.tenant(usuario, (tx) =>
      tx.rows<{ texto: string }>("select string_agg(a::text, ' ') as texto from auditoria a"),
    );
    for (const secret of ['argon2', NOVA, '"senha_hash"']) expect(linha?.texto).not.toContain(secret);
    // what it does show: that it changed, and the session that ended for it
    expect(linha?.texto).toContain(`"senha_trocada_em"": ""${agora.toISOString().slice(0, 19)}`);
    expect(linha?.texto).toContain('senha-trocada');
  });
});

describe('the own sessions', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

  it('are listed newest first with their device, this one marked, ended and expired ones left out', async () => {
    const usuario = await teste.createUser();
    const payload = { email: usuario.email, senha: SENHA_TESTE };
    await teste.signIn(usuario);
    agora = new Date(agora.getTime() + 86_400_001);
    await teste.app.inject({ method: 'POST', url: '/auth/login', payload, headers: { 'user-agent': CHROME }, remoteAddress: '10.1.2.3' });
    agora = new Date(agora.getTime() + 1_000);
    const aqui = await teste.signIn(usuario);
    const { data } = (await call(aqui, 'GET', '/sessoes')).json();
    expect(data).toMatchObject([{ atual: true }, { atual: false, aparelho: 'Chrome no Windows', ip: '10.1.2.3' }]);
    expect(data).toHaveLength(2);
  });

  it('end one by one: its tabs are told which, and its connection goes', async () => {
    const usuario = await teste.createUser();
    const [aqui, ali] = [await teste.signIn(usuario), await teste.signIn(usuario)];
    const ouvinte = await connectMqtt(teste, ali);
    await ouvinte.subscribe(topicPath(sessaoTopics.logoff, { canal: teste.recursos.tempoReal.canal('usuario', usuario.usuarioId) }));
    const heard = ouvinte.next();
    const outra = ((await call(aqui, 'GET', '/sessoes')).json().data as { id: string; atual: boolean }[]).find(({ atual }) => !atual);
    expect((await call(aqui, 'DELETE', `/sessoes/${outra?.id}`)).statusCode).toBe(200);
    expect((await heard).payload).toMatchObject({ guid: ali.sessao.guid, motivo: 'encerrada' });
    await ouvinte.closed;
    expect([(await call(aqui, 'GET', '')).statusCode, (await call(ali, 'GET', '')).statusCode]).toEqual([200, 401]);
    expect((await call(aqui, 'DELETE', `/sessoes/${outra?.id}`)).statusCode).toBe(404);
  });

  it('end with this one too, and the cookies go', async () => {
    const aqui = await teste.signIn(await teste.createUser());
    const [{ id }] = (await call(aqui, 'GET', '/sessoes')).json().data;
    const ended = await call(aqui, 'DELETE', `/sessoes/${id}`);
    expect(ended.cookies.map(({ name, value }) => [name, value])).toEqual([
      [COOKIE_SESSAO, ''],
      [COOKIE_COMPANHEIRO, ''],
      [COOKIE_TERMO, ''],
    ]);
    expect((await call(aqui, 'GET', '')).statusCode).toBe(401);
  });

  it('are never a colleague’s to end', async () => {
    const usuario = await teste.createUser({ administrador: true });
    const colega = await teste.signIn(await teste.createUser({ assinaturaId: usuario.assinaturaId }));
    const [{ id }] = (await call(colega, 'GET', '/sessoes')).json().data;
    const aqui = await teste.signIn(usuario);
    expect((await call(aqui, 'DELETE', `/sessoes/${id}`)).statusCode).toBe(404);
    expect((await call(aqui, 'POST', '/sessoes/encerrar-outras')).json().data).toEqual({ encerradas: 0 });
    expect((await call(colega, 'GET', '')).statusCode).toBe(200);
  });

  it('end all but this one', async () => {
    const usuario = await teste.createUser();
    const entradas = [await teste.signIn(usuario), await teste.signIn(usuario), await teste.signIn(usuario)];
    expect((await call(entradas[1] as Entrada, 'POST', '/sessoes/encerrar-outras')).json().data).toEqual({ encerradas: 2 });
    expect(await Promise.all(entradas.map(async (entrada) => (await call(entrada, 'GET', '')).statusCode))).toEqual([401, 200, 401]);
  });
});

it('keeps preferences with the user, not with the browser nor the brokerage', async () => {
  const usuario = await teste.createUser();
  const colega = await teste.signIn(await teste.createUser({ assinaturaId: usuario.assinaturaId }));
  const padrao = {
    tema: 'sistema',
    densidade: 'confortavel',
    collapsedMenu: false,
    showTutorialPlugin: true,
    densidadeResultados: 'compacto',
  };
  const nova = { tema: 'escuro', densidade: 'compacta', collapsedMenu: true, showTutorialPlugin: false, densidadeResultados: 'completo' };
  expect((await call(await teste.signIn(usuario), 'GET', '/preferencias')).json().data).toEqual(padrao);
  await call(await teste.signIn(usuario), 'PUT', '/preferencias', { ...nova, tema: 'claro' });
  expect((await call(await teste.signIn(usuario), 'PUT', '/preferencias', nova)).json().data).toEqual(nova);
  expect((await call(await teste.signIn(usuario), 'GET', '/preferencias')).json().data).toEqual(nova);
  expect((await call(colega, 'GET', '/preferencias')).json().data).toEqual(padrao);
  expect((await call(colega, 'PUT', '/preferencias', { tema: 'roxo' })).statusCode).toBe(422);
  expect((await call(colega, 'PUT', '/preferencias', { ...nova, densidadeResultados: 'gigante' })).statusCode).toBe(422);
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge no Mac'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet no Android',
  ],
  ['curl/8.0', 'Aparelho desconhecido'],
  [null, 'Aparelho desconhecido'],
])('calls %s “%s”', (userAgent, nome) => expect(describeAparelho(userAgent)).toBe(nome));
