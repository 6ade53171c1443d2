import { connect, createServer, type Server, type Socket } from 'node:net';
import { Aedes } from 'aedes';
import { connectPacket, messageOf, packetReader, pingPacket, PUBLISH, SUBACK, subscribePacket } from './mqtt-packets.ts';

let broker: Aedes;
let server: Server;
let client: Socket;
const CONNACK = 2;
const packets: { type: number; body: number[] }[] = [];
const until = async (isThere: () => boolean) => {
  for (let tries = 0; tries < 200 && !isThere(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
};
const seen = (type: number) => packets.filter((packet) => packet.type === type);

beforeAll(async () => {
  broker = await Aedes.createBroker({ authenticate: (_, user, password, done) => done(null, `${user}:${password}` === 'ana:senha') });
  server = createServer(broker.handle);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  client = connect((server.address() as { port: number }).port);
  const read = packetReader((type, body) => packets.push({ type, body }));
  // split into single bytes, because parsing must not depend on frame boundaries
  client.on('data', (data) => {
    for (const byte of data) read(Uint8Array.from([byte]).buffer);
  });
});
afterAll(async () => {
  client.destroy();
  server.close();
  await new Promise<void>((resolve) => broker.close(resolve));
});

it('works with a real broker: connects, subscribes, receives, keeps alive', async () => {
  // all packets at once, without waiting for answers
  client.write(connectPacket('ana', 'senha'));
  client.write(subscribePacket(['local/ana/gestao/logoff', 'local/todos/gestao/composicao']));
  await until(() => seen(SUBACK).length > 0);
  expect(packets.map(({ type }) => type)).toEqual([CONNACK, SUBACK]);
  expect(seen(CONNACK)[0]?.body[1]).toBe(0);
  const payload = JSON.stringify({ sequencia: 9, servicos: ['@balcao/quoting'.repeat(20)] });
  broker.publish(
    { cmd: 'publish', topic: 'local/todos/gestao/composicao', payload, qos: 0, retain: false, dup: false } as never,
    () => undefined,
  );
  await until(() => seen(PUBLISH).length > 0);
  expect(messageOf(seen(PUBLISH)[0]?.body ?? [])).toBe(payload);
  client.write(pingPacket());
  await until(() => seen(13).length > 0);
  expect(seen(13)).toHaveLength(1);
});
