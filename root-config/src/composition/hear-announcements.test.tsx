import { endSession } from '@balcao/shared';
import { signIn } from '@balcao/testing';
import { listenForAnnouncements } from './announcements.ts';
import { hearAnnouncements } from './hear-announcements.ts';

jest.mock('./announcements.ts', () => ({ listenForAnnouncements: jest.fn(() => () => undefined) }));
const listening = jest.mocked(listenForAnnouncements);

const usuarioId = '0190b000-0000-7000-8000-000000000001';
const readCanais = jest.fn(() => Promise.resolve({ assinatura: 'local/a1', usuario: 'local/u1', todos: 'local/todos' }));
const attempt = (act: () => Promise<unknown>) => void act().catch(() => undefined);
/** What is left to do once something is heard. */
const settle = () => jest.advanceTimersByTimeAsync(2_000);
async function hear(message: object) {
  listening.mock.lastCall?.[3](JSON.stringify({ usuarioId, em: '2026-11-20T12:00:00Z', ...message }));
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers();
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

it('listens on the logoff channel of the user alone', () => {
  expect(listening.mock.lastCall?.[0]).toEqual(['local/u1/gestao/logoff']);
});

it('asks the gateway, whose refusal ends the session, when a session of the user was ended, this one or another', async () => {
  await hear({ guid: 'minha', motivo: 'logoff' });
  expect(readCanais).toHaveBeenCalledTimes(1);
  await hear({ guid: 'outra', motivo: 'encerrada' });
  expect(readCanais).toHaveBeenCalledTimes(2);
  await hear({ guid: 'outra', motivo: 'login' });
  expect(readCanais).toHaveBeenCalledTimes(3);
});

it('lets the echo of its own sign-in pass', async () => {
  await hear({ guid: 'minha', motivo: 'login' });
  expect(readCanais).not.toHaveBeenCalled();
});

it('asks nothing for what is no announcement, nor once nobody is signed in', async () => {
  listening.mock.lastCall?.[3]('isto não é JSON');
  await settle();
  endSession('logoff');
  await hear({ guid: 'minha', motivo: 'logoff' });
  expect(readCanais).not.toHaveBeenCalled();
});
