import { defineTopic, sessaoCalls } from '@balcao/contracts';
import { fakeGateway, refusal, signIn } from '@balcao/testing';
import { endSession } from '@balcao/shared';
import * as z from 'zod/mini';
import { connectionOf, on, onOpen } from './realtime.ts';

jest.mock('single-spa', () => ({ navigateToUrl: jest.fn() }));

type Listener = (...args: unknown[]) => void;
/** As much of an MQTT client as is used: the wire is the edge. */
class FakeClient {
  readonly listeners = new Map<string, Listener>();
  readonly subscribed: string[] = [];
  readonly unsubscribed: string[] = [];
  isEnded = false;
  on(name: string, listener: Listener) {
    this.listeners.set(name, listener);
    return this;
  }
  confirmations: (() => void)[] = [];
  subscribe(path: string, _options: object, confirmed: (error: Error | null) => void) {
    this.subscribed.push(path);
    this.confirmations.push(() => confirmed(null));
  }
  unsubscribe(path: string) {
    this.unsubscribed.push(path);
  }
  end() {
    this.isEnded = true;
  }
  fire(name: string, ...args: unknown[]) {
    this.listeners.get(name)?.(...args);
  }
}
const clients: FakeClient[] = [];
jest.mock('mqtt', () => ({
  __esModule: true,
  default: {
    connect: () => {
      const client = new FakeClient();
      clients.push(client);
      return client;
    },
  },
}));

const medido = defineTopic('multicalculo', '{canal}/multicalculo/teste/{id}', z.object({ valor: z.int() }));
const gateway = fakeGateway();
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  clients.length = 0;
  signIn();
  gateway.answer(sessaoCalls.canais, { assinatura: 'local/a1', usuario: 'local/u1' });
});
afterEach(() => {
  endSession('logoff');
  gateway.reset();
});
afterAll(gateway.close);

it('subscribes on the session`s own channel and skips what breaks the contract', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen: number[] = [];
  const subscription = on(medido, { id: '7' }).subscribe(({ valor }) => seen.push(valor));
  await settled();
  expect(clients[0]?.subscribed).toEqual(['local/a1/multicalculo/teste/7']);
  clients[0]?.fire('message', 'local/a1/multicalculo/teste/7', Buffer.from('{"valor":1}'));
  clients[0]?.fire('message', 'local/a1/multicalculo/teste/7', Buffer.from('isto não é json'));
  clients[0]?.fire('message', 'local/a1/multicalculo/teste/8', Buffer.from('{"valor":9}'));
  clients[0]?.fire('message', 'local/a1/multicalculo/teste/7', Buffer.from('{"valor":2}'));
  subscription.unsubscribe();
  expect(seen).toEqual([1, 2]);
  expect(complaint).toHaveBeenCalledTimes(1);
  complaint.mockRestore();
});

it('tells the broker of the first listener and after the last, not in between', async () => {
  const one = on(medido, { id: '7' }).subscribe();
  const two = on(medido, { id: '7' }).subscribe();
  await settled();
  expect(clients).toHaveLength(1);
  expect(clients[0]?.subscribed).toHaveLength(1);
  one.unsubscribe();
  await settled();
  expect(clients[0]?.unsubscribed).toHaveLength(0);
  two.unsubscribe();
  await settled();
  expect(clients[0]?.unsubscribed).toHaveLength(1);
});

it('says when listening became effective, each time, and what its connection is', async () => {
  const states: string[] = [];
  let openings = 0;
  const state = connectionOf('multicalculo').subscribe((conexao) => states.push(conexao));
  const opened = onOpen('multicalculo').subscribe(() => (openings += 1));
  const subscription = on(medido, { id: '7' }).subscribe();
  await settled();
  clients[0]?.fire('connect');
  clients[0]?.confirmations[0]?.();
  clients[0]?.fire('close');
  clients[0]?.fire('connect');
  for (const each of [state, opened, subscription]) each.unsubscribe();
  expect(openings).toBe(3);
  expect(states).toEqual(['fechada', 'abrindo', 'aberta', 'reconectando', 'aberta']);
});

describe('when listening cannot begin', () => {
  const asked = () => gateway.pedidos.filter(({ path }) => path === sessaoCalls.canais.path).length;
  const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  beforeEach(() => {
    jest.useFakeTimers();
    // of each wait, the longest that may be drawn
    jest.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('tries again by itself what failed in passing, further apart each time, and hears once it can', async () => {
    gateway.reply(sessaoCalls.canais, refusal(503, 503, 'Fora.'));
    const seen: number[] = [];
    const subscription = on(medido, { id: '7' }).subscribe(({ valor }) => seen.push(valor));
    await later(4_100);
    expect(asked()).toBe(2);
    await later(7_000);
    expect(asked()).toBe(2);
    gateway.answer(sessaoCalls.canais, { assinatura: 'local/a1', usuario: 'local/u1' });
    await later(5_000);
    clients[0]?.fire('message', 'local/a1/multicalculo/teste/7', Buffer.from('{"valor":1}'));
    subscription.unsubscribe();
    expect(seen).toEqual([1]);
  });

  it('does not repeat what was refused, until listening took effect for somebody else', async () => {
    gateway.reply(sessaoCalls.canais, refusal(403, 403, 'Não.'));
    const subscription = on(medido, { id: '7' }).subscribe();
    await later(3_600_000);
    expect(asked()).toBe(1);
    gateway.answer(sessaoCalls.canais, { assinatura: 'local/a1', usuario: 'local/u1' });
    const other = on(medido, { id: '8' }).subscribe();
    await later(20);
    clients[0]?.fire('connect');
    await later(20);
    expect(clients[0]?.subscribed).toEqual(['local/a1/multicalculo/teste/8', 'local/a1/multicalculo/teste/7']);
    subscription.unsubscribe();
    other.unsubscribe();
  });
});

it('ends the connection with the session, and the next session gets its own', async () => {
  let isComplete = false;
  on(medido, { id: '7' }).subscribe({ complete: () => (isComplete = true) });
  await settled();
  endSession('expirada');
  await settled();
  expect([isComplete, clients[0]?.isEnded]).toEqual([true, true]);
  signIn({ token: 'outro', hash: 'outro' });
  const next = on(medido, { id: '7' }).subscribe();
  await settled();
  next.unsubscribe();
  expect(clients).toHaveLength(2);
});
