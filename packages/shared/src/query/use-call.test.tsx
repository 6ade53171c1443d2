import { tarefaCalls } from '@balcao/contracts';
import { endSession } from '@balcao/shared';
import { fakeGateway, refusal, signIn } from '@balcao/testing';
import { act, render, screen } from '@testing-library/react';
import { queryClient, QueryProvider } from './query-client.tsx';
import { useCall } from './use-call.ts';

jest.mock('single-spa', () => ({ navigateToUrl: jest.fn() }));

const CADA_MS = 2_000;
const gateway = fakeGateway();
const Looked = () => <p>{useCall(tarefaCalls.count, {}, { refetchInterval: CADA_MS }).data ?? 'nada'}</p>;
const asked = () => gateway.pedidos.length;
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const look = async () => {
  render(
    <QueryProvider>
      <Looked />
    </QueryProvider>,
  );
  await later(20);
};

beforeEach(() => {
  jest.useFakeTimers();
  signIn();
});
afterEach(() => {
  endSession('logoff');
  queryClient.clear();
  gateway.reset();
  jest.useRealTimers();
});
afterAll(gateway.close);

it('looks again at the pace it was asked for', async () => {
  gateway.answer(tarefaCalls.count, 3);
  await look();
  await later(3 * CADA_MS + 500);
  expect(asked()).toBe(4);
});

it('does not look again by itself at what was refused', async () => {
  gateway.answer(tarefaCalls.count, 3);
  await look();
  gateway.reply(tarefaCalls.count, refusal(403, 403, 'Não.'));
  await later(3_600_000);
  expect(asked()).toBe(2);
  expect(screen.getByText('3')).toBeVisible();
});

it('looks again at what failed in passing, further apart the longer it lasts, and comes back to its pace', async () => {
  gateway.answer(tarefaCalls.count, 3);
  await look();
  gateway.reply(tarefaCalls.count, refusal(503, 503, 'Fora.'));
  await later(600_000);
  const before = asked();
  await later(600_000);
  // three requests each time: the reading and its two repetitions
  expect(asked() - before).toBeGreaterThanOrEqual(15);
  expect(asked() - before).toBeLessThanOrEqual(60);
  gateway.answer(tarefaCalls.count, 4);
  await later(70_000);
  expect(screen.getByText('4')).toBeVisible();
  const then = asked();
  await later(5 * CADA_MS);
  expect(asked() - then).toBe(5);
});
