import { connect, createServer, type Server, type Socket } from 'node:net';
import { Aedes } from 'aedes';
import { connectPacket, messageOf, type Packet, PacketReader, pingPacket, subscribePacket, TIPO } from './mqtt-packets.ts';

let broker: Aedes;
let server: Server;
let client: Socket;
const packets: Packet[] = [];
const until = async (isThere: () => boolean) => {
  for (let tries = 0; tries < 200 && !isThere(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
};
const seen = (type: number) => packets.filter((packet) => packet.type === type);

beforeAll(async () => {
  broker = await Aedes.createBroker({ authenticate: (_, user, password, done) => done(null, `${user}:${password}` === 'ana:senha') });
  server = createServer(broker.handle);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  client = connect((server.address() as { port: number }).port);
  const reader = new PacketReader();
  // in pieces of one byte: nothing may depend on where a frame ends
  client.on('data', (data) => {
    for (const byte of data) packets.push(...reader.take(Uint8Array.from([byte]).buffer));
  });
});
afterAll(async () => {
  client.destroy();
  server.close();
  await new Promise<void>((resolve) => broker.close(resolve));
});

it('is understood by a real broker: signs in, subscribes, hears, stays', async () => {
  client.write(connectPacket({ clientId: 'c1', username: 'ana', password: 'senha', keepAliveS: 60 }));
  await until(() => seen(TIPO.connack).length > 0);
  expect(seen(TIPO.connack)[0]?.body[1]).toBe(0);
  client.write(subscribePacket(['local/ana/gestao/logoff', 'local/todos/gestao/composicao']));
  await until(() => seen(TIPO.suback).length > 0);
  const payload = JSON.stringify({ sequencia: 9, servicos: ['@balcao/quoting'.repeat(20)] });
  broker.publish(
    { cmd: 'publish', topic: 'local/todos/gestao/composicao', payload, qos: 0, retain: false, dup: false } as never,
    () => undefined,
  );
  await until(() => seen(TIPO.publish).length > 0);
  expect(messageOf(seen(TIPO.publish)[0]?.body as Uint8Array)).toBe(payload);
  client.write(pingPacket());
  await until(() => seen(13).length > 0);
  expect(seen(13)).toHaveLength(1);
});
