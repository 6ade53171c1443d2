import { accessCalls } from '@balcao/contracts';
import { fakeGateway, refusal } from '@balcao/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy } from './migracao.copy.ts';
import { MigratePage } from './migrate.page.tsx';

const gateway = fakeGateway();
afterEach(gateway.reset);
afterAll(gateway.close);

const open = () => {
  window.history.replaceState(null, '', '/migrate');
  render(<MigratePage />);
  const field = (label: string) => screen.getByLabelText(label);
  return { user: userEvent.setup(), login: field(copy.login), senha: field(copy.senha), email: field(copy.email) };
};

it('asks for the migration once and says the same whatever was typed', async () => {
  const { user, login, senha, email } = open();
  gateway.answer(accessCalls.migrateUser, {});
  await user.type(login, 'marina.prado');
  await user.type(senha, 'antiga');
  await user.type(email, 'marina@prado.com.br');
  await user.dblClick(screen.getByRole('button', { name: copy.enviar }));
  await waitFor(() => expect(window.location.pathname).toBe('/success/migracao-enviada'));
  expect(gateway.pedidos.map(({ input }) => input)).toEqual([{ login: 'marina.prado', senha: 'antiga', email: 'marina@prado.com.br' }]);
});

it('says at each field what it lacks and leads to the first', async () => {
  const { user, login, senha, email } = open();
  await user.type(login, 'ab');
  await user.type(email, 'marina@');
  await user.keyboard('{Enter}');
  expect(login).toHaveAccessibleDescription(copy.loginInvalido);
  expect(senha).toHaveAccessibleDescription(copy.senhaVazia);
  expect(email).toHaveAccessibleDescription(copy.emailInvalido);
  expect(login).toHaveFocus();
  expect(gateway.pedidos).toHaveLength(0);
});

it('shows a refusal of the gateway and keeps what was typed', async () => {
  const { user, login, senha, email } = open();
  gateway.reply(accessCalls.migrateUser, refusal(429, 'muitas', 'Aguarde um minuto.'));
  await user.type(login, 'marina.prado');
  await user.type(senha, 'antiga');
  await user.type(email, 'marina@prado.com.br{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde um minuto.');
  expect([login, senha, email].map((field) => (field as HTMLInputElement).value)).toEqual([
    'marina.prado',
    'antiga',
    'marina@prado.com.br',
  ]);
});

it('tells password managers which field is which', () => {
  const { login, senha, email } = open();
  expect([login, senha, email].map((field) => field.getAttribute('autocomplete'))).toEqual(['username', 'current-password', 'email']);
});
