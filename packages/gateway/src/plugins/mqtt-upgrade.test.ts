import WebSocket from 'ws';
import { type AppTeste, createTestApp, type Entrada } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { connectMqtt, portOf } from '../testing/test-mqtt.ts';
import { isOurOrigin } from './origin.ts';

const producao = { siteUrl: 'https://app.corretoras.example', dominioCookie: '.corretoras.example', ambiente: 'production' } as const;

it.each([
  ['https://app.corretoras.example', 'app.corretoras.example', true],
  // a proxy that asks by another name
  ['https://app.corretoras.example', 'interno:9000', true],
  ['https://chat.corretoras.example', 'app.corretoras.example', true],
  ['https://corretoras.example', 'app.corretoras.example', true],
  ['https://mau.example', 'app.corretoras.example', false],
  // a name of theirs that leads to our address
  ['https://mau.example', 'mau.example', false],
  ['http://127.0.0.1:9000', '127.0.0.1:9000', false],
  ['https://corretoras.example.mau.example', 'app.corretoras.example', false],
  ['https://maucorretoras.example', 'app.corretoras.example', false],
  ['null', 'app.corretoras.example', false],
  ['file://', 'app.corretoras.example', false],
  ['chrome-extension://abcdef', 'abcdef', false],
  ['', 'app.corretoras.example', false],
] as const)('in production, a page of %s that asks %s is ours: %s', (origin, host, expected) => {
  expect(isOurOrigin(origin, host, producao)).toBe(expected);
});

it('knows no more than the address of the site where no domain is shared', () => {
  const config = { ...producao, dominioCookie: null };
  expect(isOurOrigin('https://app.corretoras.example', 'x', config)).toBe(true);
  expect(isOurOrigin('https://chat.corretoras.example', 'x', config)).toBe(false);
});

it('on a developer’s own machine takes the pages of the host that answers, and no other', () => {
  const config = { siteUrl: 'http://localhost:9000', dominioCookie: null, ambiente: 'local' } as const;
  expect(isOurOrigin('http://192.168.0.7:9000', '192.168.0.7:9000', config)).toBe(true);
  expect(isOurOrigin('http://mau.example', '127.0.0.1:9000', config)).toBe(false);
  expect(isOurOrigin('http://127.0.0.1', '', config)).toBe(false);
});

describe('the connection itself, away from a developer’s machine', () => {
  let teste: AppTeste;
  let entrada: Entrada;
  beforeAll(async () => {
    teste = await createTestApp({ config: testConfig({ ambiente: 'staging', siteUrl: 'https://app.corretoras.example' }) });
    entrada = await teste.signIn(await teste.createUser());
  });
  afterAll(() => teste.close());

  it('opens to the site, whatever name it is asked by', async () => {
    const { token, headers } = entrada;
    const aberta = await connectMqtt(teste, { token, headers: { ...headers, origin: 'https://app.corretoras.example' } });
    expect(aberta.client.connected).toBe(true);
    aberta.client.end(true);
  });

  it.each([
    ['another site', { origin: 'https://mau.example' }],
    ['another site under a name of its own', { origin: 'http://mau.example:9000', host: 'mau.example:9000' }],
    ['nobody', {}],
  ] as const)('refuses %s before anything is said', async (_, headers) => {
    const ws = new WebSocket(`ws://127.0.0.1:${await portOf(teste)}/mqtt`, 'mqtt', {
      headers: { cookie: entrada.headers.cookie, ...headers },
    });
    await expect(new Promise((_resolve, reject) => ws.once('error', reject))).rejects.toThrow(/403/);
  });
});
