import { accessCalls } from '@balcao/contracts';
import { fakeGateway, refusal } from '@balcao/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy as comum } from '../../formulario.copy.ts';
import { BlockedPage } from './blocked.page.tsx';
import { copy } from './bloqueio.copy.ts';

const PROVA = 'prova-unica-do-desbloqueio';
const gateway = fakeGateway();
afterEach(gateway.reset);
afterAll(gateway.close);

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  render(<BlockedPage />);
  return userEvent.setup();
};
const title = () => screen.getByRole('heading', { level: 1 });
const main = () => screen.getByRole('main');

it.each([
  ['/blocked', copy.motivos.cadastro],
  ['/blocked?attempts=1', copy.motivos.tentativas],
  ['/blocked?attempts=2', copy.motivos.cadastro],
])('tells why at %s', (address, { titulo, textos }) => {
  open(address);
  expect(title()).toHaveTextContent(titulo);
  for (const texto of textos) expect(screen.getByText(texto)).toBeVisible();
  expect(screen.getByRole('link', { name: copy.voltar })).toHaveAttribute('href', '/login');
});

it('asks for the link that unblocks, once, and says the same to everybody', async () => {
  const user = open('/blocked?attempts=1');
  gateway.answer(accessCalls.unblock, {});
  await user.type(screen.getByLabelText(copy.email), 'marina@prado.com.br');
  await user.dblClick(screen.getByRole('button', { name: copy.enviar }));
  await waitFor(() => expect(window.location.pathname).toBe('/success/desbloqueio-enviado'));
  expect(gateway.pedidos.map(({ input }) => input)).toEqual([{ email: 'marina@prado.com.br' }]);
});

it('wants an e-mail to send it to', async () => {
  const user = open('/blocked');
  await user.click(screen.getByRole('button', { name: copy.enviar }));
  expect(screen.getByLabelText(copy.email)).toHaveAccessibleDescription(copy.emailVazio);
  expect(gateway.pedidos).toHaveLength(0);
});

it('unblocks by the link, once, and shows the way in', async () => {
  gateway.answer(accessCalls.unblock, {});
  open(`/blocked?token=${PROVA}`);
  expect(main()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(copy.link.aguardando);
  expect(await screen.findByText(copy.link.feito)).toBeVisible();
  expect(main()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('link', { name: copy.link.entrar })).toHaveAttribute('href', '/login');
  expect(gateway.pedidos.map(({ input }) => input)).toEqual([{ token: PROVA }]);
});

it('says that a link no longer holds and offers another', async () => {
  gateway.reply(accessCalls.unblock, refusal(410, 'prova-invalida', 'Este endereço não vale mais. Peça outro.'));
  const user = open(`/blocked?token=${PROVA}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Este endereço não vale mais.');
  await user.click(screen.getByRole('button', { name: copy.link.pedir }));
  expect(screen.getByLabelText(copy.email)).toHaveFocus();
  expect(screen.getByRole('button', { name: copy.enviar })).toBeVisible();
});

it('does not even ask about a link that was cut', async () => {
  open('/blocked?token=cortado');
  expect(await screen.findByRole('alert')).toHaveTextContent(comum.enderecoVencido);
  expect(gateway.pedidos).toHaveLength(0);
});

it('tries a link again when nobody answered, and keeps the button where it is meanwhile', async () => {
  const user = open(`/blocked?token=${PROVA}`);
  const again = await screen.findByRole('button', { name: comum.tentarNovamente });
  let release: () => void = () => undefined;
  gateway.answer(accessCalls.unblock, new Promise((resolve) => (release = () => resolve({}))));
  await user.dblClick(again);
  expect(again).toHaveFocus();
  expect(again).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByText(copy.link.feito)).toBeVisible();
  expect(gateway.pedidos).toHaveLength(1);
});
