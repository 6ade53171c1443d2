import { layoutEvents, type Notificacao, notificacaoCalls, notificationsCalls } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { keyOf, QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { NotificacoesPage } from './notificacoes.page.tsx';

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

const page = (itens: Notificacao[], { total = itens.length, naoLidas = itens.filter(({ lido }) => !lido).length, pagina = 1 } = {}) =>
  gateway.answer(notificationsCalls.list, { itens, total, naoLidas, pagina, tamanho: 20 });
const asked = () => gateway.pedidos.filter(({ method, path }) => method === 'GET' && path === '/notifications').map(({ input }) => input);
const bell = () => queryClient.getQueryData<{ total: number }>(keyOf(notificacaoCalls.getLatest, {}))?.total;

beforeEach(() => {
  page([aviso(1), aviso(3, { lido: true }), aviso(5)]);
  gateway.answer(notificationsCalls.markAsRead, { total: 1 });
  gateway.answer(notificationsCalls.markAllAsRead, { total: 0 });
});
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('is busy until the list loads, then shows the number of unread and the notices by day', async () => {
  page([aviso(1), aviso(3, { data: '2020-02-03T12:00:00Z' })]);
  open();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('2 notificações não lidas.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(titles()).toEqual(['Aviso 1', 'Aviso 3']);
  expect(screen.getByRole('heading', { level: 2, name: '03/02/2020' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Notificações: 03/02/2020' })).toHaveTextContent('Aviso 3');
});

it('requests the filters of the address, and writes the chosen ones there', async () => {
  page([aviso(5)]);
  open('?leitura=naoLidas&tipo=arquivo&pagina=2');
  await screen.findByText('Texto 5');
  expect(asked().at(-1)).toMatchObject({ leitura: 'naoLidas', tipo: 'arquivo', pagina: '2' });
  page([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Lidas' }));
  expect(window.location.search).toBe('?leitura=lidas&tipo=arquivo');
  expect(await screen.findByText('Nenhuma notificação com estes filtros')).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ leitura: 'lidas', pagina: '1' });
  page([aviso(1)]);
  await userEvent.click(screen.getAllByRole('button', { name: /Limpar filtros/ }).at(-1) as HTMLElement);
  expect(window.location.search).toBe('');
  expect(await screen.findByText('Texto 1')).toBeVisible();
});

it('changes pages, and leads back from a page that no longer exists', async () => {
  page([aviso(1)], { total: 41, naoLidas: 41 });
  open();
  await screen.findByText('Texto 1');
  page([], { total: 41, naoLidas: 41, pagina: 2 });
  await userEvent.click(screen.getByRole('button', { name: /Próxima/ }));
  expect(window.location.search).toBe('?pagina=2');
  expect(await screen.findByText('Esta página não existe mais')).toBeVisible();
  page([aviso(2)], { total: 21 });
  await userEvent.click(screen.getByRole('button', { name: 'Ir para a primeira página' }));
  expect(await screen.findByText('Texto 2')).toBeVisible();
});

it('marks one as read immediately, also in the bell, and keeps it in place until the filters change', async () => {
  queryClient.setQueryData(keyOf(notificacaoCalls.getLatest, {}), { notificacoes: [aviso(1), aviso(5)], total: 2 });
  open('?leitura=naoLidas');
  const marcar = await screen.findByRole('button', { name: 'Marcar como lida: Aviso 1' });
  page([aviso(5)]);
  await userEvent.click(marcar);
  expect(await screen.findByText('1 notificação não lida.')).toBeVisible();
  expect([titles(), bell()]).toEqual([['Aviso 1', 'Aviso 3', 'Aviso 5'], 1]);
  expect(marks()).toEqual([[aviso(1).id]]);
  await userEvent.click(screen.getByRole('radio', { name: 'Todas' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Não lidas' }));
  await waitFor(() => expect(titles()).toEqual(['Aviso 5']));
});

it('marks all as read, and reverts with the reason when refused', async () => {
  gateway.reply(notificationsCalls.markAllAsRead, refusal(200, 1, 'Hoje não.'));
  const said: string[] = [];
  const subscription = on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => said.push(titulo));
  open();
  await screen.findByText('Texto 1');
  await userEvent.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
  await waitFor(() => expect(said).toEqual(['Hoje não.']));
  expect(screen.getByText('2 notificações não lidas.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Marcar como lida: Aviso 5' })).toBeVisible();
  gateway.answer(notificationsCalls.markAllAsRead, { total: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
  expect(await screen.findByText('Tudo lido.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Marcar como lida/ })).toBeNull();
  subscription.unsubscribe();
});

it('reverts one that was refused, with the reason', async () => {
  gateway.reply(notificationsCalls.markAsRead, refusal(200, 1, 'Hoje não.'));
  const said: string[] = [];
  const subscription = on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => said.push(titulo));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como lida: Aviso 1' }));
  await waitFor(() => expect(said).toEqual(['Hoje não.']));
  expect(screen.getByText('2 notificações não lidas.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Marcar como lida: Aviso 1' })).toBeVisible();
  subscription.unsubscribe();
});

it('shows a notice that arrives, after the parcel that listens invalidates the list', async () => {
  open();
  await screen.findByText('Texto 1');
  page([aviso(2), aviso(1)]);
  await queryClient.invalidateQueries({ queryKey: keyOf(notificationsCalls.list) });
  expect(await screen.findByText('Texto 2')).toBeVisible();
});

it('links only to screens of this build', async () => {
  page([aviso(1, { link: '/home' }), aviso(2, { link: 'https://fora.exemplo' })]);
  open();
  expect(await screen.findByRole('link', { name: 'Abrir: Aviso 1' })).toHaveAttribute('href', '/home');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('has an empty state', async () => {
  page([]);
  open();
  expect(await screen.findByText('Nenhuma notificação ainda')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Marcar todas como lidas' })).toHaveAttribute('aria-disabled', 'true');
});

it('offers to try again when the list could not be read', async () => {
  gateway.reply(notificationsCalls.list, refusal(500, 500, 'Falhou aqui.'));
  open();
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  page([aviso(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Texto 1')).toBeVisible();
});
