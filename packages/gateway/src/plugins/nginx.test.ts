import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { connect } from 'mqtt';
import { createApp } from '../app.ts';
import { findServer, type ServidorDeFora, startNginx } from '../testing/external-servers.ts';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { umaConstrucao } from '../testing/test-build.ts';
import { createDeployer, createTestSite, inlined } from '../testing/test-site.ts';
import { portOf } from '../testing/test-mqtt.ts';

const programa = findServer('nginx');
/** What the handbook shows, on the ports of this test. */
const site = (porta: number, gateways: readonly number[]): string =>
  readFileSync(join(__dirname, '../../../handbook/src/how-to/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${porta};`)
    .replace('server_name corretora.exemplo;', 'server_name _;')
    .replace(/127\.0\.0\.1:9000\b/, `127.0.0.1:${gateways[0]}`)
    .replace(/127\.0\.0\.1:9001\b/, `127.0.0.1:${gateways[1]}`);

interface Resposta {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly corpo: Buffer;
}
interface Pedido {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whom it comes from: all of 127/8 is this machine. */
  readonly de?: string;
  readonly corpo?: Buffer;
}

/** A request just as it is written: nothing added to it, nothing decompressed. */
const ask = (porta: number, path: string, { method = 'GET', headers = {}, de = '127.0.0.1', corpo }: Pedido = {}): Promise<Resposta> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: porta, path, method, headers, localAddress: de, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, corpo: Buffer.concat(parts) }));
    });
    sent.on('error', reject);
    sent.end(corpo);
  });

const GRANDE = 10 * 1024 * 1024;

(programa ? describe : describe.skip)('behind an nginx as the handbook shows it', () => {
  let nginx: ServidorDeFora;
  let teste: AppTeste;
  let outro: FastifyInstance;
  let ocupados = 0;
  const config = testConfig({ proxy: ['127.0.0.1'] });
  const get = (path: string, pedido?: Pedido) => ask(nginx.porta, path, pedido);
  beforeAll(async () => {
    const deTeste = createTestSite();
    const mount = (app: FastifyInstance) => {
      app.get('/ensaio/de-onde', async ({ ip, protocol }) => ({ ip, protocol }));
      app.get('/ensaio/ocupado', async (_, reply) => {
        ocupados += 1;
        return reply.code(503).header('retry-after', 7).send({});
      });
      app.register(async (scope) => {
        scope.addContentTypeParser('application/pdf', { parseAs: 'buffer', bodyLimit: GRANDE }, (_, body, done) => done(null, body));
        scope.post('/ensaio/arquivo', async ({ body }) => ({ bytes: (body as Buffer).length }));
      });
    };
    teste = await createTestApp({ site: deTeste, config, mount });
    outro = await createApp({ config, databaseUrl: teste.banco.url, insurers: new Map(), agora: () => new Date(), site: deTeste, mount });
    const gateways = [await portOf(teste), await portOf({ app: outro })];
    nginx = await startNginx(String(programa), (porta) => site(porta, gateways));
  });
  afterAll(async () => {
    await nginx.stop();
    await outro.close();
    await teste.close();
  });

  it('opens the composed page, and brings its modules compressed and for ever', async () => {
    const nova = umaConstrucao('@balcao/menu', 'por trás do nginx');
    await createDeployer(teste.app, config.pastaDados).deploy(nova);
    const page = await get('/login', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.headers['content-security-policy']).toContain('nonce-');
    const { imports } = inlined(page.corpo.toString()).mapa;
    expect(imports['@balcao/menu']).toBe(nova.url);
    const modulo = await get(nova.url, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(modulo).toMatchObject({ status: 200, headers: { 'content-encoding': 'br', vary: 'accept-encoding' } });
    expect(modulo.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(modulo.corpo).toString()).toContain('por trás do nginx');
    const mapa = await get('/importmap.json', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(mapa.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(mapa.corpo).toString())).toMatchObject({ imports: { '@balcao/menu': nova.url } });
  });

  it('lets the real time through', async () => {
    const { token, headers } = await teste.signIn(await teste.createUser());
    const client = connect(`ws://127.0.0.1:${nginx.porta}/mqtt`, {
      protocolVersion: 4,
      username: 'sessao',
      password: token,
      reconnectPeriod: 0,
      wsOptions: { headers: { origin: `http://127.0.0.1:${nginx.porta}`, cookie: headers.cookie } },
    });
    await new Promise((resolve, reject) => client.once('connect', resolve).once('error', reject).once('close', reject));
    client.end(true);
  });

  it('says whom a request is of, whatever the request says; and nobody else is believed', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    const seen = async (porta: number, de: string) =>
      JSON.parse((await ask(porta, '/ensaio/de-onde', { de, headers: forged })).corpo.toString()) as object;
    expect(await seen(nginx.porta, '127.0.0.2')).toEqual({ ip: '127.0.0.2', protocol: 'http' });
    expect(await seen(nginx.porta, '127.0.0.3')).toEqual({ ip: '127.0.0.3', protocol: 'http' });
    expect(await seen(await portOf(teste), '127.0.0.4')).toEqual({ ip: '127.0.0.4', protocol: 'http' });
  });

  it('takes the largest attachment whole', async () => {
    const sent = await get('/ensaio/arquivo', {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', 'content-length': String(GRANDE) },
      corpo: Buffer.alloc(GRANDE, 1),
    });
    expect([sent.status, JSON.parse(sent.corpo.toString())]).toEqual([200, { bytes: GRANDE }]);
  });

  it('passes on that a gateway is busy, and until when, without asking the other', async () => {
    const busy = await get('/ensaio/ocupado');
    expect([busy.status, busy.headers['retry-after'], ocupados]).toEqual([503, '7', 1]);
    // kept inside
    expect((await get('/metrics')).status).toBe(404);
  });

  it('loses no request when a gateway stops', async () => {
    const stopping = new AbortController();
    const statuses: number[] = [];
    const visitors = Array.from({ length: 4 }, async () => {
      while (!stopping.signal.aborted) statuses.push((await get('/health/live')).status);
    });
    await outro.close();
    for (let more = 0; more < 20; more += 1) statuses.push((await get('/health/live')).status);
    stopping.abort();
    await Promise.all(visitors);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
