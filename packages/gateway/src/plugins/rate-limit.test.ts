import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';

/** Signing up: ten a minute for an address, fifty for its network. */
const URL_CADASTRO = '/c/api/v1/onboarding/concluir';
let teste: AppTeste;
let outro: FastifyInstance;

beforeAll(async () => {
  const config = testConfig();
  teste = await createTestApp({ config });
  outro = await createApp({ config, databaseUrl: teste.banco.url, insurers: new Map(), agora: () => new Date() });
  await outro.ready();
});
afterAll(async () => {
  await outro.close();
  await teste.close();
});

const ask = (remoteAddress: string, app: FastifyInstance = teste.app) =>
  app.inject({ method: 'POST', url: URL_CADASTRO, payload: {}, headers: { 'idempotency-key': 'k' }, remoteAddress });

it('counts an address on both gateways together, and tells it when to come back', async () => {
  const status = [];
  for (let n = 0; n < 12; n += 1) status.push((await ask('192.0.2.1', n % 2 ? outro : teste.app)).statusCode);
  expect(status).toEqual([...Array<number>(10).fill(422), 429, 429]);
  const { headers, body } = await ask('192.0.2.1');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'muitas-tentativas' });
});

it('counts an address that came as IPv6 as the same', async () => {
  for (let n = 0; n < 10; n += 1) await ask('198.51.100.7');
  expect((await ask('::ffff:198.51.100.7')).statusCode).toBe(429);
});

it.each([
  ['IPv4', (n: number) => `203.0.113.${n + 1}`, '203.0.114.1'],
  ['IPv6', (n: number) => `2001:db8:1:2::${n.toString(16)}`, '2001:db8:1:3::1'],
])('counts the addresses of one %s network together', async (_, addressOf, elsewhere) => {
  const status = await Promise.all(Array.from({ length: 60 }, async (__, n) => (await ask(addressOf(n))).statusCode));
  expect(status.filter((one) => one === 422)).toHaveLength(50);
  expect((await ask(addressOf(70), outro)).statusCode).toBe(429);
  expect((await ask(elsewhere)).statusCode).toBe(422);
});

it('still answers what it can when it cannot count', async () => {
  const sozinho = await createTestApp();
  await sozinho.banco.drop();
  const status = [];
  for (let n = 0; n < 12; n += 1) status.push((await ask('192.0.2.9', sozinho.app)).statusCode);
  await sozinho.app.close();
  // refused for its fields, never for a limit nobody could count
  expect(status).toEqual(Array<number>(12).fill(422));
});
