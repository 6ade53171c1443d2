import { contaCalls, layoutCalls, layoutEvents, onboardingEvents, tarefaCalls, type ItemMenu } from '@balcao/contracts';
import { currentSession, emit, on } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuRoot } from './menu.root.tsx';

const gateway = fakeGateway();
const leaf = (title: string, rota: string, over: Partial<ItemMenu> = {}) => ({
  title,
  rota,
  link: null,
  icon: null,
  destacado: false,
  isNew: false,
  ...over,
  subitems: null,
});
const menu: ItemMenu[] = [
  leaf('Início', '/home', { icon: 'inicio' }),
  {
    ...leaf('Multicálculo', ''),
    rota: null,
    subitems: [leaf('Orçamentos', '/multicalculo/orcamentos'), leaf('Novo orçamento', '/multicalculo/novo-orcamento', { isNew: true })],
  },
];

let isSmall = false;
let isMedium = false;
const told: boolean[] = [];
const subscription = on(layoutEvents.menuAlternado).subscribe(({ aberto }) => told.push(aberto));

beforeAll(() => {
  window.matchMedia = (query) =>
    ({
      matches: query.includes('min-width') ? isMedium : isSmall,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  // jsdom knows the element but not how to open it
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  isSmall = false;
  isMedium = false;
  told.length = 0;
  localStorage.clear();
  window.history.replaceState(null, '', '/home');
  signIn();
  currentSession();
  gateway.answer(layoutCalls.menus, menu);
});
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(() => {
  gateway.close();
  subscription.unsubscribe();
});

const go = (path: string) =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const menuButton = { name: 'Multicálculo' };

describe('beside the page', () => {
  it('marks the page on screen and opens the group it is of', async () => {
    window.history.replaceState(null, '', '/multicalculo/orcamentos');
    render(<MenuRoot />);
    expect(await screen.findByRole('link', { name: 'Orçamentos' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', menuButton)).toHaveAttribute('aria-expanded', 'true');
    go('/home');
    expect(screen.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows and hides a group by its heading, and tells what is new', async () => {
    render(<MenuRoot />);
    const heading = await screen.findByRole('button', menuButton);
    expect(screen.queryByRole('link', { name: /Novo orçamento/ })).toBeNull();
    await userEvent.click(heading);
    expect(screen.getByRole('link', { name: /Novo orçamento/ })).toHaveTextContent('Novo');
    await userEvent.click(heading);
    expect(heading).toHaveAttribute('aria-expanded', 'false');
  });

  it('remembers that it was reduced to icons, whose names stay', async () => {
    const first = render(<MenuRoot />);
    await userEvent.click(await screen.findByRole('button', { name: 'Recolher menu' }));
    expect(document.documentElement.style.getPropertyValue('--largura-menu')).toBe('60px');
    first.unmount();
    expect(document.documentElement.style.getPropertyValue('--largura-menu')).toBe('');
    render(<MenuRoot />);
    expect(screen.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Início' })).toHaveAttribute('title', 'Início');
  });

  it('grows back to show a group', async () => {
    localStorage.setItem('balcao:menu-recolhido', '1');
    render(<MenuRoot />);
    await userEvent.click(await screen.findByRole('button', menuButton));
    expect(screen.getByRole('link', { name: 'Orçamentos' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recolher menu' })).toBeVisible();
  });
});

describe('on a screen of middling width', () => {
  beforeEach(() => {
    isMedium = true;
  });

  it('is reduced to its icons, and unfolded for that screen alone', async () => {
    render(<MenuRoot />);
    expect(document.documentElement.style.getPropertyValue('--largura-menu')).toBe('60px');
    await userEvent.click(await screen.findByRole('button', { name: 'Expandir menu' }));
    expect(document.documentElement.style.getPropertyValue('--largura-menu')).toBe('232px');
    expect(localStorage.getItem('balcao:menu-recolhido')).toBeNull();
  });
});

describe('over the page, on small screens', () => {
  beforeEach(() => {
    isSmall = true;
  });
  const openDrawer = () => act(() => emit(layoutEvents.menuAlternado, { aberto: true }));

  it('opens when the bar asks and closes after a choice', async () => {
    render(<MenuRoot />);
    expect(screen.queryByRole('dialog')).toBeNull();
    openDrawer();
    expect(screen.getByRole('dialog', { name: 'Menu principal' })).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Início' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told).toEqual([true, false]);
  });

  it('closes with every navigation, telling the bar', async () => {
    render(<MenuRoot />);
    openDrawer();
    go('/multicalculo/orcamentos');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told).toEqual([true, false]);
  });

  it('keeps the Tab key inside, both ways', async () => {
    render(<MenuRoot />);
    openDrawer();
    const last = await screen.findByRole('button', menuButton);
    const first = screen.getByRole('button', { name: 'Fechar menu' });
    last.focus();
    await userEvent.tab();
    expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(last).toHaveFocus();
  });

  it('tells the bar when Esc closed it', () => {
    render(<MenuRoot />);
    openDrawer();
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(told).toEqual([true, false]);
  });
});

describe('what an item tells', () => {
  const preferencias = {
    tema: 'sistema',
    densidade: 'confortavel',
    densidadeResultados: 'compacto',
    collapsedMenu: false,
    showTutorialPlugin: true,
  } as const;
  const sent = (path: string) => gateway.pedidos.filter((pedido) => pedido.path === path);

  it('counts the tasks beside their item, and again when they are opened', async () => {
    gateway.answer(layoutCalls.menus, [leaf('Tarefas', '/tarefas')]);
    gateway.answer(tarefaCalls.count, 3);
    render(<MenuRoot />);
    expect(await screen.findByRole('link', { name: 'Tarefas 3 tarefas abertas' })).toBeVisible();
    gateway.answer(tarefaCalls.count, 120);
    go('/tarefas');
    expect(await screen.findByRole('link', { name: 'Tarefas 120 tarefas abertas' })).toHaveTextContent('99+');
  });

  it('says nothing of tasks it could not count', async () => {
    gateway.answer(layoutCalls.menus, [leaf('Tarefas', '/tarefas')]);
    gateway.reply(tarefaCalls.count, refusal(500, 'ERRO', 'x'));
    render(<MenuRoot />);
    await screen.findByRole('link', { name: 'Tarefas' });
    await waitFor(() => expect(sent(tarefaCalls.count.path)).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Tarefas' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers the health line instead of opening it where the plan comes without', async () => {
    const asked = jest.fn();
    const listening = on(layoutEvents.contratacaoSaudePedida).subscribe(asked);
    gateway.answer(layoutCalls.menus, [leaf('Saúde', '/multicalculo/orcamento-multicalculo-saude')]);
    signIn({ acessoCotacaoSaude: false, hash: 'outro' });
    render(<MenuRoot />);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    (await screen.findByRole('link', { name: 'Saúde' })).dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    listening.unsubscribe();
  });

  it('stays out of reach while the tour says so', async () => {
    render(<MenuRoot />);
    const item = await screen.findByRole('link', { name: 'Início' });
    act(() => emit(onboardingEvents.tourMudou, { step: 3, loginConfigurado: false, fadeMenu: true }));
    expect(item.closest('[inert]')).not.toBeNull();
    expect(screen.getByText('O menu volta a funcionar quando o tour terminar.')).toBeInTheDocument();
    act(() => emit(onboardingEvents.tourMudou, { step: 17, loginConfigurado: true, fadeMenu: false }));
    expect(item.closest('[inert]')).toBeNull();
  });

  it('remembers which groups were left open', async () => {
    const first = render(<MenuRoot />);
    await userEvent.click(await screen.findByRole('button', menuButton));
    first.unmount();
    render(<MenuRoot />);
    expect(await screen.findByRole('button', menuButton)).toHaveAttribute('aria-expanded', 'true');
  });

  it('tells the account that it was reduced, with what else the account holds', async () => {
    gateway.answer(contaCalls.getPreferencias, { ...preferencias, tema: 'escuro' });
    gateway.answer(contaCalls.savePreferencias, preferencias);
    localStorage.setItem('balcao:menu-recolhido', '0');
    render(<MenuRoot />);
    await userEvent.click(await screen.findByRole('button', { name: 'Recolher menu' }));
    await waitFor(() =>
      expect(sent(contaCalls.savePreferencias.path).at(-1)?.input).toEqual({ ...preferencias, tema: 'escuro', collapsedMenu: true }),
    );
  });

  it('learns from the account in a browser that remembers nothing, without moving the page', async () => {
    gateway.answer(contaCalls.getPreferencias, { ...preferencias, collapsedMenu: true });
    render(<MenuRoot />);
    await waitFor(() => expect(localStorage.getItem('balcao:menu-recolhido')).toBe('1'));
    expect(document.documentElement.style.getPropertyValue('--largura-menu')).toBe('232px');
  });
});

describe('when it does not come', () => {
  it('says that there is none, and tries again', async () => {
    gateway.reply(layoutCalls.menus, refusal(200, 'ERRO', 'x'));
    render(<MenuRoot />);
    expect(await screen.findByText('Nenhum menu disponível')).toBeVisible();
    gateway.answer(layoutCalls.menus, menu);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'Início' })).toBeVisible();
  });

  it('says that there is none when it is empty', async () => {
    gateway.answer(layoutCalls.menus, []);
    render(<MenuRoot />);
    expect(await screen.findByText('Nenhum menu disponível')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  it('covers itself only after a second of waiting', () => {
    jest.useFakeTimers();
    gateway.answer(layoutCalls.menus, new Promise(() => undefined));
    render(<MenuRoot />);
    act(() => jest.advanceTimersByTime(900));
    expect(screen.queryByText('Carregando o menu…')).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByText('Carregando o menu…')).toBeVisible();
    jest.useRealTimers();
  });
});
