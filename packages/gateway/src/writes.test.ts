/* What holds of every write of the product, whichever module serves it. */
import * as contracts from '@balcao/contracts';
import type { Call } from '@balcao/contracts';
import { isOurOrigin } from './plugins/origin.ts';
import { type AppTeste, createTestApp, type Entrada } from './testing/test-app.ts';
import { testConfig } from './testing/test-config.ts';
import { createTestSite } from './testing/test-site.ts';
import { SENHA_TESTE } from './testing/test-user.ts';

const calls: Call[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([, group]) => Object.values(group as Record<string, Call>));
const writes = calls.filter(({ method }) => method !== 'GET').map((call) => [`${call.method} ${call.path}`, call] as const);
/** Writes whose fields are a JSON body. */
const withBody = writes.filter(([, { method, arquivo }]) => method !== 'DELETE' && !arquivo);
const SECRETS = ['senha', 'atual', 'nova', 'password', 'token', 'hash', 'codigo'];
const UUID = '01920000-0000-7000-8000-000000000000';

const lines: string[] = [];
let teste: AppTeste;
let entrada: Entrada;
beforeAll(async () => {
  const config = testConfig({ nivelLog: 'info' });
  teste = await createTestApp({ config, site: createTestSite(), saidaLog: { write: (line) => void lines.push(line) } });
});
const enter = async () => (entrada = await teste.signIn(await teste.createUser({ administrador: true })));
/** Somebody who is in: some writes end the session they are made in. */
async function stayIn(): Promise<void> {
  const { statusCode } = await teste.app.inject({ method: 'GET', url: '/c/api/v1/conta/preferencias', headers: entrada.headers });
  if (statusCode !== 200) await enter();
}
beforeAll(enter);
beforeEach(stayIn);
afterAll(() => teste.close());

const fieldsOf = (call: Call): string[] => Object.keys((call.input._zod.def as unknown as { shape?: object }).shape ?? {});
const pathOf = ({ path }: Call): string => path.replace(/:\w+/g, UUID);
const ask = (call: Call, { query = '', ...options }: { query?: string; headers?: Record<string, string>; payload?: string }) =>
  teste.app.inject({
    method: call.method,
    url: `${pathOf(call)}${query}`,
    ...options,
    headers: { ...entrada.headers, 'idempotency-key': 'k', ...options.headers },
  });

it('knows the writes of every module', () => expect(withBody.length).toBeGreaterThan(40));

it.each(writes)('%s is refused to a page of another site', async (_, call) => {
  for (const headers of [{ origin: 'https://outro.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }] as Record<
    string,
    string
  >[]) {
    const response = await ask(call, { headers });
    expect([response.statusCode, response.json().code, response.headers['set-cookie']]).toEqual([403, 'origem-recusada', undefined]);
  }
});

it.each(withBody)('%s reads nothing of its address', async (_, call) => {
  const caminho = [...call.path.matchAll(/:(\w+)/g)].map(([, nome]) => nome);
  const fields = fieldsOf(call).filter((nome) => !caminho.includes(nome));
  const query = `?${new URLSearchParams(fields.map((nome) => [nome, `dito-no-endereco-${nome}`])).toString()}`;
  const body = { headers: { 'content-type': 'application/json' }, payload: '{}' };
  const dito = await ask(call, { ...body, query });
  // what was done once may not be done again by the same person
  await (dito.statusCode < 400 ? enter() : stayIn());
  const calado = await ask(call, body);
  // whatever the address says, the answer is that of an empty body
  expect([dito.statusCode, dito.json().errors]).toEqual([calado.statusCode, calado.json().errors]);
});

/** A mail program posts a form to it (RFC 8058), of which nothing is read. */
const ONE_CLICK = 'POST /c/api/v1/publico/descadastro/um-clique/:token';

it.each(withBody.filter(([nome]) => nome !== ONE_CLICK))('%s takes JSON and nothing else', async (_, call) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/octet-stream']) {
    const response = await ask(call, { headers: { 'content-type': type }, payload: '{"email":"a@b.cc","senha":"x"}' });
    expect([type, response.statusCode]).toEqual([type, 415]);
  }
});

it('lets no call carry a secret in its address', () => {
  const telling = calls.filter(({ method, arquivo }) => arquivo || method === 'GET' || method === 'DELETE');
  expect(telling.filter((call) => fieldsOf(call).some((field) => SECRETS.includes(field))).map(({ path }) => path)).toEqual([]);
});

it('signs nobody in by an address, and logs nothing of it', async () => {
  const { email } = await teste.createUser();
  const url = `/auth/login?${new URLSearchParams({ email, senha: SENHA_TESTE }).toString()}`;
  const response = await teste.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{}' });
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([422, undefined]);
  for (const secret of [SENHA_TESTE, encodeURIComponent(SENHA_TESTE), email]) expect(lines.join('')).not.toContain(secret);
});

const PRODUCAO = { siteUrl: 'https://corretoras.example', dominioCookie: '.corretoras.example', ambiente: 'production' } as const;
it.each([
  ['https://corretoras.example', true],
  ['https://app.corretoras.example', true],
  // a name of theirs that leads to our address
  ['http://interno:9000', false],
  ['https://corretoras.example.evil.test', false],
  ['https://evilcorretoras.example', false],
  ['null', false],
  ['chrome-extension://abc', false],
])('where brokers work, takes a page of %s for ours: %s', (origin, isOurs) => {
  expect(isOurOrigin(origin, 'interno:9000', PRODUCAO)).toBe(isOurs);
});

it('on a developer’s machine takes the pages of the host that answers, and no other', () => {
  const local = { siteUrl: 'http://localhost:9000', dominioCookie: null, ambiente: 'local' } as const;
  expect(isOurOrigin('http://127.0.0.1:9610', '127.0.0.1:9000', local)).toBe(true);
  expect(isOurOrigin('http://evil.test', '127.0.0.1:9000', local)).toBe(false);
});

it('lets pages of this site write, and who is no browser', async () => {
  const usuario = await teste.createUser();
  for (const headers of [{}, { origin: 'http://localhost:9000', host: 'localhost:9000', 'sec-fetch-site': 'same-origin' }] as Record<
    string,
    string
  >[]) {
    const payload = { email: usuario.email, senha: SENHA_TESTE };
    expect((await teste.app.inject({ method: 'POST', url: '/auth/login', payload, headers })).json().code).toBe(-1);
  }
});
