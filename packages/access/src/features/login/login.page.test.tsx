import { accessCalls } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readProva } from '../../prova.storage.ts';
import { copy as depois } from './entrada.copy.ts';
import { copy } from './login.copy.ts';
import { LoginPage } from './login.page.tsx';

const PROVA = 'prova-unica-de-quem-entrou';
const gateway = fakeGateway();
const here = () => window.location.pathname + window.location.search;

beforeEach(() => window.history.replaceState(null, '', '/login'));
afterEach(() => {
  gateway.reset();
  signOut();
  sessionStorage.clear();
});
afterAll(gateway.close);

async function fill(email = 'marina@prado.com.br', senha = 'segredo') {
  const user = userEvent.setup();
  render(<LoginPage />);
  if (email) await user.type(screen.getByLabelText(copy.email), email);
  if (senha) await user.type(screen.getByLabelText(copy.senha), senha);
  return user;
}
const press = () => screen.getByRole('button', { name: copy.entrar });
const accepted = (success: boolean) => {
  signIn();
  return { status: 200, body: { success, code: -1, message: 'x', data: { token: 't' } } };
};

it.each([true, false])('signs in on code -1, with success %s, and goes back to where the visitor came from', async (success) => {
  window.history.replaceState(null, '', '/login?return_url=%2Fmulticalculo%2Forcamentos');
  const user = await fill();
  gateway.reply(accessCalls.login, () => accepted(success));
  await user.click(press());
  await waitFor(() => expect(here()).toBe('/multicalculo/orcamentos?redirect=true'));
  expect(gateway.pedidos[0]?.input).toEqual({ email: 'marina@prado.com.br', senha: 'segredo' });
});

it('sends one request however many times the button is pressed', async () => {
  const user = await fill();
  gateway.reply(accessCalls.login, () => new Promise(() => undefined));
  await user.dblClick(press());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(gateway.pedidos).toHaveLength(1));
  expect(press()).toHaveAttribute('aria-busy', 'true');
});

it('signs in by Enter in the password', async () => {
  const user = await fill();
  gateway.reply(accessCalls.login, () => accepted(true));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe('/home'));
});

it('says what the gateway says of a wrong pair, keeps what was typed and returns to the password', async () => {
  gateway.reply(accessCalls.login, refusal(200, 1, 'E-mail ou senha incorretos.'));
  const user = await fill();
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
  expect(screen.getByLabelText(copy.email)).toHaveValue('marina@prado.com.br');
  expect(screen.getByLabelText(copy.senha)).toHaveValue('segredo');
  expect(screen.getByLabelText(copy.senha)).toHaveFocus();
});

it('leaves the hash of an expired password in this tab and goes to its screen', async () => {
  gateway.reply(accessCalls.login, refusal(200, 2, 'x', { token: PROVA }));
  const user = await fill();
  await user.click(press());
  await waitFor(() => expect(here()).toBe('/expired'));
  expect(readProva()).toEqual({ origem: 'login', hash: PROVA });
});

it.each([
  [3, '/blocked'],
  [4, '/blocked?attempts=1'],
  [5, '/blocked'],
])('goes with code %s to %s', async (code, endereco) => {
  gateway.reply(accessCalls.login, refusal(200, code, 'x'));
  const user = await fill();
  await user.click(press());
  await waitFor(() => expect(here()).toBe(endereco));
});

it.each([
  [7, depois.emailNaoConfirmado],
  [8, catalogoDeErros.restricaoHorario[0]],
])('stays with code %s and says why', async (code, texto) => {
  gateway.reply(accessCalls.login, refusal(200, code, catalogoDeErros.restricaoHorario[0]));
  const user = await fill();
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(texto);
  expect(here()).toBe('/login');
});

it('speaks the general sentence when nobody answers and tries again with the same button', async () => {
  const user = await fill();
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(catalogoDeErros.semResposta.join(' '));
  const again = screen.getByRole('button', { name: copy.tentarNovamente });
  expect(again).toHaveFocus();
  gateway.reply(accessCalls.login, () => accepted(true));
  await user.click(again);
  await waitFor(() => expect(here()).toBe('/home'));
});

it('asks for the e-mail at its field, without a request', async () => {
  const user = await fill('', '');
  await user.click(press());
  await waitFor(() => expect(screen.getByLabelText(copy.email)).toHaveAccessibleDescription(depois.emailVazio));
  expect(screen.getByLabelText(copy.email)).toHaveFocus();
  expect(gateway.pedidos).toHaveLength(0);
});

it('goes by the keyboard from the fields to the button and the three ways out', async () => {
  const user = await fill('', '');
  expect(screen.getByLabelText(copy.email)).toHaveFocus();
  const order: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    await user.tab();
    order.push(
      document.activeElement?.getAttribute('name') ??
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        '',
    );
  }
  expect(order).toEqual(['senha', 'Mostrar senha', copy.entrar, copy.esqueci, copy.migrar, copy.testeGratis]);
  expect(screen.getByRole('link', { name: copy.testeGratis })).toHaveAttribute('href', '/onboarding');
});

it('tells password managers which field is which', async () => {
  await fill('', '');
  expect(screen.getByLabelText(copy.email)).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText(copy.senha)).toHaveAttribute('autocomplete', 'current-password');
});

it('warns that Caps Lock is on', async () => {
  const user = await fill();
  await user.keyboard('{CapsLock}a');
  expect(screen.getByLabelText(copy.senha)).toHaveAccessibleDescription(copy.capsLock);
});

it('tells when the browser keeps no cookie', async () => {
  gateway.answer(accessCalls.login, { token: 't' });
  const user = await fill();
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(depois.semCookie);
});

it('takes someone already signed in away', async () => {
  signIn();
  render(<LoginPage />);
  await waitFor(() => expect(here()).toBe('/'));
});
