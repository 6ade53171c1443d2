import { buscaCalls, type ItemBusca, layoutCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ThemeRoot } from '@balcao/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBox } from './search-box.component.tsx';

const gateway = fakeGateway();
const navigate = jest.fn();
const item = (guid: string, title: string, over: Partial<ItemBusca> = {}): ItemBusca => ({
  guid,
  type: 1,
  category: 2,
  actionType: null,
  title,
  fieldName: 'CPF',
  fieldValue: '123.456.789-09',
  url: `/multicalculo/orcamento-editar?id=${guid}`,
  ...over,
});
const ana = item('g1', 'Ana Conceição');
const novo = item('g2', 'Novo orçamento', {
  type: 0,
  category: null,
  actionType: 1,
  fieldName: null,
  fieldValue: null,
  url: '/multicalculo/novo-orcamento',
});
const searches = () => gateway.pedidos.filter(({ path }) => path.endsWith('/match')).map(({ input }) => input);
const field = () => screen.getByRole('combobox', { name: 'Busca rápida' });
const rest = { timeout: 20_000 };

function Searching() {
  const [texto, setTexto] = useState('');
  return (
    <ThemeRoot navigate={navigate}>
      <QueryProvider>
        <SearchBox texto={texto} onTexto={setTexto} />
        <button type="button">fora</button>
      </QueryProvider>
    </ThemeRoot>
  );
}
function open() {
  signIn({ token: crypto.randomUUID() });
  currentSession();
  render(<Searching />);
}
const type = (texto: string) => userEvent.type(field(), texto);

beforeEach(() => {
  gateway.answer(buscaCalls.listRecentes, []);
  gateway.answer(buscaCalls.noteRecente, []);
  gateway.answer(buscaCalls.match, [ana, novo, item('g3', 'De outra versão', { url: '/ainda/nao' })]);
  gateway.answer(layoutCalls.getEnderecos, {
    ajuda: 'https://ajuda.exemplo/busca',
    extensaoChrome: null,
    extensaoFirefox: null,
    videoIntroducao: null,
  });
});
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  navigate.mockClear();
  signOut();
});
afterAll(gateway.close);

it('searches once, a second after three letters, for fifteen results, and marks the matches', async () => {
  open();
  await type('conc');
  expect(searches()).toEqual([]);
  expect(await screen.findByText('Buscando…')).toBeInTheDocument();
  const option = await screen.findByRole('option', { name: /Ana Conc/ }, rest);
  expect(searches()).toEqual([{ query: 'conc', limit: '15' }]);
  expect(within(option).getByText('Conc').tagName).toBe('MARK');
  expect(within(option).getByText('Segurado')).toBeVisible();
  expect(screen.getByRole('option', { name: /Novo orçamento/ })).toHaveTextContent('Adicionar');
  expect(screen.queryByText('De outra versão')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('2 resultados');
});

it('does not search for two letters', async () => {
  open();
  await type(' an ');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)));
  expect(searches()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Digite ao menos 3 letras');
});

it('moves through the options with the arrows, and Enter opens one and records it', async () => {
  open();
  await type('conceicao');
  const option = await screen.findByRole('option', { name: /Ana Conceição/ }, rest);
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', option.id);
  expect(option).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /central de ajuda/ }).id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(navigate).toHaveBeenCalledWith('/multicalculo/orcamento-editar?id=g1');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(gateway.pedidos.at(-1)).toMatchObject({ method: 'PUT', input: { guid: 'g1' } }));
});

it('shows only the results of the newest text, even if an older answer arrives later', async () => {
  let answerLate: (itens: ItemBusca[]) => void = () => undefined;
  const late = new Promise<ItemBusca[]>((resolve) => {
    answerLate = resolve;
  });
  gateway.reply(buscaCalls.match, async ({ input }) => ({
    status: 200,
    body: { success: true, data: input['query'] === 'ana' ? await late : [novo] },
  }));
  open();
  await type('ana{Enter}');
  await waitFor(() => expect(searches()).toHaveLength(1));
  await type('x{Enter}');
  expect(await screen.findByRole('option', { name: /Novo orçamento/ }, rest)).toBeVisible();
  answerLate([ana]);
  await late;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('option', { name: /Ana Conceição/ })).toBeNull();
});

it('says that nothing was found, and links to the help centre with the typed text', async () => {
  gateway.answer(buscaCalls.match, []);
  open();
  await type('zebra{Enter}');
  expect(await screen.findAllByText('Nada encontrado para “zebra”')).not.toHaveLength(0);
  const help = await screen.findByRole('option', { name: /Buscar “zebra” na central de ajuda/ });
  expect(help).toHaveAttribute('href', 'https://ajuda.exemplo/busca?q=zebra');
  expect(help).toHaveAttribute('target', '_blank');
});

it('offers to try again when the search fails', async () => {
  gateway.reply(buscaCalls.match, refusal(500, 'ERRO', 'Falhou aqui.'));
  open();
  await type('ana{Enter}');
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  gateway.answer(buscaCalls.match, [ana]);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('option', { name: /Ana/ })).toBeVisible();
});

it('begins with the pinned and the recent ones, and Alt + Enter pins', async () => {
  const joao = { ...item('g4', 'João Recente'), fixado: false };
  gateway.answer(buscaCalls.listRecentes, [{ ...ana, fixado: true }, joao]);
  gateway.answer(buscaCalls.noteRecente, [
    { ...ana, fixado: true },
    { ...joao, fixado: true },
  ]);
  open();
  await userEvent.click(field());
  const pinned = await screen.findByRole('group', { name: 'Fixados' });
  expect(within(pinned).getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{Enter}{/Alt}');
  await waitFor(() => expect(within(screen.getByRole('group', { name: 'Fixados' })).getAllByRole('option')).toHaveLength(2));
  expect(gateway.pedidos.at(-1)?.input).toMatchObject({ guid: 'g4', fixado: true });
  expect(navigate).not.toHaveBeenCalled();
});

it('opens with / unless the user is typing, closes with Esc (which then clears) and on blur', async () => {
  open();
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await type('a/b');
  expect(field()).toHaveValue('a/b');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'fora' }));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});
