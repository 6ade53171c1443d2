import { layoutEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { signIn, signOut } from '@balcao/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LayoutRoot } from './layout.root.tsx';
import { pages } from './layout.routes.tsx';

const go = (path: string) =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const slot = (id: string) => document.getElementById(id) as HTMLElement;

beforeAll(() => Promise.all(Object.values(pages).map((page) => page.preload())));
beforeEach(() => {
  document.body.innerHTML = '<div id="slot-navbar"></div><div id="slot-menu"></div><div id="slot-pagina"></div>';
  window.history.replaceState(null, '', '/home');
});
afterEach(signOut);

describe('notices', () => {
  it('shows and announces a notice of a parcel', () => {
    render(<LayoutRoot />);
    act(() => emit(layoutEvents.avisoEmitido, { tipo: 'sucesso', titulo: 'Orçamento salvo' }));
    expect(within(screen.getByRole('region', { name: 'Avisos' })).getByText('Orçamento salvo')).toBeVisible();
  });
});

describe('connection', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is shown while offline and disappears by itself', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<LayoutRoot />);
    expect(screen.getByText('Você está sem conexão com a internet.')).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('Você está sem conexão com a internet.')).toBeNull();
    expect(screen.getByText('Conexão restabelecida')).toBeVisible();
  });
});

describe('error pages', () => {
  it('shows "not found" in the page slot for an unknown address', () => {
    render(<LayoutRoot />);
    go('/nao/existe');
    const main = within(slot('slot-pagina')).getByRole('main');
    expect(main).toHaveAttribute('data-route', 'naoEncontrado');
    expect(within(main).getByRole('link')).toHaveAttribute('href', '/login');
  });

  it('leads a signed-in broker home from a page without permission', () => {
    signIn();
    render(<LayoutRoot />);
    go('/unauthorized');
    const main = within(slot('slot-pagina')).getByRole('main');
    expect(main).toHaveAttribute('data-route', 'unauthorized');
    expect(within(main).getByRole('link')).toHaveAttribute('href', '/home');
  });

  it('leaves the place of pages to the parcel that owns the address', () => {
    render(<LayoutRoot />);
    go('/400');
    go('/home');
    expect(slot('slot-pagina')).toBeEmptyDOMElement();
  });
});

describe('parcels that fail', () => {
  const asked: string[] = [];
  const subscription = on(layoutEvents.novaTentativaPedida).subscribe(({ parcel }) => asked.push(parcel));
  beforeEach(() => asked.splice(0));
  afterAll(() => subscription.unsubscribe());
  const fail = (parcel: string) => act(() => emit(layoutEvents.parcelFalhou, { parcel, tentativa: 1 }));

  it('shows a retry in the page slot, requests it, and disappears after the mount', async () => {
    render(<LayoutRoot />);
    fail('dashboard');
    const place = within(slot('slot-pagina'));
    expect(place.getByText('Oops... Ocorreu um erro inesperado.')).toBeVisible();
    await userEvent.click(place.getByRole('button', { name: 'Tentar novamente' }));
    expect(asked).toEqual(['dashboard']);
    expect(place.getByRole('button', { name: 'Tentar novamente' })).toHaveAttribute('aria-busy', 'true');
    act(() => emit(layoutEvents.parcelMontada, { parcel: 'dashboard' }));
    expect(slot('slot-pagina')).toBeEmptyDOMElement();
  });

  it('shows "not found" when the map has no such parcel, and the screen once it has', () => {
    render(<LayoutRoot />);
    act(() => emit(layoutEvents.parcelFalhou, { parcel: 'dashboard', tentativa: 1, isAusente: true }));
    expect(within(slot('slot-pagina')).getByRole('main')).toHaveAttribute('data-route', 'naoEncontrado');
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(within(slot('slot-pagina')).getByRole('main')).toHaveAttribute('data-route', 'naoEncontrado');
    act(() => emit(layoutEvents.parcelMontada, { parcel: 'dashboard' }));
    expect(slot('slot-pagina')).toBeEmptyDOMElement();
  });

  it('offers to leave a support grant when its page fails, and not otherwise', () => {
    render(<LayoutRoot />);
    fail('dashboard');
    expect(screen.queryByRole('button', { name: 'Voltar ao normal' })).toBeNull();
    const leave = jest.fn();
    Object.assign(globalThis, { balcaoVoltar: leave });
    fail('dashboard');
    act(() => within(slot('slot-pagina')).getByRole('button', { name: 'Voltar ao normal' }).click());
    expect(leave).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'balcaoVoltar');
  });

  it('keeps the rest of the page when only the menu failed', () => {
    render(<LayoutRoot />);
    fail('menu');
    expect(within(slot('slot-menu')).getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(slot('slot-pagina')).toBeEmptyDOMElement();
  });

  it('ignores the failure of a parcel the address does not show', () => {
    render(<LayoutRoot />);
    fail('quoting');
    expect(slot('slot-pagina')).toBeEmptyDOMElement();
    go('/multicalculo/orcamentos');
    expect(slot('slot-pagina')).not.toBeEmptyDOMElement();
  });

  it('tries again by itself when the network returns', () => {
    render(<LayoutRoot />);
    fail('menu');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(asked).toEqual(['menu']);
  });
});

it('takes the keyboard past bar and menu to the title of the page', async () => {
  slot('slot-pagina').innerHTML = '<main><h1>Início</h1></main>';
  render(<LayoutRoot />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.location.hash).toBe('');
});
