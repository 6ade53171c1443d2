import { PerformanceObserver } from 'node:perf_hooks';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';

let teste: AppTeste;
const lines: string[] = [];
beforeAll(async () => {
  const config = testConfig({ nivelLog: 'info', tokenMetricas: 'segredo-das-metricas' });
  teste = await createTestApp({ config, saidaLog: { write: (line) => void lines.push(line) } });
});
afterAll(() => teste.close());

const get = (url: string, headers: Record<string, string> = {}) => teste.app.inject({ method: 'GET', url, headers });

it('is live and ready while database, broker and queue work', async () => {
  expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
  const ready = await get('/health/ready');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ok', partes: { banco: true, broker: true, tarefas: true } });
});

it('counts requests by route pattern, for who holds the token', async () => {
  await get('/c/api/v1/apoio/pessoas/11144477735');
  expect((await get('/metrics')).statusCode).toBe(404);
  const { body } = await get('/metrics', { authorization: 'Bearer segredo-das-metricas' });
  expect(body).toContain('route="/c/api/v1/apoio/pessoas/:documento"');
  expect(body).toContain('process_cpu_user_seconds_total');
  expect(body).toContain('mqtt_clients 0');
  expect(body).not.toContain('11144477735');
});

it('observes the process from the first reading on, and once: a gateway that is not read leaves nothing behind when it is closed', async () => {
  const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');
  const outro = await createTestApp({ config: testConfig({ tokenMetricas: 'outro-segredo' }) });
  const read = () => outro.app.inject({ method: 'GET', url: '/metrics', headers: { authorization: 'Bearer outro-segredo' } });
  expect((await outro.app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
  expect(observe).not.toHaveBeenCalled();
  for (let vez = 0; vez < 2; vez += 1) expect((await read()).body).toContain('nodejs_gc_duration_seconds');
  expect(observe).toHaveBeenCalledTimes(1);
  observe.mockRestore();
  await outro.close();
});

it.each([
  { quem: 'a developer on the machine itself', ambiente: 'local', remoteAddress: '127.0.0.1', headers: {}, status: 200 },
  { quem: 'a developer by IPv6', ambiente: 'local', remoteAddress: '::1', headers: {}, status: 200 },
  { quem: 'another machine', ambiente: 'local', remoteAddress: '192.0.2.7', headers: {}, status: 404 },
  {
    quem: 'another machine behind a proxy',
    ambiente: 'local',
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': '192.0.2.7' },
    status: 404,
  },
  { quem: 'the machine itself in production', ambiente: 'production', remoteAddress: '127.0.0.1', headers: {}, status: 404 },
  { quem: 'the machine itself in staging', ambiente: 'staging', remoteAddress: '127.0.0.1', headers: {}, status: 404 },
] as const)('without a token, answers the measures to $quem with $status', async ({ ambiente, status, ...pedido }) => {
  const outro = await createTestApp({ config: testConfig({ ambiente, tokenMetricas: null, proxy: ['127.0.0.1'] }) });
  const response = await outro.app.inject({ method: 'GET', url: '/metrics', remoteAddress: pedido.remoteAddress, headers: pedido.headers });
  await outro.close();
  expect(response.statusCode).toBe(status);
});

it('logs each request by its pattern: no document, query, bearer, e-mail or address of a person', async () => {
  const { headers, token } = await teste.signIn(await teste.createUser());
  await get('/c/api/v1/apoio/pessoas/11144477735?q=segredo', headers);
  const text = lines.join('');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ metodo: 'GET', rota: '/c/api/v1/apoio/pessoas/:documento', status: 200 });
  for (const secret of ['11144477735', 'segredo', token, '@balcao.test', '127.0.0.1']) expect(text).not.toContain(secret);
});

it('describes every contract call in OpenAPI 3.1', async () => {
  const documento = (await get('/openapi.json')).json();
  expect(documento.openapi).toBe('3.1.0');
  expect(documento.paths['/auth/login'].post).toMatchObject({ summary: 'Inicia uma sessão.', security: [] });
  const calculate = documento.paths['/c/api/v1/orcamentos/{orcamentoId}/cotacoes'].post;
  expect(calculate.parameters.map(({ name, in: where }: { name: string; in: string }) => `${where}:${name}`)).toEqual(
    expect.arrayContaining(['path:orcamentoId', 'header:idempotency-key']),
  );
  expect(calculate.requestBody.content['application/json'].schema.required).toEqual(expect.arrayContaining(['versao', 'seguradoras']));
  expect(calculate.responses['200'].content['application/json'].schema.properties.data.properties.cotacaoId.format).toBe('uuid');
  expect(Object.keys(documento.paths)).not.toEqual(expect.arrayContaining(['/metrics']));
});

it('is not ready, and says why, when the database is gone', async () => {
  const outro = await createTestApp();
  await outro.banco.drop();
  const ready = await outro.app.inject({ method: 'GET', url: '/health/ready' });
  const login = await outro.app.inject({ method: 'POST', url: '/auth/login', payload: { email: 'a@b.cc', senha: 'x' } });
  await outro.app.close();
  expect([ready.statusCode, ready.json().partes.banco]).toEqual([503, false]);
  expect(login.statusCode).toBe(503);
  expect(login.json().message).toBe('O seu Balcão está em atualização. Aguarde alguns minutos e tente novamente');
});

it('limits how often one address tries one e-mail', async () => {
  const tries = Array.from({ length: 25 }, () =>
    teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email: 'x@y.zz', senha: 'x' } }),
  );
  const answers = await Promise.all(tries);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.json()).toMatchObject({ success: false, code: 'muitas-tentativas' });
});
