import { type Conta, contaCalls } from '@balcao/contracts';
import { currentSession, unsavedWork } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { refusal, signIn } from '@balcao/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { Dados } from './dados.component.tsx';

const conta: Conta = {
  nome: 'Rita Corretora',
  email: 'corretor@balcao.test',
  telefone: '11900001234',
  administrador: false,
  nomeCorretora: 'Corretora Vale',
  emailConfirmado: true,
  criadaEm: '2024-03-01T12:00:00.000Z',
};

const open = () => {
  openPage(<Dados />);
};
const nome = () => screen.findByRole('textbox', { name: /^Nome/ });
const botaoSalvar = () => screen.getByRole('button', { name: 'Salvar dados' });
const saves = () => gateway.pedidos.filter(({ method }) => method === 'PUT');

beforeEach(() => gateway.answer(contaCalls.getConta, conta));

it('shows who the person is, the e-mail without a field to change it', async () => {
  open();
  expect(await nome()).toHaveValue('Rita Corretora');
  expect(screen.getByRole('textbox', { name: 'Celular' })).toHaveValue('(11) 90000-1234');
  expect(screen.getByText('corretor@balcao.test')).toBeVisible();
  expect(screen.getByText('01/03/2024')).toBeVisible();
});

it('saves what changed, bare, and has nothing left to save', async () => {
  gateway.answer(contaCalls.saveConta, { ...conta, nome: 'Rita Lima' });
  open();
  await userEvent.clear(await nome());
  await userEvent.type(await nome(), ' Rita Lima ');
  expect(unsavedWork.get('settings')).toBe(1);
  await userEvent.click(botaoSalvar());
  expect(await screen.findByText('Dados salvos')).toBeVisible();
  expect(saves()[0]?.input).toEqual({ nome: 'Rita Lima', telefone: '11900001234' });
  expect(await nome()).toHaveValue('Rita Lima');
  expect(botaoSalvar()).toHaveAttribute('aria-disabled', 'true');
  expect(unsavedWork.get('settings')).toBe(0);
});

it('sends once however often it is pressed', async () => {
  let finish: (saved: Conta) => void = () => undefined;
  gateway.answer(contaCalls.saveConta, new Promise<Conta>((done) => (finish = done)));
  open();
  await userEvent.type(await nome(), ' Lima');
  await userEvent.dblClick(botaoSalvar());
  finish({ ...conta, nome: 'Rita Corretora Lima' });
  await waitFor(() => expect(botaoSalvar()).not.toHaveAttribute('aria-busy'));
  expect(saves()).toHaveLength(1);
});

it('stops at a field that is wrong before sending, and takes the reader there', async () => {
  open();
  await userEvent.clear(await nome());
  await userEvent.clear(screen.getByRole('textbox', { name: 'Celular' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Celular' }), '1130001234');
  await userEvent.click(botaoSalvar());
  expect(screen.getByText('Informe o nome.')).toBeVisible();
  expect(screen.getByText('Informe o celular com DDD, como (11) 90000-1234.')).toBeVisible();
  expect(await nome()).toHaveFocus();
  expect(saves()).toHaveLength(0);
});

it('puts what the gateway refuses at its field', async () => {
  gateway.reply(contaCalls.saveConta, {
    status: 422,
    body: {
      success: false,
      code: 'CAMPOS',
      message: 'Confira os campos.',
      errors: [{ campo: 'telefone', codigo: 'invalido', mensagem: 'Este celular não existe.' }],
    },
  });
  open();
  await userEvent.type(await nome(), ' Lima');
  await userEvent.click(botaoSalvar());
  expect(await screen.findByText('Este celular não existe.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Celular' })).toHaveFocus();
});

it('keeps what was typed when nobody answers, here and after coming back', async () => {
  open();
  await userEvent.type(await nome(), ' Lima');
  await userEvent.click(botaoSalvar());
  expect(await screen.findByRole('alert')).toHaveTextContent('Oops... Ocorreu um erro inesperado.');
  expect(await nome()).toHaveValue('Rita Corretora Lima');
  cleanup();
  open();
  expect(await nome()).toHaveValue('Rita Corretora Lima');
  expect(screen.getByText(/Trouxemos de volta/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await nome()).toHaveValue('Rita Corretora');
});

it('never gives one person what another had typed', async () => {
  open();
  await userEvent.type(await nome(), ' Lima');
  cleanup();
  queryClient.clear();
  signIn({ usuarioId: '0190b000-0000-7000-8000-000000000099', token: 'outra', hash: 'outra' });
  currentSession();
  // the cache forgets the first one right after
  await Promise.resolve();
  render(
    <QueryProvider>
      <Dados />
    </QueryProvider>,
  );
  expect(await nome()).toHaveValue('Rita Corretora');
});

it('says that the data did not come and tries again', async () => {
  gateway.reply(contaCalls.getConta, refusal(500, 'ERRO', 'Erro ao ler a conta.'));
  open();
  expect(await screen.findByText('Erro ao ler a conta.')).toBeVisible();
  gateway.answer(contaCalls.getConta, conta);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await nome()).toBeVisible();
});
