import { sessaoEvents } from '@balcao/contracts';
import { currentSession, emit, endSession, sessionChanges } from '@balcao/shared';
import { signIn } from '@balcao/testing';
import { listenForAnnouncements } from './announcements.ts';
import { hearAnnouncements } from './hear-announcements.ts';

jest.mock('./announcements.ts', () => ({ listenForAnnouncements: jest.fn() }));
const publish = jest.fn();
const stop = jest.fn();
const listening = jest.mocked(listenForAnnouncements);

const usuarioId = '0190b000-0000-7000-8000-000000000001';
const said = () =>
  publish.mock.calls.map(([topico, body]) => [topico, (JSON.parse(body as string) as { motivo: string; guid: string }).motivo]);
const readCanais = jest.fn(() => Promise.resolve({ assinatura: 'local/a1', usuario: 'local/u1', todos: 'local/todos' }));
const attempt = (act: () => Promise<unknown>) => void act().catch(() => undefined);
/** Runs the timers started by a message. */
const settle = () => jest.advanceTimersByTimeAsync(2_000);
async function hear(message: object) {
  listening.mock.lastCall?.[3](JSON.stringify({ usuarioId, em: '2026-11-20T12:00:00Z', ...message }));
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers();
  listening.mockReturnValue({ publish, stop });
  publish.mockClear();
  stop.mockClear();
  signIn({ guid: 'minha', usuarioId });
  hearAnnouncements({ read: readCanais }, attempt, null);
  await settle();
  readCanais.mockClear();
});
afterEach(async () => {
  endSession('logoff');
  await settle();
  jest.useRealTimers();
});

it('listens on the channels of the user alone', () => {
  expect(listening.mock.lastCall?.[0]).toEqual(['local/u1/gestao/logoff', 'local/u1/gestao/poderes']);
});

it('calls the gateway when any session of the user ended; its 401 ends this session', async () => {
  await hear({ guid: 'minha', motivo: 'logoff' });
  expect(readCanais).toHaveBeenCalledTimes(1);
  await hear({ guid: 'outra', motivo: 'encerrada' });
  expect(readCanais).toHaveBeenCalledTimes(2);
  await hear({ guid: 'outra', motivo: 'login' });
  expect(readCanais).toHaveBeenCalledTimes(3);
});

it('ignores the echo of its own sign-in', async () => {
  await hear({ guid: 'minha', motivo: 'login' });
  expect(readCanais).not.toHaveBeenCalled();
});

it('does not announce a session that began before the page', () => {
  listening.mock.lastCall?.[3](null);
  expect(said()).toEqual([]);
});

it('announces once, on its own channel, that a session began on this page, and ignores the echo', async () => {
  emit(sessaoEvents.iniciada, { usuarioId });
  listening.mock.lastCall?.[3](null);
  // reconnected
  listening.mock.lastCall?.[3](null);
  expect(said()).toEqual([['local/u1/gestao/logoff', 'login']]);
  listening.mock.lastCall?.[3](publish.mock.calls[0]?.[1] as string);
  await settle();
  // only what each connection asks
  expect(readCanais.mock.calls).toEqual([['/auth/menus'], ['/auth/menus']]);
});

it('reads what the user may do once it hears: it may have changed while the page did not', async () => {
  listening.mock.lastCall?.[3](null);
  await settle();
  expect(readCanais.mock.calls).toEqual([['/auth/menus']]);
  endSession('logoff');
  listening.mock.lastCall?.[3](null);
  await settle();
  expect(readCanais).toHaveBeenCalledTimes(1);
});

it('announces a logoff before it disconnects, but not a session ended from outside', async () => {
  const order: string[] = [];
  publish.mockImplementation(() => order.push('publica'));
  stop.mockImplementation(() => order.push('fecha'));
  endSession('logoff');
  await settle();
  // listeners of earlier tests are still active and publish the same message
  expect([[...new Set(said().map(String))], [...new Set(order)]]).toEqual([['local/u1/gestao/logoff,logoff'], ['publica', 'fecha']]);
  publish.mockClear();
  signIn({ guid: 'segunda', usuarioId, token: 'segundo' });
  currentSession();
  await settle();
  endSession('forcada');
  await settle();
  expect(said()).toEqual([]);
});

it('makes no call for other messages, nor without a session', async () => {
  listening.mock.lastCall?.[3]('isto não é JSON');
  await settle();
  endSession('logoff');
  await hear({ guid: 'minha', motivo: 'logoff' });
  expect(readCanais).not.toHaveBeenCalled();
});

it('reads the session again when what the user may do changed, and says so to whoever shows it', async () => {
  const seen: (boolean | undefined)[] = [];
  const subscription = sessionChanges().subscribe((sessao) => seen.push(sessao?.acessoGestao));
  readCanais.mockImplementationOnce(() => {
    signIn({ guid: 'minha', usuarioId, acessoGestao: false, hash: 'outro' });
    return Promise.resolve({ assinatura: '', usuario: '', todos: '' });
  });
  await hear({ mudaramEm: '2026-11-20T12:00:00Z' });
  expect(readCanais.mock.calls).toEqual([['/auth/menus']]);
  expect(seen.at(-1)).toBe(false);
  subscription.unsubscribe();
});
