import { contaCalls, layoutEvents } from '@balcao/contracts';
import { currentSession, emit, on } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAparenciaDaConta } from './aparencia.resource.ts';
import { Appearance } from './appearance.component.tsx';

const gateway = fakeGateway();
const daConta = { tema: 'sistema', densidade: 'confortavel', collapsedMenu: true, showTutorialPlugin: false } as const;
const shown = () => ({ ...document.documentElement.dataset });

function Looked() {
  useAparenciaDaConta();
  return <Appearance />;
}
const open = () => {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  render(
    <QueryProvider>
      <Looked />
    </QueryProvider>,
  );
};

afterEach(() => {
  gateway.reset();
  queryClient.clear();
  localStorage.clear();
  signOut();
});
afterAll(gateway.close);

// must run first, while nothing has been chosen on this page
it('applies the preferences of the account and stores them in the browser', async () => {
  gateway.answer(contaCalls.getPreferencias, { ...daConta, tema: 'escuro', densidade: 'compacta' });
  open();
  await waitFor(() => expect(shown()).toEqual({ tema: 'escuro', densidade: 'compacta' }));
  expect([localStorage.getItem('balcao:tema'), localStorage.getItem('balcao:densidade')]).toEqual(['escuro', 'compacta']);
  expect(screen.getByRole('radio', { name: 'Escuro' })).toBeChecked();
});

it('follows a change published by another parcel', () => {
  gateway.answer(contaCalls.getPreferencias, daConta);
  open();
  act(() => emit(layoutEvents.aparenciaMudou, { tema: 'claro', densidade: 'compacta' }));
  expect(shown()).toEqual({ tema: 'claro', densidade: 'compacta' });
  expect(screen.getByRole('radio', { name: 'Compacta' })).toBeChecked();
});

it('applies a choice immediately and stores it in the account without changing the other preferences', async () => {
  gateway.answer(contaCalls.getPreferencias, daConta);
  gateway.answer(contaCalls.savePreferencias, { ...daConta, tema: 'escuro' });
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
  expect(shown()).toMatchObject({ tema: 'escuro' });
  await waitFor(() => expect(gateway.pedidos.at(-1)).toMatchObject({ method: 'PUT', input: { ...daConta, tema: 'escuro' } }));
});

it('keeps the choice in this browser and informs the user when the account cannot store it', async () => {
  gateway.answer(contaCalls.getPreferencias, daConta);
  gateway.reply(contaCalls.savePreferencias, refusal(500, 'ERRO', 'x'));
  const said: string[] = [];
  const subscription = on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => said.push(titulo));
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Compacta' }));
  await waitFor(() => expect(said).toEqual(['A aparência mudou só neste navegador']));
  expect(shown()).toMatchObject({ densidade: 'compacta' });
  subscription.unsubscribe();
});
