import { carteiraCalls, filtroCalls, quotingCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal, signIn, umOrcamentoResumo } from '@balcao/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { OrcamentosPage } from './orcamentos.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const rascunho = umOrcamentoResumo({
  id: '0190b000-0000-7000-8000-000000000041',
  numero: 1_002,
  segurado: 'Bruno Reis',
  status: 'RASCUNHO',
  premioCentavos: null,
  seguradora: null,
  premioDe: null,
  cotacaoId: null,
});
const calculado = umOrcamentoResumo();
const lists = () =>
  gateway.pedidos.filter(({ method, path }) => method === 'GET' && path.endsWith('/orcamentos')).map(({ input }) => input);
const last = () => lists().at(-1);

function open(search = '') {
  renderAt(`/multicalculo/orcamentos${search}`, <OrcamentosPage />);
}
const found = (itens = [calculado, rascunho], total = itens.length) =>
  gateway.answer(quotingCalls.listOrcamentos, { itens, total, pagina: 1, tamanho: 20 });

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  found();
  gateway.answer(filtroCalls.listFiltros, []);
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

it.each(['', '?vista=quadro'])(
  'says which access is missing and whom to ask, and looks again when told it was given (%s)',
  async (vista) => {
    const frase = 'O seu usuário não tem o acesso “orçamentos”. Peça a quem administra a sua corretora que o libere.';
    for (const contract of [quotingCalls.listOrcamentos, carteiraCalls.getQuadro]) {
      gateway.reply(contract, refusal(403, 'sem-permissao', frase));
    }
    open(vista);
    expect(await screen.findByText(frase)).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    found();
    gateway.answer(carteiraCalls.getQuadro, []);
    await user.click(screen.getByRole('button', { name: 'Verificar de novo' }));
    await waitFor(() => expect(screen.queryByText(frase)).toBeNull());
  },
);

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
  await user.click(screen.getByRole('button', { name: /Prêmio/ }));
  await waitFor(() => expect(window.location.search).toMatch(/ordenar=-?melhorPremio/));
});

it('without a match lets clear the filters', async () => {
  found([]);
  open('?q=ninguem');
  await user.click((await screen.findAllByRole('button', { name: /Limpar filtros/ })).at(-1) as HTMLElement);
  expect(window.location.search).toBe('');
  expect(screen.getByRole('searchbox', { name: /Buscar/ })).toHaveValue('');
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
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Ações do orçamento 1002' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Descartar' }));
    return within(await screen.findByRole('alertdialog', { name: 'Descartar o orçamento 1002?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(gateway.pedidos.filter(({ method }) => method === 'DELETE')).toEqual([]);
  const before = lists().length;
  await user.click((await ask()).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(lists().length).toBeGreaterThan(before));
  expect(gateway.pedidos.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `/c/api/v1/orcamentos/${rascunho.id}`,
  ]);
});

it('makes a new quote of the data of one, in the line asked for, and goes to it', async () => {
  const novo = '0190b000-0000-7000-8000-000000000042';
  gateway.answer(quotingCalls.createOrcamento, { id: novo, numero: 1_003 });
  open();
  await user.click(await screen.findByRole('button', { name: 'Ações do orçamento 1001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Novo com os mesmos dados' }));
  await user.click(await screen.findByRole('button', { name: 'Abrir novo orçamento' }));
  await waitFor(() => expect(window.location.search).toBe(`?id=${novo}`));
  expect(gateway.pedidos.find(({ method }) => method === 'POST')?.input).toEqual({
    linha: 'AUTO',
    duplicarDe: calculado.id,
  });
});

it('offers neither a new one of the same data to who may not nor discarding what was calculated', async () => {
  signIn({ bloqueioDuplicarOrcamento: true, token: 'outra-sessao' });
  open();
  await user.click(await screen.findByRole('button', { name: 'Ações do orçamento 1001' }));
  await screen.findByRole('menuitem', { name: 'Ver resultados' });
  expect(screen.queryByRole('menuitem', { name: 'Novo com os mesmos dados' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Descartar' })).toBeNull();
});

it('lists only what presses when asked, and orders by it', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Só urgentes' }));
  await waitFor(() => expect(last()).toMatchObject({ urgente: 'sim' }));
  expect(screen.getByRole('button', { name: 'Só urgentes' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Próximo passo' }));
  await waitFor(() => expect(last()).toMatchObject({ urgente: 'sim', ordenar: 'urgencia' }));
});

it('is worked through by keyboard: j and k take the focus to a line, x selects it, and a field keeps its letters', async () => {
  open();
  await screen.findByRole('link', { name: 'Ana Souza' });
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ana Souza' })).toHaveFocus();
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Bruno Reis' })).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: /1002, Bruno Reis/ })).toBeChecked();
  await user.keyboard('k');
  expect(screen.getByRole('link', { name: 'Ana Souza' })).toHaveFocus();
  const busca = screen.getByRole('searchbox', { name: /Buscar/ });
  await user.type(busca, 'jkx');
  expect(busca).toHaveValue('jkx');
  expect(busca).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /1001, Ana Souza/ })).not.toBeChecked();
});

it('names the next step of each case and who sells it', async () => {
  found([umOrcamentoResumo({ status: 'CALCULADO', urgencia: { motivo: 'VIGENCIA', dias: 1 }, produtor: 'Paula Vende' })]);
  open();
  expect(await screen.findByText('Enviar ao cliente')).toBeVisible();
  expect(screen.getByText('Vigência começa amanhã')).toBeVisible();
  expect(screen.getByText('Paula Vende')).toBeVisible();
});

it('discards the selected drafts and says why not of the others', async () => {
  gateway.answer(carteiraCalls.discardLote, [
    { id: rascunho.id, ok: true, mensagem: null, orcamento: { numero: 1_002, segurado: 'Bruno Reis' } },
  ]);
  open();
  await user.click(await screen.findByRole('checkbox', { name: /1002, Bruno Reis/ }));
  await user.click(screen.getByRole('checkbox', { name: /1001, Ana Souza/ }));
  expect(screen.getByText('2 orçamentos selecionados')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Atribuir/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Descartar 1 rascunho' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Descartar 1 rascunho?' }));
  expect(dialog.getByText(/O outro orçamento selecionado não é rascunho/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('1 de 1 concluído')).toBeVisible();
  expect(gateway.pedidos.find(({ path }) => path.endsWith('/lote/descartar'))?.input).toEqual({ ids: [rascunho.id] });
  expect(screen.getByText('1 selecionado ficou de fora')).toBeVisible();
  expect(screen.getByText(/orçamento 1001, Ana Souza: ficou de fora, porque está na situação “Calculado”/)).toBeVisible();
});

it('acts on all that the filter finds, by the filter, and says of each what became of it', async () => {
  signIn({ administrador: true, token: 'administra' });
  found([calculado, rascunho], 37);
  gateway.answer(carteiraCalls.discardLote, [
    { id: rascunho.id, ok: true, mensagem: null, orcamento: { numero: 1_002, segurado: 'Bruno Reis' } },
    {
      id: calculado.id,
      ok: false,
      mensagem: 'Só um rascunho pode ser descartado.',
      orcamento: { numero: 990, segurado: 'De outra página' },
    },
  ]);
  open('?status=RASCUNHO&pagina=2');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 37 deste filtro' }));
  expect(screen.getByText('Todos os 37 deste filtro selecionados')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Atribuir todos a…' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar rascunhos' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Descartar os rascunhos entre os 37 orçamentos deste filtro?' }));
  await user.click(dialog.getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('1 de 2 concluídos')).toBeVisible();
  expect(screen.getByText('orçamento 990, De outra página: Só um rascunho pode ser descartado.')).toBeVisible();
  expect(gateway.pedidos.find(({ path }) => path.endsWith('/lote/descartar'))?.input).toEqual({
    filtro: { consulta: { status: 'RASCUNHO' }, total: 37 },
  });
});

it('writes down the whole filter when all of it is selected, and acts on no more than it may', async () => {
  found([calculado, rascunho], 1_001);
  gateway.reply(quotingCalls.exportOrcamentos, { status: 200, body: 'Número' });
  open('?status=RASCUNHO');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 1.001 deste filtro' }));
  const descartar = screen.getByRole('button', { name: 'Descartar rascunhos' });
  expect(descartar).toHaveAccessibleDescription('Vale para até 1.000 registros de uma vez: use um filtro mais estreito.');
  await user.click(descartar);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Exportar todos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(gateway.pedidos.find(({ path }) => path.endsWith('/exportar'))).toBeDefined());
  const { input } = gateway.pedidos.find(({ path }) => path.endsWith('/exportar')) ?? {};
  expect(input).toMatchObject({ status: 'RASCUNHO', formato: 'csv' });
  expect(input).not.toHaveProperty('ids');
});

it('offers no discarding when no draft is selected, and says why', async () => {
  open();
  await user.click(await screen.findByRole('checkbox', { name: /1001, Ana Souza/ }));
  const button = screen.getByRole('button', { name: 'Descartar rascunhos' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/Nenhum selecionado é rascunho/);
  await user.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('offers no discarding of all that a filter without drafts finds', async () => {
  found([calculado], 37);
  open('?status=FECHADO,RECUSADO');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 37 deste filtro' }));
  expect(screen.getByRole('button', { name: 'Descartar rascunhos' })).toHaveAccessibleDescription(/Nenhum selecionado é rascunho/);
});

it('gives the selected to somebody else when an administrator asks', async () => {
  signIn({ administrador: true, token: 'administra' });
  const usuarioId = '0190b000-0000-7000-8000-0000000000aa';
  gateway.answer(carteiraCalls.listAtribuiveis, [{ id: usuarioId, nome: 'Carla Dias' }]);
  gateway.answer(carteiraCalls.assignLote, [
    { id: rascunho.id, ok: true, mensagem: null, orcamento: { numero: 1_002, segurado: 'Bruno Reis' } },
  ]);
  open();
  await user.click(await screen.findByRole('checkbox', { name: /1002, Bruno Reis/ }));
  await user.click(screen.getByRole('button', { name: 'Atribuir 1 a…' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Atribuir' }));
  expect(within(dialog).getByText('Escolha a quem atribuir.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Atribuir 1 a…' })).toHaveFocus());
});

it('shows the board: counts and sums, and the cards of a column once it is opened', async () => {
  gateway.answer(carteiraCalls.getQuadro, [
    { status: 'CALCULADO', total: 1, somaCentavos: 484_725 },
    { status: 'RECUSADO', total: 3, somaCentavos: 900_000 },
  ]);
  found([calculado]);
  open('?vista=quadro');
  const coluna = await screen.findByRole('region', { name: 'Calculado: 1' });
  expect(await within(coluna).findByRole('link', { name: 'Ana Souza' })).toBeVisible();
  expect(lists().length).toBeGreaterThan(0);
  expect(lists().every((input) => (input as { status?: string }).status === 'CALCULADO')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Mostrar os orçamentos em Recusado' }));
  await waitFor(() => expect(lists().some((input) => (input as { status?: string }).status === 'RECUSADO')).toBe(true));
});

it('moves a card from the keyboard, only where a person may', async () => {
  gateway.answer(carteiraCalls.moveOrcamento, { status: 'ENVIADO' });
  open();
  (await screen.findByRole('button', { name: 'Ações do orçamento 1001' })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Marcar como enviado' }));
  await waitFor(() => expect(gateway.pedidos.find(({ path }) => path.endsWith('/mover'))?.input).toMatchObject({ para: 'ENVIADO' }));
  expect(screen.queryByRole('menuitem', { name: 'Reabrir' })).toBeNull();
});

it('opens with the default filter when the address asks for nothing, and keeps an address that does', async () => {
  const filtro = {
    id: '0190b000-0000-7000-8000-0000000000bb',
    lista: 'ORCAMENTOS',
    nome: 'Meus',
    compartilhado: false,
    meu: true,
    dono: 'Eu',
    definicao: null,
  } as const;
  gateway.answer(filtroCalls.listFiltros, [{ ...filtro, padrao: true, consulta: { status: 'ENVIADO' } }]);
  open();
  await waitFor(() => expect(window.location.search).toBe('?status=ENVIADO'));
  cleanup();
  queryClient.clear();
  open('?q=ana');
  await screen.findByRole('link', { name: 'Ana Souza' });
  expect(window.location.search).toBe('?q=ana');
});

it('saves what the address asks for under a name', async () => {
  const salvo = {
    id: '0190b000-0000-7000-8000-0000000000bb',
    lista: 'ORCAMENTOS',
    nome: 'Da Ana',
    compartilhado: true,
    meu: true,
    dono: 'Eu',
    definicao: null,
  } as const;
  gateway.answer(filtroCalls.createFiltro, { ...salvo, padrao: false, consulta: { q: 'ana' } });
  open('?q=ana&pagina=2');
  await user.click(await screen.findByRole('button', { name: 'Salvar filtro' }));
  await user.type(await screen.findByRole('textbox', { name: /Nome/ }), 'Da Ana');
  await user.click(screen.getByRole('checkbox', { name: 'Partilhar com a equipe' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(gateway.pedidos.find(({ method, path }) => method === 'POST' && path.endsWith('/filtros-salvos'))?.input).toEqual({
      lista: 'ORCAMENTOS',
      nome: 'Da Ana',
      consulta: { q: 'ana' },
      padrao: false,
      compartilhado: true,
    }),
  );
});
