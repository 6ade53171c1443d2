import { buscaCalls, type ItemBusca, layoutCalls, layoutEvents, preferenciasCalls } from '@balcao/contracts';
import { currentSession, on, prepareCalls, registerComandos } from '@balcao/shared';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openableDialogs } from '../../dialog.fixture.ts';
import { PaletaModal } from './paleta.modal.tsx';

const gateway = fakeGateway();
const record = (over: Partial<ItemBusca> = {}): ItemBusca => ({
  guid: 'g1',
  type: 1,
  category: 2,
  actionType: null,
  title: 'Rita Lima',
  fieldName: null,
  fieldValue: null,
  url: '/segurados/painel?id=1',
  ...over,
});
const tela = { title: 'Parcelas', rota: '/financeiro/parcelas', link: null, icon: null, destacado: false, isNew: false, subitems: null };
const preferencias = { tema: 'sistema', densidade: 'compacta', collapsedMenu: true, showTutorialPlugin: true } as const;
const onClose = jest.fn();

beforeAll(async () => {
  openableDialogs();
  await prepareCalls();
});
beforeEach(() => {
  signIn();
  currentSession();
  onClose.mockClear();
  window.history.replaceState(null, '', '/home');
  gateway.answer(layoutCalls.menus, [tela]);
  gateway.answer(buscaCalls.listRecentes, [
    { ...record({ title: 'Aberto ontem', guid: 'r1', url: '/segurados/painel?id=2' }), fixado: false },
  ]);
  gateway.answer(buscaCalls.noteRecente, []);
});
afterEach(() => {
  jest.useRealTimers();
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

const field = () => screen.getByRole('combobox', { name: 'Buscar telas, pessoas, orçamentos e ações' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const searched = () => gateway.pedidos.filter(({ path }) => path === buscaCalls.match.path).map(({ input }) => input['query']);
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('begins with what was opened before, the pages and the actions', async () => {
  render(<PaletaModal onClose={onClose} />);
  expect(await screen.findByRole('option', { name: /Aberto ontem/ })).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Parcelas' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Sair' })).toBeVisible();
  expect(field()).toHaveFocus();
});

it('offers first what can be done on the page behind it, and does it once it is closed', async () => {
  const run = jest.fn(() => expect(document.querySelector('dialog[open]')).toBeNull());
  const unregister = registerComandos(() => [
    { id: 'recalcular', titulo: 'Recalcular as seguradoras', teclas: ['Control+Enter'], run },
    { id: 'proximo', titulo: 'Próxima linha', teclas: ['j'], isSoTecla: true, run },
  ]);
  render(<PaletaModal onClose={onClose} />);
  await screen.findByRole('option', { name: 'Parcelas' });
  expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/^Recalcular as seguradoras/);
  expect(screen.queryByRole('option', { name: /Próxima linha/ })).toBeNull();
  type('recalc');
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalled();
  unregister();
});

it('begins a new quote from any page, above what the search finds', async () => {
  const auto = { ...tela, title: 'Auto', rota: '/multicalculo/orcamento-multicalculo' };
  gateway.answer(layoutCalls.menus, [{ ...tela, title: 'Multicálculo', rota: null, subitems: [auto] }]);
  gateway.answer(buscaCalls.match, [record({ title: 'Autopeças Nova Era' })]);
  render(<PaletaModal onClose={onClose} />);
  await screen.findByRole('option', { name: /^Auto/ });
  type('novo auto');
  expect(await screen.findByRole('option', { name: /Autopeças/ }, { timeout: 2_000 })).toBeVisible();
  expect(marked()).toMatch(/^Novo orçamento: Auto/);
  await userEvent.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/multicalculo/orcamento-multicalculo');
});

it('says a new quote once where the page behind begins one by the same words', async () => {
  gateway.answer(layoutCalls.menus, [{ ...tela, title: 'Auto', rota: '/multicalculo/orcamento-multicalculo' }]);
  const unregister = registerComandos(() => [{ id: 'novo-AUTO', titulo: 'Novo orçamento: Auto', run: jest.fn() }]);
  render(<PaletaModal onClose={onClose} />);
  await screen.findByRole('option', { name: 'Auto' });
  type('novo auto');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  unregister();
});

it('is walked by the arrows around both ends and opened by Enter', async () => {
  render(<PaletaModal onClose={onClose} />);
  await screen.findByRole('option', { name: 'Parcelas' });
  await waitFor(() => expect(marked()).toContain('Aberto ontem'));
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe('Sair');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Parcelas');
  await userEvent.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/financeiro/parcelas');
  expect(onClose).toHaveBeenCalled();
});

it('asks the search once the typing rests for a second, from three letters on, and remembers what was opened', async () => {
  jest.useFakeTimers();
  gateway.answer(buscaCalls.match, [record()]);
  render(<PaletaModal onClose={onClose} />);
  type('ri');
  await advance(2_000);
  expect(searched()).toEqual([]);
  type('rit');
  await advance(900);
  type('rita');
  await advance(900);
  expect(searched()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
  await advance(200);
  expect(searched()).toEqual(['rita']);
  await act(async () => screen.getByRole('option', { name: /Rita Lima/ }).click());
  expect(window.location.search).toBe('?id=1');
  await advance(10);
  expect(gateway.pedidos.at(-1)?.path).toBe('/c/api/v1/search/recentes/g1');
});

it('never shows the answer to a text that has changed since', async () => {
  jest.useFakeTimers();
  let answerOld: (itens: ItemBusca[]) => void = () => undefined;
  gateway.answer(buscaCalls.match, new Promise<ItemBusca[]>((resolve) => (answerOld = resolve)));
  render(<PaletaModal onClose={onClose} />);
  type('rita');
  await advance(1_100);
  gateway.answer(buscaCalls.match, [record({ title: 'Bruno Reis', guid: 'g2' })]);
  type('bruno');
  await advance(1_100);
  answerOld([record()]);
  await advance(10);
  expect(screen.getByRole('option', { name: /Bruno Reis/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Rita Lima/ })).toBeNull();
});

it('says that nothing was found, and that it could not search, with another try', async () => {
  jest.useFakeTimers();
  gateway.answer(buscaCalls.match, []);
  render(<PaletaModal onClose={onClose} />);
  type('zzzz');
  await advance(1_100);
  expect(screen.getByRole('status')).toHaveTextContent('Nada encontrado para “zzzz”');
  gateway.reply(buscaCalls.match, refusal(500, 'ERRO', 'x'));
  type('zzzzz');
  await advance(1_100);
  expect(screen.getByRole('status')).toHaveTextContent('Não foi possível buscar.');
  gateway.answer(buscaCalls.match, [record({ title: 'zzzzz' })]);
  await act(async () => screen.getByRole('button', { name: 'Tentar novamente' }).click());
  await advance(1_100);
  expect(screen.getByRole('option', { name: /zzzzz/ })).toBeVisible();
});

it('changes the theme at once and tells the account, keeping what else it holds', async () => {
  gateway.answer(preferenciasCalls.getPreferencias, preferencias);
  gateway.answer(preferenciasCalls.savePreferencias, preferencias);
  const heard = jest.fn();
  const subscription = on(layoutEvents.aparenciaMudou).subscribe(heard);
  document.documentElement.dataset['densidade'] = 'compacta';
  render(<PaletaModal onClose={onClose} />);
  type('escuro');
  await userEvent.keyboard('{Enter}');
  expect(heard).toHaveBeenCalledWith({ tema: 'escuro', densidade: 'compacta' });
  await waitFor(() => expect(gateway.pedidos.at(-1)).toMatchObject({ method: 'PUT', input: { ...preferencias, tema: 'escuro' } }));
  subscription.unsubscribe();
  delete document.documentElement.dataset['densidade'];
});
