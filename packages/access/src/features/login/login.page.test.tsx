import { accessCalls } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy } from './login.copy.ts';
import { LoginPage } from './login.page.tsx';
import { CHAVE_SENHA_EXPIRADA } from './login.resource.ts';

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

it('signs in and goes back to where the visitor came from', async () => {
  window.history.replaceState(null, '', '/login?return_url=%2Fmulticalculo%2Forcamentos');
  const user = await fill();
  gateway.reply(accessCalls.login, () => {
    signIn();
    return { status: 200, body: { success: true, code: -1, data: { token: 't' } } };
  });
  await user.click(press());
  await waitFor(() => expect(here()).toBe('/multicalculo/orcamentos?redirect=true'));
  expect(gateway.pedidos[0]?.input).toEqual({ email: 'marina@prado.com.br', senha: 'segredo' });
});

it('sends one request however many times the button is pressed', async () => {
  const user = await fill();
  gateway.reply(accessCalls.login, () => new Promise(() => undefined));
  await user.dblClick(press());
  await user.keyboard('{Enter}');
  expect(gateway.pedidos).toHaveLength(1);
  expect(press()).toHaveAttribute('aria-busy', 'true');
});

it('says that the pair is wrong, keeps what was typed and returns to the password', async () => {
  gateway.reply(accessCalls.login, refusal(200, 1, 'x'));
  const user = await fill();
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(copy.incorretos);
  expect(screen.getByLabelText(copy.email)).toHaveValue('marina@prado.com.br');
  expect(screen.getByLabelText(copy.senha)).toHaveValue('segredo');
  expect(screen.getByLabelText(copy.senha)).toHaveFocus();
});

it('leaves the hash of an expired password in this tab and goes to its screen', async () => {
  gateway.reply(accessCalls.login, refusal(200, 2, 'x', { token: 'hash-unico' }));
  const user = await fill();
  await user.click(press());
  await waitFor(() => expect(here()).toBe('/expired'));
  expect(sessionStorage.getItem(CHAVE_SENHA_EXPIRADA)).toBe('hash-unico');
});

it('goes to the blocked screen, told of the attempts', async () => {
  gateway.reply(accessCalls.login, refusal(200, 4, 'x'));
  const user = await fill();
  await user.click(press());
  await waitFor(() => expect(here()).toBe('/blocked?attempts=1'));
});

it('speaks the general sentence when nobody answers and lets the visitor try again', async () => {
  const user = await fill();
  await user.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(catalogoDeErros.semResposta.join(' '));
  expect(press()).not.toHaveAttribute('aria-busy');
});

it('asks for the e-mail at its field, without a request', async () => {
  const user = await fill('', '');
  await user.click(press());
  expect(screen.getByLabelText(copy.email)).toHaveAccessibleDescription(copy.emailVazio);
  expect(screen.getByLabelText(copy.email)).toHaveFocus();
  expect(gateway.pedidos).toHaveLength(0);
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
  expect(await screen.findByRole('alert')).toHaveTextContent(copy.semCookie);
});

it('takes someone already signed in home', async () => {
  signIn();
  render(<LoginPage />);
  await waitFor(() => expect(here()).toBe('/home'));
});
