import { listenForAnnouncements } from './announcements.ts';

/** A fake WebSocket controlled by the test. */
class FakeSocket {
  binaryType = '';
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: ArrayBuffer }) => void;
  readonly sent: Uint8Array[] = [];
  readyState = 1;
  isClosed = false;
  send(data: Uint8Array) {
    this.sent.push(data);
  }
  close() {
    this.isClosed = true;
    this.readyState = 3;
    this.onclose?.();
  }
  hear(...bytes: number[]) {
    this.onmessage?.({ data: Uint8Array.from(bytes).buffer });
  }
  get types() {
    return this.sent.map((packet) => (packet[0] as number) >> 4);
  }
}

const CONNACK = [0x20, 2, 0, 0];
const SUBACK = [0x90, 3, 0, 1, 0];
function setUp() {
  const sockets: FakeSocket[] = [];
  const heard: (string | null)[] = [];
  Object.assign(globalThis, {
    window: { location: { origin: 'https://balcao.test' } },
    WebSocket: Object.assign(
      function open(url: string) {
        expect(url).toBe('wss://balcao.test/mqtt');
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      { OPEN: 1 },
    ),
  });
  const linha = listenForAnnouncements(['t'], 'u', 'p', (message) => void heard.push(message));
  return { sockets, linha, stop: linha.stop, heard, last: () => sockets.at(-1) as FakeSocket };
}

beforeEach(() => {
  jest.useFakeTimers();
  // the middle of the random range
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('connects, subscribes, receives messages, and keeps the connection alive', () => {
  const { last, heard, stop } = setUp();
  last().onopen?.();
  expect(last().types).toEqual([1, 8]);
  last().hear(...CONNACK, ...SUBACK);
  last().hear(0x30, 4, 0, 1, 116, 123);
  // null: messages sent before the subscription may have been missed
  expect(heard).toEqual([null, '{']);
  jest.advanceTimersByTime(45_000);
  expect(last().types).toEqual([1, 8, 12]);
  stop();
});

it('reconnects with growing delays, and then reports that messages may have been missed', () => {
  const { sockets, last, heard, stop } = setUp();
  last().hear(...CONNACK, ...SUBACK);
  last().close();
  jest.advanceTimersByTime(5_000);
  expect(sockets).toHaveLength(2);
  last().close();
  jest.advanceTimersByTime(9_999);
  expect(sockets).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(sockets).toHaveLength(3);
  last().hear(...CONNACK, ...SUBACK);
  expect(heard).toEqual([null, null]);
  stop();
});

it('varies its reconnection delay at random', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { sockets, last, stop } = setUp();
  last().close();
  jest.advanceTimersByTime(3_999);
  expect(sockets).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  stop();
});

it('publishes on a topic, and drops messages while disconnected', () => {
  const { linha, last, stop } = setUp();
  last().onopen?.();
  linha.publish('t', 'oi');
  expect([...(last().sent.at(-1) as Uint8Array)]).toEqual([0x30, 5, 0, 1, 116, 111, 105]);
  last().close();
  linha.publish('t', 'oi');
  expect(last().types).toEqual([1, 8, 3]);
  stop();
});

it('stops permanently', () => {
  const { sockets, stop, last, heard } = setUp();
  last().onopen?.();
  stop();
  // packets still in flight
  last().hear(...CONNACK, ...SUBACK);
  jest.advanceTimersByTime(600_000);
  expect([sockets.length, last().isClosed, last().types, heard]).toEqual([1, true, [1, 8], []]);
});
