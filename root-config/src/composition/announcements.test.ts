import { listenForAnnouncements } from './announcements.ts';

/** One end of a WebSocket, held by hand. */
class FakeSocket {
  binaryType = '';
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: ArrayBuffer }) => void;
  readonly sent: Uint8Array[] = [];
  isClosed = false;
  send(data: Uint8Array) {
    this.sent.push(data);
  }
  close() {
    this.isClosed = true;
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
    WebSocket: function open(url: string) {
      expect(url).toBe('wss://balcao.test/mqtt');
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  const stop = listenForAnnouncements(['t'], 'u', 'p', (message) => void heard.push(message));
  return { sockets, stop, heard, last: () => sockets.at(-1) as FakeSocket };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('signs in, asks for its topics, hears what is told, and keeps the line alive', () => {
  const { last, heard, stop } = setUp();
  last().onopen?.();
  expect(last().types).toEqual([1, 8]);
  last().hear(...CONNACK, ...SUBACK);
  last().hear(0x30, 4, 0, 1, 116, 123);
  // what was told between the page and this moment is asked for
  expect(heard).toEqual([null, '{']);
  jest.advanceTimersByTime(45_000);
  expect(last().types).toEqual([1, 8, 12]);
  stop();
});

it('comes back by itself, further apart while nobody answers, and reads again what it may have missed', () => {
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

it('ends for good', () => {
  const { sockets, stop, last, heard } = setUp();
  last().onopen?.();
  stop();
  // what was on its way
  last().hear(...CONNACK, ...SUBACK);
  jest.advanceTimersByTime(600_000);
  expect([sockets.length, last().isClosed, last().types, heard]).toEqual([1, true, [1, 8], []]);
});
