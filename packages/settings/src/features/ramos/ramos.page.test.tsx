import { type FichaRamo, filtroCalls, type FiltroSalvo, ramoCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { refusal } from '@balcao/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { RamosPage } from './ramos.page.tsx';

const user = userEvent.setup();
const casco: FichaRamo = {
  codigo: '0531',
  codigoSusep: '0531',
  nome: 'Automóvel — casco',
  linha: 'AUTO',
  principal: true,
  apelido: null,
  ativo: true,
  comissaoPadraoBps: null,
  avisoRenovacaoDias: null,
  avisoRenovacaoPadraoDias: [60, 30],
  iof: [{ bps: 738, desde: '2008-01-03', ate: null }],
  versao: 0,
  alteradoEm: null,
  alteradoPor: null,
};

function open(search = '', administrador = true) {
  openPage(<RamosPage />, { address: `/configuracao/ramos${search}`, sessao: { administrador } });
}
const saves = () => gateway.pedidos.filter(({ method }) => method === 'PUT').map(({ input }) => input);
async function type(nome: RegExp | string, texto: string) {
  const field = await screen.findByRole('textbox', { name: nome });
  await user.clear(field);
  if (texto) await user.type(field, texto);
  await user.tab();
}

const ID = '0190b000-0000-7000-8000-0000000000bb';
const caros: FiltroSalvo = {
  id: ID,
  lista: 'RAMOS',
  nome: 'Caros',
  consulta: {},
  definicao: { conector: 'E', condicoes: [{ campo: 'comissao', operador: 'MAIOR', valor: 2_000 }] },
  padrao: false,
  compartilhado: true,
  meu: true,
  dono: 'Eu',
};
const deAna: FiltroSalvo = {
  ...caros,
  id: ID.replace(/b$/, 'c'),
  nome: 'Ocultos',
  consulta: { situacao: 'INATIVO' },
  definicao: null,
  meu: false,
  dono: 'Ana',
};
const reads = () => gateway.pedidos.filter(({ path }) => path.endsWith('/ramos')).map(({ input }) => input);
const abas = () => within(screen.getByRole('navigation', { name: 'Filtros salvos' }));

beforeEach(() => {
  gateway.answer(filtroCalls.listFiltros, []);
  gateway.answer(ramoCalls.listFichas, { itens: [casco], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(ramoCalls.getFicha, casco);
});

it('lists the catalogue, and opens one beside it', async () => {
  open();
  expect(await screen.findByText('7,38%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Editar Automóvel — casco' }));
  expect(await screen.findByRole('dialog', { name: /0531/ })).toBeVisible();
  expect(screen.getByText('Como está no catálogo: nada foi escolhido ainda.')).toBeVisible();
  expect(window.location.search).toBe('?ramo=0531');
});

it('saves what is chosen over the version that was read, and nothing that cannot be', async () => {
  open('?ramo=0531');
  await type('Nome na corretora', 'Carros');
  await type(/^Dias de aviso/, '60, 900');
  await user.click(screen.getByRole('button', { name: 'Salvar ramo' }));
  expect(await screen.findByText('Use de 1 a 10 números entre 1 e 365, separados por vírgula.')).toBeVisible();
  expect(saves()).toEqual([]);
  await type(/^Dias de aviso/, '45, 15');
  await type(/^Comissão padrão/, '20');
  gateway.answer(ramoCalls.updateFicha, { ...casco, apelido: 'Carros', versao: 1 });
  await user.click(screen.getByRole('button', { name: 'Salvar ramo' }));
  expect(await screen.findByText('Ramo salvo')).toBeVisible();
  expect(saves()).toEqual([
    { ramo: '0531', versao: 0, apelido: 'Carros', ativo: true, comissaoPadraoBps: 2_000, avisoRenovacaoDias: [45, 15] },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows both versions when somebody saved meanwhile', async () => {
  gateway.reply(ramoCalls.updateFicha, refusal(409, 'ramo-alterado', 'Outra pessoa mudou.', { ...casco, apelido: 'Autos', versao: 1 }));
  open('?ramo=0531');
  await type('Nome na corretora', 'Carros');
  await user.click(screen.getByRole('button', { name: 'Salvar ramo' }));
  expect(await screen.findByText(/gravado “Autos”, o seu “Carros”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usar o que está gravado' }));
  expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Nome na corretora' })).toHaveValue('Autos');
});

it('is for administrators alone', async () => {
  open('', false);
  expect(await screen.findByText('Só administradores cuidam dos ramos')).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
});

it('shows the saved filters as tabs whose address is the state, and what is done with one’s own', async () => {
  gateway.answer(filtroCalls.listFiltros, [caros, deAna]);
  open();
  expect(abas().getByRole('link', { name: 'Todos' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Novo filtro' })).toHaveAttribute('href', '/filtros/novo?lista=RAMOS');
  await user.click(await abas().findByRole('link', { name: 'Caros' }));
  expect(window.location.search).toBe(`?filtro=${ID}`);
  await waitFor(() => expect(reads().at(-1)).toMatchObject({ filtro: ID }));
  expect(screen.getByRole('button', { name: 'Ações do filtro Caros' })).toBeVisible();
  await user.click(abas().getByRole('link', { name: /Ocultos.*de Ana/ }));
  expect(window.location.search).toBe('?situacao=INATIVO');
  expect(abas().getByRole('link', { name: /Ocultos/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: /^Ações do filtro/ })).toBeNull();
});

it('makes one the default and deletes it, going back to the whole list', async () => {
  gateway.answer(filtroCalls.listFiltros, [caros]);
  gateway.answer(filtroCalls.updateFiltro, { ...caros, padrao: true });
  gateway.answer(filtroCalls.deleteFiltro, {});
  open(`?filtro=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Ações do filtro Caros' }));
  gateway.answer(filtroCalls.listFiltros, [{ ...caros, padrao: true }]);
  await user.click(await screen.findByRole('menuitem', { name: /Tornar padrão/ }));
  expect(await abas().findByRole('link', { name: 'Caros (padrão da lista)' })).toBeVisible();
  expect(saves()).toEqual([expect.objectContaining({ filtroId: ID, padrao: true, nome: 'Caros' })]);
  await user.click(screen.getByRole('button', { name: 'Ações do filtro Caros' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  gateway.answer(filtroCalls.listFiltros, []);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(abas().getByRole('link', { name: 'Todos' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: /Caros/ })).toBeNull();
});

it('opens with the default one, but not over what the address asks for', async () => {
  gateway.answer(filtroCalls.listFiltros, [{ ...caros, padrao: true }]);
  open();
  await waitFor(() => expect(window.location.search).toBe(`?filtro=${ID}`));
  await user.click(abas().getByRole('link', { name: 'Todos' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  cleanup();
  queryClient.clear();
  open('?situacao=INATIVO');
  expect(await abas().findByRole('link', { name: /Caros/ })).toBeVisible();
  expect(window.location.search).toBe('?situacao=INATIVO');
});

it.each([ID, 'torto'])('says that the filter %s is gone and offers the whole list', async (id) => {
  const sentence = 'Este filtro não existe mais ou deixou de ser partilhado.';
  gateway.reply(ramoCalls.listFichas, ({ input }) =>
    'filtro' in input
      ? refusal(422, 'filtro-perdido', sentence)
      : { status: 200, body: { success: true, data: { itens: [casco], total: 1, pagina: 1, tamanho: 20 } } },
  );
  open(`?filtro=${id}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ver todos' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(window.location.search).toBe('');
});
