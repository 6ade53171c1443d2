import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { createTcpProxy, type ProxyTcp } from './tcp-proxy.ts';

let server: Server;
let proxy: ProxyTcp;
beforeEach(async () => {
  // says back whatever it hears
  server = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await createTcpProxy(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => server.close(resolve));
});

async function open() {
  const socket = connect(proxy.porta, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const heard: string[] = [];
  socket.on('data', (chunk) => heard.push(chunk.toString()));
  return {
    heard,
    closed: once(socket, 'close'),
    say: (text: string) => socket.write(text),
    hears: async (text: string) => {
      while (!heard.join('').includes(text)) await once(socket, 'data');
      return true;
    },
  };
}

it('lets through, in both directions', async () => {
  const um = await open();
  um.say('olá');
  expect(await um.hears('olá')).toBe(true);
});

it('cut, ends what is open and lets nobody in until it is mended', async () => {
  const um = await open();
  um.say('olá');
  await um.hears('olá');
  proxy.cut();
  await um.closed;
  await (await open()).closed;
  proxy.letThrough();
  const dois = await open();
  dois.say('de novo');
  expect(await dois.hears('de novo')).toBe(true);
});

it('held, keeps the connection and what is said on it for later', async () => {
  const um = await open();
  um.say('antes');
  await um.hears('antes');
  proxy.hold();
  um.say(' durante');
  const dois = await open();
  dois.say('outra');
  expect([um.heard.join(''), dois.heard.join('')]).toEqual(['antes', '']);
  proxy.letThrough();
  await Promise.all([um.hears('antes durante'), dois.hears('outra')]);
});

it.each(['pedido', 'resposta'] as const)('cuts at a word of the %s, which does not arrive, once', async (sentido) => {
  const heardThere: string[] = [];
  server.on('connection', (socket) => socket.on('data', (chunk) => heardThere.push(chunk.toString())));
  const happened = proxy.cutAt(sentido, /adeus/);
  const um = await open();
  um.say('olá');
  await um.hears('olá');
  um.say('adeus');
  await happened;
  await um.closed;
  expect([um.heard, heardThere]).toEqual([['olá'], sentido === 'pedido' ? ['olá'] : ['olá', 'adeus']]);
  proxy.letThrough();
  const dois = await open();
  dois.say('adeus');
  await dois.hears('adeus');
});

it('gives an address the same password and path by its own port', () => {
  expect(proxy.through('postgres://u:segredo@banco.exemplo:5432/b')).toBe(`postgres://u:segredo@127.0.0.1:${proxy.porta}/b`);
});
