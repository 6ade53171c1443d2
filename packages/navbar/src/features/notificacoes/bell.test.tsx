import { layoutEvents, type Notificacao, notificacaoCalls } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ThemeRoot } from '@balcao/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from './bell.component.tsx';

const gateway = fakeGateway();
const navigate = jest.fn();
const aviso = (n: number, over: Partial<Notificacao> = {}): Notificacao => ({
  id: `0190b000-0000-7000-8000-00000000000${n}`,
  tipo: 3,
  titulo: `Aviso ${n}`,
  descricao: 'Comissão recebida.',
  data: new Date(Date.now() - 300_000).toISOString(),
  lido: false,
  link: null,
  ...over,
});
const bell = () => screen.getByRole('button', { name: /^Notificações/ });
const marks = () => gateway.pedidos.filter(({ path }) => path.endsWith('/markAsRead')).map(({ input }) => input['ids']);

async function open() {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  render(
    <ThemeRoot navigate={navigate}>
      <QueryProvider>
        <Bell isConectado={false} chegou={null} />
      </QueryProvider>
    </ThemeRoot>,
  );
  await userEvent.click(bell());
}
const told = () => {
  const said: unknown[] = [];
  const subscription = on(layoutEvents.avisoEmitido).subscribe((fact) => said.push(fact));
  return { said, stop: () => subscription.unsubscribe() };
};

afterEach(() => {
  gateway.reset();
  queryClient.clear();
  navigate.mockClear();
  signOut();
});
afterAll(gateway.close);

it('counts the unread, 99+ beyond that', async () => {
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [aviso(1)], total: 120 });
  await open();
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notificações: 99+ não lidas'));
  expect(screen.getByText('99+')).toBeVisible();
  expect(await screen.findByText('há 5 min')).toBeVisible();
});

it('marks a pressed notice as read before the gateway answers', async () => {
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [aviso(1), aviso(2)], total: 2 });
  let answer: (output: { total: number }) => void = () => undefined;
  gateway.answer(
    notificacaoCalls.markAsRead,
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Não lida: Aviso 1/ }));
  expect(bell()).toHaveAccessibleName('Notificações: 1 não lida');
  expect(marks()).toEqual([[aviso(1).id]]);
  answer({ total: 0 });
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notificações'));
});

it('marks it as unread again with the reason of the gateway when refused', async () => {
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [aviso(1), aviso(2, { lido: true })], total: 1 });
  gateway.reply(notificacaoCalls.markAsRead, refusal(200, 1, 'Não deu para marcar.'));
  const { said, stop } = told();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }));
  await waitFor(() => expect(said).toEqual([{ tipo: 'erro', titulo: 'Não deu para marcar.' }]));
  expect(bell()).toHaveAccessibleName('Notificações: 1 não lida');
  expect(screen.getByRole('button', { name: /Não lida: Aviso 1/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Não lida: Aviso 2/ })).toBeNull();
  stop();
});

it('follows the link of a notice and marks it as read, even when refused after the panel closed', async () => {
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [aviso(1, { link: '/home?de=aviso' })], total: 1 });
  gateway.reply(notificacaoCalls.markAsRead, refusal(500, 'ERRO', 'Caiu.'));
  const { said, stop } = told();
  await open();
  await userEvent.click(await screen.findByRole('link', { name: /Aviso 1/ }));
  expect(navigate).toHaveBeenCalledWith('/home?de=aviso');
  await waitFor(() => expect(said).toHaveLength(1));
  expect(bell()).toHaveAccessibleName('Notificações: 1 não lida');
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
  stop();
});

it('does not link to a screen unknown to this build', async () => {
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [aviso(1, { link: 'https://fora.exemplo', lido: true })], total: 0 });
  await open();
  expect(await screen.findByRole('button', { name: /Aviso 1/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Aviso 1/ })).toBeNull();
});

it('has an empty state, and offers to try again when the notices could not be read', async () => {
  gateway.reply(notificacaoCalls.getLatest, refusal(500, 'ERRO', 'Caiu.'));
  await open();
  expect(await screen.findByText('Caiu.')).toBeVisible();
  gateway.answer(notificacaoCalls.getLatest, { notificacoes: [], total: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma notificação')).toBeVisible();
});
