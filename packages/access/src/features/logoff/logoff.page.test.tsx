import { accessCalls, sessaoEvents } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { fakeGateway, signIn } from '@balcao/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { keepProva, readProva } from '../../prova.storage.ts';
import { copy } from './logoff.copy.ts';
import { LogoffPage } from './logoff.page.tsx';

const LEGADO = 'https://legado.exemplo.test/sair';
const gateway = fakeGateway();
const told: string[] = [];
const subscription = on(sessaoEvents.encerrada).subscribe(({ motivo }) => told.push(motivo));
const here = () => window.location.pathname;
const frame = () => screen.queryByTitle(copy.legado);

beforeEach(() => {
  window.history.replaceState(null, '', '/logoff');
  signIn();
  currentSession();
  told.length = 0;
});
afterEach(() => {
  gateway.reset();
  jest.useRealTimers();
});
afterAll(() => {
  gateway.close();
  subscription.unsubscribe();
});

it('ends the session at the gateway, forgets it here, tells the parcels once and goes where the gateway says', async () => {
  gateway.answer(accessCalls.logoff, { legado: null, para: '/login?saiu=1' });
  keepProva({ origem: 'login', hash: 'prova-de-outra-pessoa-aqui' });
  render(<LogoffPage />);
  await waitFor(() => expect(here() + window.location.search).toBe('/login?saiu=1'));
  expect(gateway.pedidos[0]?.headers['authorization']).toBe('Bearer token-de-teste');
  expect(currentSession()).toBeNull();
  expect(readProva()).toBeNull();
  expect(told).toEqual(['logoff']);
});

it('lets the legacy server end its session in a hidden frame, after telling and before leaving', async () => {
  gateway.answer(accessCalls.logoff, { legado: LEGADO, para: '/login' });
  render(<LogoffPage />);
  await waitFor(() => expect(frame()).toBeInTheDocument());
  expect(frame()).toHaveAttribute('src', LEGADO);
  expect(frame()).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame()).not.toBeVisible();
  expect(told).toEqual(['logoff']);
  expect(here()).toBe('/logoff');
  fireEvent.load(frame() as HTMLElement);
  await waitFor(() => expect(here()).toBe('/login'));
});

it('leaves in the order of the specification: gateway, the fact told, legacy server, what is kept here, the central login’s own exit', async () => {
  const order: string[] = [];
  const keep = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => void order.push('esquece'));
  const heard = on(sessaoEvents.encerrada).subscribe(() => order.push('avisa'));
  gateway.reply(accessCalls.logoff, () => {
    order.push('servidor');
    return { status: 200, body: { success: true, data: { legado: LEGADO, para: '/login?saiu=1' } } };
  });
  render(<LogoffPage />);
  await waitFor(() => expect(frame()).toBeInTheDocument());
  order.push('legado');
  expect(here()).toBe('/logoff');
  keep.mockClear();
  fireEvent.load(frame() as HTMLElement);
  await waitFor(() => expect(here()).toBe('/login'));
  order.push('login central');
  // forgotten at once, so that nothing here acts for who is leaving, and for good after the older system
  expect(order.filter((step, index) => step !== order[index - 1])).toEqual([
    'servidor',
    'esquece',
    'avisa',
    'legado',
    'esquece',
    'login central',
  ]);
  expect(window.location.search).toBe('?saiu=1');
  heard.unsubscribe();
  keep.mockRestore();
});

it('waits three seconds for a legacy server that does not answer, and takes away a cookie that came back meanwhile', async () => {
  jest.useFakeTimers();
  gateway.answer(accessCalls.logoff, { legado: LEGADO, para: '/login' });
  render(<LogoffPage />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(frame()).toBeInTheDocument();
  signIn();
  await act(() => jest.advanceTimersByTimeAsync(2_800));
  expect(here()).toBe('/logoff');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(here()).toBe('/login');
  expect(currentSession()).toBeNull();
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.com', ''])('goes to the login rather than to “%s”', async (para) => {
  gateway.answer(accessCalls.logoff, { legado: null, para });
  render(<LogoffPage />);
  await waitFor(() => expect(here()).toBe('/login'));
});

it('leaves even when the gateway cannot be reached', async () => {
  render(<LogoffPage />);
  await waitFor(() => expect(here()).toBe('/login'));
  expect(currentSession()).toBeNull();
  expect(told).toEqual(['logoff']);
});
