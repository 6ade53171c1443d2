import { atosSeguradoCalls } from '@balcao/contracts';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AtosSegurado } from './atos-segurado.component.tsx';
import { Oportunidades } from './oportunidades.component.tsx';

jest.mock('single-spa', () => ({ navigateToUrl: jest.fn() }));

const user = userEvent.setup();
const gateway = fakeGateway();
const ZELIA = '0190b000-0000-7000-8000-000000000001';
const onFeito = jest.fn();
const show = () =>
  render(
    <QueryProvider>
      <AtosSegurado alvo={{ ids: [ZELIA] }} onFeito={onFeito} />
      <ToastRegion />
    </QueryProvider>,
  );

beforeEach(() => {
  signIn();
  onFeito.mockClear();
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('creates a task for each client chosen', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Criar tarefas' }));
  const dialog = screen.getByRole('dialog', { name: 'Uma tarefa para cada selecionado' });
  expect(dialog).toBeVisible();
  await user.type(screen.getByLabelText(/O que fazer/), 'Oferecer residencial');
  gateway.answer(atosSeguradoCalls.createTarefas, [{ id: ZELIA, nome: 'Zélia', ok: true, mudou: true, mensagem: null }]);
  await user.click(screen.getAllByRole('button', { name: 'Criar tarefas' }).at(-1) as HTMLElement);
  expect(await screen.findByText('1 tarefa criada')).toBeVisible();
  expect(onFeito).toHaveBeenCalled();
  expect(gateway.pedidos.at(-1)?.input).toMatchObject({ ids: [ZELIA], tarefa: { titulo: 'Oferecer residencial', tipo: 'OUTRO' } });
});

it('is asked under the same key when it is pressed again after an answer that was lost', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Criar tarefas' }));
  await user.type(screen.getByLabelText(/O que fazer/), 'Oferecer residencial');
  const send = () => user.click(screen.getAllByRole('button', { name: 'Criar tarefas' }).at(-1) as HTMLElement);
  gateway.reply(atosSeguradoCalls.createTarefas, refusal(503, 503, 'Em atualização.'));
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  gateway.answer(atosSeguradoCalls.createTarefas, [{ id: ZELIA, nome: 'Zélia', ok: true, mudou: true, mensagem: null }]);
  await send();
  await waitFor(() => expect(onFeito).toHaveBeenCalled());
  const [um, outro] = gateway.pedidos.map(({ headers }) => headers['idempotency-key']);
  expect(outro).toBe(um);
});

it('sends a message, and says of each who was left out why', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  await user.type(screen.getByLabelText(/Assunto/), 'Novidade');
  await user.type(screen.getByRole('textbox', { name: /^Mensagem/ }), 'Temos uma novidade.');
  gateway.reply(atosSeguradoCalls.sendMensagens, refusal(503, 503, 'Em atualização.'));
  const sendButton = () => screen.getAllByRole('button', { name: 'Enviar mensagem' }).at(-1) as HTMLElement;
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  gateway.answer(atosSeguradoCalls.sendMensagens, [
    { id: ZELIA, nome: 'Zélia', ok: false, mudou: false, mensagem: 'Sem e-mail no cadastro.' },
  ]);
  await user.click(sendButton());
  expect(await screen.findByText('Zélia: Sem e-mail no cadastro.')).toBeVisible();
  expect(onFeito).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
  expect(onFeito).toHaveBeenCalled();
});

it('leads from whom what may be offered to, to the list of them', async () => {
  gateway.answer(atosSeguradoCalls.listOportunidades, [{ pessoa: 'PF', tem: 'AUTO', falta: 'RESIDENCIAL', segurados: 1_200 }]);
  render(<Oportunidades />, { wrapper: QueryProvider });
  expect(await screen.findByText('1.200')).toBeVisible();
  const link = screen.getByRole('link', { name: /Ver clientes que têm/ });
  expect(link).toHaveAttribute('href', '/segurados/painel?pessoa=PF&tem=AUTO&falta=RESIDENCIAL');
});

it('says that there is nobody to offer anything to', async () => {
  gateway.answer(atosSeguradoCalls.listOportunidades, []);
  render(<Oportunidades />, { wrapper: QueryProvider });
  expect(await screen.findByText('Nenhuma oportunidade por ora')).toBeVisible();
});
