import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server as TcpServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BuscaRecusada, fetchSafely, type OpcoesBusca } from './fetch-safely.ts';

const servidores: (Server | TcpServer)[] = [];
async function listen(server: Server | TcpServer): Promise<number> {
  servidores.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const serve = async (answer: RequestListener) => `http://cdn.exemplo.test:${await listen(createServer(answer))}`;
afterEach(() => {
  for (const server of servidores.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  }
});

const CODIGO = 'System.register([],function(){return{execute:function(){}}})';
const js: RequestListener = (_request, reply) => reply.setHeader('content-type', 'text/javascript; charset=utf-8').end(CODIGO);
const led =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** A host that does not exist, so only the given resolver can point it to this machine. */
const options = (origem: string, mais: Partial<OpcoesBusca> = {}): OpcoesBusca => ({
  lista: { origens: ['/'], propria: origem },
  internas: [origem],
  resolver: led('127.0.0.1'),
  ...mais,
});
async function refusal(busca: Promise<unknown>): Promise<string> {
  const erro = await busca.then(
    () => null,
    (causa: unknown) => causa,
  );
  expect(erro).toBeInstanceOf(BuscaRecusada);
  return (erro as BuscaRecusada).message;
}

it('fetches an allowed module by its name, from the address that was checked', async () => {
  const hosts: (string | undefined)[] = [];
  const origem = await serve((request, reply) => {
    hosts.push(request.headers.host);
    js(request, reply);
  });
  const { bytes, tipo, url } = await fetchSafely(`${origem}/x.js?v=1`, options(origem));
  expect([bytes.toString(), tipo, url]).toEqual([CODIGO, 'text/javascript', `${origem}/x.js?v=1`]);
  expect(hosts).toEqual([new URL(origem).host]);
});

it('resolves a name once, so that a second DNS answer cannot redirect the connection', async () => {
  const origem = await serve(js);
  const respostas = [[{ address: '127.0.0.1', family: 4 }], [{ address: '127.0.0.2', family: 4 }]];
  const resolver = jest.fn(async () => respostas.shift() ?? []);
  expect((await fetchSafely(`${origem}/x.js`, options(origem, { resolver }))).bytes.toString()).toBe(CODIGO);
  expect(resolver).toHaveBeenCalledTimes(1);
});

describe('does not reach its own network', () => {
  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fe80::1'],
    ['8.8.8.8', '127.0.0.1'],
    ['não é endereço'],
  ])('when a name resolves to %s %s', async (...addresses) => {
    const visitas = jest.fn(js);
    const origem = await serve(visitas);
    const busca = fetchSafely(`${origem}/x.js`, options(origem, { internas: [], resolver: led(...addresses.filter(Boolean)) }));
    expect(await refusal(busca)).toContain('interno ou reservado');
    expect(visitas).not.toHaveBeenCalled();
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '169.254.169.254', '2130706433', '0x7f.1', '0'])(
    'when given as a number: %s',
    async (host) => {
      const origem = `https://${host}`;
      expect(await refusal(fetchSafely(`${origem}/x.js`, { lista: { origens: [origem], propria: null } }))).toContain(
        'interno ou reservado',
      );
    },
  );

  it('except for an internal origin and in the local environment', async () => {
    const origem = await serve(js);
    const local = { lista: { origens: ['/'], propria: origem, isLocal: true }, internas: [] };
    for (const mais of [{}, local]) {
      expect((await fetchSafely(`${origem}/x.js`, options(origem, mais))).bytes.toString()).toBe(CODIGO);
    }
  });

  it('and never reaches metadata addresses, even then', async () => {
    const origem = 'http://cdn.exemplo.test';
    const lista = { origens: ['/'], propria: origem, isLocal: true };
    for (const address of ['169.254.169.254', 'fd00:ec2::254', '::ffff:169.254.169.254', '0.0.0.0']) {
      const busca = fetchSafely(`${origem}/x.js`, options(origem, { lista, resolver: led(address) }));
      expect(await refusal(busca)).toContain('interno ou reservado');
    }
  });
});

it('makes no request for an address that is not listed or has no origin', async () => {
  const resolver = jest.fn(led('8.8.8.8'));
  const lista = { origens: ['https://good.com/m/'], propria: null };
  for (const endereco of [
    'https://evil.com/x.js',
    'https://good.com/x.js',
    'http://good.com/m/x.js',
    '/m/x.js',
    'data:text/javascript,1',
  ]) {
    await refusal(fetchSafely(endereco, { lista, resolver }));
  }
  expect(resolver).not.toHaveBeenCalled();
});

it('reports why the server could not be reached', async () => {
  const porta = await listen(createServer());
  servidores.pop()?.close();
  const origem = `http://cdn.exemplo.test:${porta}`;
  expect(await refusal(fetchSafely(`${origem}/x.js`, options(origem)))).toContain('ECONNREFUSED');
});

it('reports a name that does not resolve', async () => {
  const fails = async () => {
    throw new Error('ENOTFOUND');
  };
  const origem = 'http://cdn.exemplo.test';
  for (const resolver of [fails, led()]) {
    expect(await refusal(fetchSafely(`${origem}/x.js`, options(origem, { resolver })))).toContain('cdn.exemplo.test não foi encontrado');
  }
});

describe('on a redirect', () => {
  const redirecting = (to: (caminho: string) => string, status = 302) =>
    serve((request, reply) => {
      if (request.url === '/fim.js') js(request, reply);
      else reply.writeHead(status, { location: to(request.url ?? '') }).end();
    });

  it.each([301, 302, 303, 307, 308])('%d: follows to an allowed address', async (status) => {
    const origem = await redirecting(() => 'fim.js', status);
    expect((await fetchSafely(`${origem}/x.js`, options(origem))).url).toBe(`${origem}/fim.js`);
  });

  it('does not follow to an address that is not listed', async () => {
    const visitas = jest.fn(js);
    const outra = await serve(visitas);
    for (const destino of [`${outra}/fim.js`, outra.replace('http:', ''), 'file:///etc/passwd', 'data:text/javascript,1']) {
      const origem = await redirecting(() => destino);
      await refusal(fetchSafely(`${origem}/x.js`, options(origem)));
    }
    expect(visitas).not.toHaveBeenCalled();
  });

  it('does not follow to an internal address through a listed name', async () => {
    const origem = await redirecting(() => 'https://interno.exemplo.test/x.js');
    const lista = { origens: ['/', 'https://interno.exemplo.test'], propria: origem };
    expect(await refusal(fetchSafely(`${origem}/x.js`, options(origem, { lista })))).toContain('interno.exemplo.test leva');
  });

  it('follows at most three redirects', async () => {
    const origem = await redirecting((caminho) => (caminho === '/xxx' ? '/fim.js' : `${caminho}x`));
    expect((await fetchSafely(`${origem}/x`, options(origem))).url).toBe(`${origem}/fim.js`);
    expect(await refusal(fetchSafely(`${origem}/`, options(origem)))).toContain('vezes demais');
  });

  it('without a location is refused', async () => {
    const origem = await serve((_request, reply) => reply.writeHead(302).end());
    expect(await refusal(fetchSafely(`${origem}/x.js`, options(origem)))).toContain('sem dizer para onde');
  });
});

it.each([
  ['HTML', 200, 'text/html', 'text/html'],
  ['no type', 200, '', 'não disse o tipo'],
  ['JSON', 200, 'application/json', 'application/json'],
  ['a type that only begins as JavaScript', 200, 'text/javascript+x', 'text/javascript+x'],
  ['what is not there', 404, 'text/javascript', '404'],
  ['an error', 500, 'text/javascript', '500'],
  ['a part', 206, 'text/javascript', '206'],
])('refuses %s', async (_caso, status, tipo, motivo) => {
  const origem = await serve((_request, reply) => reply.writeHead(status, tipo ? { 'content-type': tipo } : {}).end(CODIGO));
  expect(await refusal(fetchSafely(`${origem}/x.js`, options(origem)))).toContain(motivo);
});

it('accepts other content types when asked to', async () => {
  const origem = await serve((_request, reply) => reply.setHeader('content-type', 'font/woff2').end('fonte'));
  expect((await fetchSafely(`${origem}/f.woff2`, options(origem, { tipos: /./ }))).tipo).toBe('font/woff2');
});

describe('past the limit of bytes', () => {
  const grande = Buffer.alloc(200_000, 'a');
  it.each<[string, RequestListener]>([
    ['announced', (_request, reply) => reply.setHeader('content-type', 'text/javascript').end(grande)],
    [
      'streamed',
      (_request, reply) => {
        reply.setHeader('content-type', 'text/javascript').flushHeaders();
        reply.write(grande);
      },
    ],
    [
      'hidden in compression',
      (_request, reply) => reply.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(gzipSync(grande)),
    ],
  ])('%s: stops', async (_caso, answer) => {
    const origem = await serve(answer);
    expect(await refusal(fetchSafely(`${origem}/x.js`, options(origem, { limiteBytes: 100_000 })))).toContain('passa de 100000 bytes');
  });
});

it('decompresses bodies, and refuses unknown encodings', async () => {
  const encoded = (codificacao: string, corpo: Buffer) =>
    serve((_request, reply) => reply.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': codificacao }).end(corpo));
  for (const origem of [await encoded('gzip', gzipSync(CODIGO)), await encoded('br', brotliCompressSync(CODIGO))]) {
    expect((await fetchSafely(`${origem}/x.js`, options(origem))).bytes.toString()).toBe(CODIGO);
  }
  for (const origem of [await encoded('gzip', Buffer.from('nada')), await encoded('estranha', Buffer.from('nada'))]) {
    expect(await refusal(fetchSafely(`${origem}/x.js`, options(origem)))).toMatch(/codificação (gzip|estranha)/);
  }
});

describe('times out', () => {
  const slow: RequestListener = (_request, reply) => {
    reply.setHeader('content-type', 'text/javascript');
    reply.write('System.');
  };
  it.each<[string, RequestListener, Partial<OpcoesBusca>]>([
    ['for the answer', () => undefined, {}],
    ['for its end', slow, {}],
    ['for the name', js, { resolver: () => new Promise(() => undefined) }],
  ])('%s', async (_caso, answer, mais) => {
    const origem = await serve(answer);
    expect(await refusal(fetchSafely(`${origem}/x.js`, options(origem, { esperaMs: 80, ...mais })))).toContain('em 80 ms');
  });
});

it('refuses a body that ends before its length', async () => {
  const origem = await serve((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 100 });
    reply.write(CODIGO, () => reply.destroy());
  });
  expect(await refusal(fetchSafely(`${origem}/x.js`, options(origem)))).toMatch(/ECONNRESET|no meio/);
});

it('uses TLS for https addresses: a plain server is refused', async () => {
  const recebidos: Buffer[] = [];
  const porta = await listen(
    createTcp((socket) => socket.on('error', () => undefined).once('data', (bytes) => recebidos.push(bytes) && socket.destroy())),
  );
  const origem = `https://cdn.exemplo.test:${porta}`;
  await refusal(fetchSafely(`${origem}/x.js`, options(origem)));
  const HANDSHAKE = 22;
  expect(recebidos[0]?.[0]).toBe(HANDSHAKE);
  expect(recebidos[0]?.toString('latin1')).toContain('cdn.exemplo.test');
});
