import { accessCalls, sessaoEvents } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { fakeGateway, signIn } from '@balcao/testing';
import { render, waitFor } from '@testing-library/react';
import { LogoffPage } from './logoff.page.tsx';

const gateway = fakeGateway();
const told: string[] = [];
const subscription = on(sessaoEvents.encerrada).subscribe(({ motivo }) => told.push(motivo));

beforeEach(() => {
  window.history.replaceState(null, '', '/logoff');
  signIn();
  currentSession();
  told.length = 0;
});
afterEach(gateway.reset);
afterAll(() => {
  gateway.close();
  subscription.unsubscribe();
});

it('ends the session at the gateway, forgets it here, tells the parcels and goes to the login', async () => {
  gateway.answer(accessCalls.logoff, { legado: null, para: '/login' });
  render(<LogoffPage />);
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(gateway.pedidos[0]?.headers['authorization']).toBe('Bearer token-de-teste');
  expect(currentSession()).toBeNull();
  expect(told).toEqual(['logoff']);
});

it('leaves even when the gateway cannot be reached', async () => {
  render(<LogoffPage />);
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(currentSession()).toBeNull();
});
