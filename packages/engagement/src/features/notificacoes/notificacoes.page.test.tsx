import { layoutEvents, type Notificacao, notificacaoCalls } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { NotificacoesPage } from './notificacoes.page.tsx';

// React Aria's choices under jsdom, on a busy machine
jest.setTimeout(20_000);

const gateway = fakeGateway();
const aviso = (n: number, over: Partial<Notificacao> = {}): Notificacao => ({
  id: `0190b000-0000-7000-8000-00000000000${n}`,
  tipo: n,
  titulo: `Aviso ${n}`,
  descricao: `Texto ${n}`,
  data: new Date(Date.now() - 120_000).toISOString(),
  lido: false,
  link: null,
  ...over,
});
const titles = () => screen.queryAllByText(/^(Não lida: )?Aviso \d$/).map(({ textContent }) => textContent.replace('Não lida: ', ''));
const marks = () => gateway.pedidos.filter(({ method }) => method === 'POST').map(({ input }) => input['ids']);

function open(search = '') {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  window.history.replaceState(null, '', `/notificacoes${search}`);
  render(
    <QueryProvider>
      <BrowserRouter>
        <NotificacoesPage />
      </BrowserRouter>
    </QueryProvider>,
  );
}

beforeEach(() => {
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [aviso(1), aviso(3, { lido: true }), aviso(5)], total: 2 });
  gateway.answer(notificacaoCalls.markAsRead, { total: 1 });
});
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('is busy until the list is there, then says how many are unread', async () => {
  open();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('2 notificações não lidas.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(titles()).toEqual(['Aviso 1', 'Aviso 3', 'Aviso 5']);
});

it('shows what the address filters, and writes there what is chosen', async () => {
  open('?leitura=naoLidas&tipo=arquivo');
  await screen.findByText('Texto 5');
  expect(titles()).toEqual(['Aviso 5']);
  await userEvent.click(screen.getByRole('radio', { name: 'Lidas' }));
  expect(window.location.search).toBe('?leitura=lidas&tipo=arquivo');
  expect(await screen.findByText('Nenhuma notificação com estes filtros')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: /Limpar filtros/ }).at(-1) as HTMLElement);
  expect(window.location.search).toBe('');
  expect(titles()).toHaveLength(3);
});

it('reads one at once and leaves it under the pointer until the filters change', async () => {
  open('?leitura=naoLidas');
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como lida: Aviso 1' }));
  expect(await screen.findByText('1 notificação não lida.')).toBeVisible();
  expect(titles()).toEqual(['Aviso 1', 'Aviso 5']);
  expect(marks()).toEqual([[aviso(1).id]]);
  await userEvent.click(screen.getByRole('radio', { name: 'Todas' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Não lidas' }));
  expect(titles()).toEqual(['Aviso 5']);
});

it('reads all that are unread, and takes it back with the reason when refused', async () => {
  gateway.reply(notificacaoCalls.markAsRead, refusal(200, 1, 'Hoje não.'));
  const said: string[] = [];
  const subscription = on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => said.push(titulo));
  open();
  await screen.findByText('Texto 1');
  await userEvent.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
  await waitFor(() => expect(said).toEqual(['Hoje não.']));
  expect(marks()).toEqual([[aviso(1).id, aviso(5).id]]);
  expect(screen.getByText('2 notificações não lidas.')).toBeVisible();
  subscription.unsubscribe();
});

it('leads only to screens of this build', async () => {
  gateway.answer(notificacaoCalls.getLatest, {
    notificacoes: [aviso(1, { link: '/home' }), aviso(2, { link: 'https://fora.exemplo' })],
    total: 2,
  });
  open();
  expect(await screen.findByRole('link', { name: 'Abrir: Aviso 1' })).toHaveAttribute('href', '/home');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says when there is none yet', async () => {
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [], total: 0 });
  open();
  expect(await screen.findByText('Nenhuma notificação ainda')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Marcar todas como lidas' })).toHaveAttribute('aria-disabled', 'true');
});

it('lets try again when the list did not come', async () => {
  gateway.reply(notificacaoCalls.getLatest, refusal(500, 500, 'Falhou aqui.'));
  open();
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [aviso(1)], total: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Texto 1')).toBeVisible();
});
