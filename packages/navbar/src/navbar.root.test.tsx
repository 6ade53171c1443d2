import { layoutCalls, layoutEvents, type ItemMenu, notificacaoCalls, onboardingEvents, type Sessao, sessaoEvents } from '@balcao/contracts';
import { currentSession, emit, on } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavbarRoot } from './navbar.root.tsx';

const gateway = fakeGateway();
const home: ItemMenu = { title: 'Meu dia', rota: '/home', link: null, icon: null, destacado: false, isNew: false, subitems: null };

function open(over: Partial<Sessao> = {}) {
  signIn({ username: 'Marina Prado', token: crypto.randomUUID(), ...over });
  currentSession();
  return render(<NavbarRoot />);
}
const openUserMenu = () => userEvent.click(screen.getByRole('button', { name: 'Marina Prado, sua conta' }));

beforeEach(() => gateway.answer(notificacaoCalls.getLatest, { notificacoes: [], total: 0 }));
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
  // events of a session must not affect the next
  emit(sessaoEvents.encerrada, { motivo: 'logoff' });
});
afterAll(gateway.close);

it('truncates the name of the brokerage to 20 characters, with the whole name in the tooltip', () => {
  open({ nomeCorretora: 'Corretora Vale do Sapucaí' });
  expect(screen.getByText('Corretora Vale do Sa…')).toHaveAttribute('title', 'Corretora Vale do Sapucaí');
});

it('leaves a short name as it is', () => {
  open({ nomeCorretora: 'Prado Seguros' });
  expect(screen.getByText('Prado Seguros')).not.toHaveAttribute('title');
});

it('names the support person acting, and shows nothing to ordinary users', () => {
  const { unmount } = open({ segfyer: true, nomeSegfyer: 'Rui Alves', emailSegfyer: 'rui@balcao.test' });
  expect(screen.getByText('Rui Alves')).toBeVisible();
  expect(screen.getByText('rui@balcao.test')).toBeVisible();
  unmount();
  open({ nomeSegfyer: 'Rui Alves' });
  expect(screen.queryByText('Rui Alves')).toBeNull();
});

it.each([
  ['support', { segfyer: true }],
  ['whoever had a trial that is over', { dataTrialFim: '2026-01-01T00:00:00.000Z' }],
])('offers no tour to %s', (_, over) => {
  open(over);
  expect(screen.queryByRole('button', { name: 'Tour guiado' })).toBeNull();
});

it('offers the tour to everybody else', () => {
  open();
  expect(screen.getByRole('button', { name: 'Tour guiado' })).toBeVisible();
});

it('shows the items of the gateway that this build can open, and Sair', async () => {
  gateway.answer(layoutCalls.menusPerfil, [home, { ...home, title: 'Futuro', rota: '/ainda/nao' }]);
  open();
  await openUserMenu();
  expect(await screen.findByRole('link', { name: 'Meu dia' })).toHaveAttribute('href', '/home');
  expect(screen.queryByText('Futuro')).toBeNull();
  expect(screen.getByText('corretor@balcao.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sair' })).toHaveAttribute('href', '/logoff');
});

it('shows Sair even when the items could not be read', async () => {
  gateway.reply(layoutCalls.menusPerfil, refusal(500, 'ERRO', 'x'));
  open();
  await openUserMenu();
  await userEvent.click(screen.getByRole('link', { name: 'Sair' }));
  expect(window.location.pathname).toBe('/logoff');
});

it('closes the user menu with Esc and gives the focus back', async () => {
  gateway.answer(layoutCalls.menusPerfil, []);
  open();
  await openUserMenu();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Sair' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Marina Prado, sua conta' })).toHaveFocus();
});

it('opens the side menu, and follows it when it closes itself', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
  expect(screen.getByRole('button', { name: 'Fechar menu' })).toHaveAttribute('aria-expanded', 'true');
  act(() => emit(layoutEvents.menuAlternado, { aberto: false }));
  expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('closes the user menu when it opens the support code, and focuses the button of the menu', async () => {
  gateway.answer(layoutCalls.menusPerfil, []);
  open();
  await openUserMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Código de suporte' }));
  expect(screen.queryByRole('link', { name: 'Sair' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Marina Prado, sua conta' })).toHaveFocus();
});

it('requests the tour, and stops offering it when there is none', async () => {
  open();
  let asked = 0;
  const subscription = on(onboardingEvents.tourPedido).subscribe(() => (asked += 1));
  await userEvent.click(screen.getByRole('button', { name: 'Tour guiado' }));
  expect(asked).toBe(1);
  act(() => emit(onboardingEvents.tourDisponivel, { disponivel: false }));
  expect(screen.queryByRole('button', { name: 'Tour guiado' })).toBeNull();
  subscription.unsubscribe();
});

it.each([
  [1, true],
  [16, true],
  [17, false],
])('at step %d of the tour locks the items of the account: %s', async (step, isLocked) => {
  gateway.answer(layoutCalls.menusPerfil, [home]);
  open();
  act(() => emit(onboardingEvents.tourMudou, { step, loginConfigurado: false, fadeMenu: isLocked }));
  await openUserMenu();
  const item = await screen.findByText('Meu dia');
  expect(item.closest('a') === null).toBe(isLocked);
  expect(screen.queryByText(/Você está no tour/) !== null).toBe(isLocked);
  expect(screen.getByRole('link', { name: 'Sair' })).toHaveAttribute('href', '/logoff');
});

it('knows the step of a tour that began before the bar mounted', async () => {
  gateway.answer(layoutCalls.menusPerfil, [home]);
  emit(onboardingEvents.tourDisponivel, { disponivel: true });
  emit(onboardingEvents.tourMudou, { step: 5, loginConfigurado: false, fadeMenu: true });
  open();
  expect(screen.getByRole('button', { name: 'Tour guiado' })).toBeVisible();
  await openUserMenu();
  expect(await screen.findByText(/Você está no tour/)).toBeVisible();
});

it('says that the items of the account could not be read, and offers to try again', async () => {
  gateway.reply(layoutCalls.menusPerfil, refusal(500, 'ERRO', 'x'));
  open();
  await openUserMenu();
  expect(await screen.findByText('Os itens da conta não vieram.')).toBeVisible();
  gateway.answer(layoutCalls.menusPerfil, [home]);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Meu dia' })).toBeVisible();
});
