import { quotingCalls } from '@balcao/contracts';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, umOrcamentoResumo } from '@balcao/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { OrcamentosPage } from './orcamentos.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const rascunho = umOrcamentoResumo({
  id: '0190b000-0000-7000-8000-000000000041',
  numero: 1_002,
  segurado: 'Bruno Reis',
  status: 'RASCUNHO',
  melhorPremioCentavos: null,
  melhorSeguradora: null,
  cotacaoId: null,
});
const calculado = umOrcamentoResumo();
const lists = () =>
  gateway.pedidos.filter(({ method, path }) => method === 'GET' && path.endsWith('/orcamentos')).map(({ input }) => input);
const last = () => lists().at(-1);

function open(search = '') {
  window.history.replaceState(null, '', `/multicalculo/orcamentos${search}`);
  render(
    <QueryProvider>
      <BrowserRouter>
        <OrcamentosPage />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const found = (itens = [calculado, rascunho], total = itens.length) =>
  gateway.answer(quotingCalls.listOrcamentos, { itens, total, pagina: 1, tamanho: 20 });

beforeEach(() => {
  gateway.reset();
  queryClient.clear();
  signIn();
  found();
});
afterEach(cleanup);
afterAll(gateway.close);

it('is busy until the list is there, then leads each line to its results or its form', async () => {
  open();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  const link = await screen.findByRole('link', { name: 'Ana Souza' });
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(link).toHaveAttribute('href', `/multicalculo/orcamento-multicalculo?id=${calculado.id}&cotacao=${calculado.cotacaoId}`);
  expect(screen.getByRole('link', { name: 'Bruno Reis' })).toHaveAttribute(
    'href',
    `/multicalculo/orcamento-multicalculo?id=${rascunho.id}`,
  );
  expect(screen.getByText('R$ 4.847,25')).toBeVisible();
});

it('asks what the address says', async () => {
  open('?q=ana&status=CALCULADO&pagina=2&ordenar=-melhorPremio');
  await screen.findByRole('link', { name: 'Ana Souza' });
  expect(last()).toMatchObject({ q: 'ana', status: 'CALCULADO', pagina: '2', ordenar: '-melhorPremio' });
});

it('writes in the address what is searched, after typing rests', async () => {
  open('?pagina=3');
  await user.type(await screen.findByRole('searchbox', { name: /Buscar/ }), 'bruno');
  await waitFor(() => expect(window.location.search).toBe('?q=bruno'));
  await waitFor(() => expect(last()).toMatchObject({ q: 'bruno', pagina: '1' }));
});

it('orders by a column', async () => {
  open();
  await screen.findByRole('link', { name: 'Ana Souza' });
  await user.click(screen.getByRole('button', { name: /Melhor prêmio/ }));
  await waitFor(() => expect(window.location.search).toMatch(/ordenar=-?melhorPremio/));
});

it('without a match lets clear the filters', async () => {
  found([]);
  open('?q=ninguem');
  await user.click((await screen.findAllByRole('button', { name: /Limpar filtros/ })).at(-1) as HTMLElement);
  expect(window.location.search).toBe('');
});

it('without any quote shows the way to the first', async () => {
  found([]);
  open();
  expect(await screen.findByText('Nenhum orçamento ainda')).toBeVisible();
});

it('lets try again when the list did not come', async () => {
  gateway.reply(quotingCalls.listOrcamentos, refusal(500, 500, 'Falhou aqui.'));
  open();
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  found();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Ana Souza' })).toBeVisible();
});

it('throws a draft away once the user is sure, and reads the list again', async () => {
  gateway.answer(quotingCalls.deleteOrcamento, {});
  open();
  await user.click(await screen.findByRole('button', { name: 'Ações do orçamento 1002' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Descartar' }));
  const before = lists().length;
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(lists().length).toBeGreaterThan(before));
  expect(gateway.pedidos.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `/c/api/v1/orcamentos/${rascunho.id}`,
  ]);
});

it('duplicates a quote and goes to the copy', async () => {
  const novo = '0190b000-0000-7000-8000-000000000042';
  gateway.answer(quotingCalls.createOrcamento, { id: novo, numero: 1_003 });
  open();
  await user.click(await screen.findByRole('button', { name: 'Ações do orçamento 1001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
  await waitFor(() => expect(window.location.search).toBe(`?id=${novo}`));
  expect(gateway.pedidos.find(({ method }) => method === 'POST')?.input).toEqual({
    linha: 'AUTO',
    formulario: 'AUTO',
    duplicarDe: calculado.id,
  });
});

it('offers neither duplicating to who may not nor discarding what was calculated', async () => {
  signIn({ bloqueioDuplicarOrcamento: true, token: 'outra-sessao' });
  open();
  await user.click(await screen.findByRole('button', { name: 'Ações do orçamento 1001' }));
  await screen.findByRole('menuitem', { name: 'Ver resultados' });
  expect(screen.queryByRole('menuitem', { name: 'Duplicar' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Descartar' })).toBeNull();
});
