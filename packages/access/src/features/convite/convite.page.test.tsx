import { conviteCalls } from '@balcao/contracts';
import { fakeGateway, refusal } from '@balcao/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConvitePage } from './convite.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const TOKEN = 'c'.repeat(43);

function open(search = `?token=${TOKEN}`): void {
  window.history.replaceState(null, '', `/convite${search}`);
  render(<ConvitePage />);
}
const sent = () => gateway.pedidos.filter(({ path }) => path === conviteCalls.acceptConvite.path).map(({ input }) => input);

beforeEach(() => {
  gateway.answer(conviteCalls.readConvite, { nome: 'Davi Luz', email: 'davi@casa.com.br', corretora: 'Vale Corretora' });
});
afterEach(() => {
  cleanup();
  gateway.reset();
});
afterAll(gateway.close);

it('says who invites whom, judges the fields, and is accepted once', async () => {
  gateway.answer(conviteCalls.acceptConvite, { email: 'davi@casa.com.br' });
  open();
  expect(await screen.findByText('Você vai usar o Balcão com Vale Corretora, entrando com davi@casa.com.br.')).toBeVisible();
  const aceitar = screen.getByRole('button', { name: 'Aceitar o convite' });
  await user.clear(screen.getByLabelText('Nome'));
  await user.click(aceitar);
  expect(await screen.findByText('Informe o nome.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText('Nome'), 'Davi L. Luz');
  await user.type(screen.getByLabelText('Crie uma senha'), 'Travessia#2026');
  await user.type(screen.getByLabelText('Repita a senha'), 'Travessia#2027');
  await user.click(aceitar);
  expect(await screen.findByText('As duas senhas precisam ser iguais.')).toBeVisible();
  await user.clear(screen.getByLabelText('Repita a senha'));
  await user.type(screen.getByLabelText('Repita a senha'), 'Travessia#2026');
  await user.click(aceitar);
  await waitFor(() => expect(sent()).toEqual([{ token: TOKEN, nome: 'Davi L. Luz', senha: 'Travessia#2026' }]));
});

it('of an invitation that is over says what may have happened', async () => {
  gateway.reply(conviteCalls.readConvite, refusal(410, 'prova-invalida', 'Este endereço não vale mais. Peça outro.'));
  open();
  expect(await screen.findByText('Este endereço não vale mais. Peça outro.')).toBeVisible();
  expect(screen.getByText(/Peça um novo a quem convidou você/)).toBeVisible();
});

it('lets try again when the gateway did not answer', async () => {
  gateway.reply(conviteCalls.readConvite, refusal(500, 500, 'Falhou aqui.'));
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(conviteCalls.readConvite, { nome: 'Davi Luz', email: 'davi@casa.com.br', corretora: 'Vale Corretora' });
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Aceitar o convite' })).toBeVisible();
});

it('without a link says where one comes from', () => {
  open('');
  expect(screen.getByText(/abra o link que mandamos por e-mail/)).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
});
