import { filtroCalls, type FiltroSalvo } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { FiltrosPage } from './filtros.page.tsx';

const user = userEvent.setup();
const ID = '0190b000-0000-7000-8000-0000000000bb';
const salvo: FiltroSalvo = {
  id: ID,
  lista: 'RAMOS',
  nome: 'Caros',
  consulta: {},
  definicao: { conector: 'E', condicoes: [{ campo: 'comissao', operador: 'MAIOR', valor: 2_000 }] },
  padrao: false,
  compartilhado: false,
  meu: true,
  dono: 'Eu',
};

function open(search: string, administrador = true) {
  openPage(<FiltrosPage />, { address: `/filtros/novo${search}`, sessao: { administrador } });
}
const sent = (method: string) =>
  gateway.pedidos.filter((pedido) => pedido.method === method && !pedido.path.endsWith('/contar')).map(({ input }) => input);
const condicao = (nome: string) => within(screen.getByRole('group', { name: nome }));
const campoDe = (nome: string) => condicao(nome).getByRole('button', { name: /Campo/ });
async function choose(button: HTMLElement, opcao: string) {
  await user.click(button);
  await user.click(await screen.findByRole('option', { name: opcao }));
}
const save = () => user.click(screen.getByRole('button', { name: 'Salvar filtro' }));

beforeEach(() => {
  gateway.answer(filtroCalls.listFiltros, [salvo]);
  gateway.answer(filtroCalls.countFiltro, { total: 3, isTotalMinimo: false });
});

it('builds a filter of the list the address names, counts what it finds, keeps it and goes to the list under it', async () => {
  gateway.answer(filtroCalls.createFiltro, salvo);
  open('?lista=RAMOS');
  await user.type(condicao('Condição 1 de 1').getByRole('textbox', { name: /Valor/ }), '05');
  expect(await screen.findByText('Encontra 3 registros')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Adicionar grupo' }));
  expect(screen.getByText(/^Complete as condições/)).toBeVisible();
  const grupo = within(screen.getByRole('group', { name: 'Grupo 1' }));
  await choose(campoDe('Condição 1 de 1, grupo 1'), 'Situação');
  await user.click(grupo.getByRole('checkbox', { name: 'Oferecido' }));
  await user.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Caros');
  await user.click(screen.getByRole('checkbox', { name: 'Partilhar com a equipe' }));
  await save();
  await waitFor(() => expect(window.location.pathname).toBe('/configuracao/ramos'));
  expect(window.location.search).toBe(`?filtro=${ID}`);
  expect(sent('POST')).toEqual([
    {
      lista: 'RAMOS',
      nome: 'Caros',
      compartilhado: true,
      padrao: false,
      consulta: {},
      definicao: {
        conector: 'E',
        condicoes: [{ campo: 'codigo', operador: 'CONTEM', valor: '05' }],
        grupos: [{ conector: 'OU', condicoes: [{ campo: 'situacao', operador: 'E', valor: ['ATIVO'] }] }],
      },
    },
  ]);
});

it('sends nothing that is not whole, and takes the reader to what is missing', async () => {
  open('?lista=RAMOS');
  await save();
  const valor = condicao('Condição 1 de 1').getByRole('textbox', { name: /Valor/ });
  expect(valor).toHaveFocus();
  expect(valor).toHaveAccessibleDescription('Escreva o que procurar.');
  expect(screen.getByRole('textbox', { name: /^Nome/ })).toHaveAccessibleDescription('Dê um nome ao filtro.');
  expect(sent('POST')).toEqual([]);
});

it('says what the gateway refuses at the field its path names', async () => {
  gateway.reply(filtroCalls.createFiltro, {
    status: 422,
    body: {
      success: false,
      code: 'campos-invalidos',
      message: 'Confira os campos.',
      errors: [{ campo: 'definicao.condicoes.1.valor', codigo: 'invalido', mensagem: 'Isso não.' }],
    },
  });
  open('?lista=RAMOS');
  await user.type(condicao('Condição 1 de 1').getByRole('textbox', { name: /Valor/ }), 'a');
  await user.click(screen.getByRole('button', { name: 'Adicionar condição' }));
  await user.type(condicao('Condição 2 de 2').getByRole('textbox', { name: /Valor/ }), 'b');
  await user.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Caros');
  await save();
  const valor = condicao('Condição 2 de 2').getByRole('textbox', { name: /Valor/ });
  await waitFor(() => expect(valor).toHaveFocus());
  expect(valor).toHaveAccessibleDescription('Isso não.');
});

it('takes the focus to a condition that comes, and to the one that takes the place of one that goes', async () => {
  open('?lista=RAMOS');
  const add = screen.getByRole('button', { name: 'Adicionar condição' });
  await user.click(add);
  expect(campoDe('Condição 2 de 2')).toHaveFocus();
  await user.click(add);
  expect(campoDe('Condição 3 de 3')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remover condição 2 de 3' }));
  expect(campoDe('Condição 2 de 2')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remover condição 2 de 2' }));
  expect(campoDe('Condição 1 de 1')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remover condição 1 de 1' }));
  expect(add).toHaveFocus();
  await save();
  expect(await screen.findByText('Acrescente ao menos uma condição.')).toBeVisible();
  expect(add).toHaveFocus();
});

it('goes three levels deep and no further', async () => {
  open('?lista=RAMOS');
  await user.click(screen.getByRole('button', { name: 'Adicionar grupo' }));
  await user.click(screen.getByRole('button', { name: 'Adicionar grupo dentro do grupo 1' }));
  expect(screen.getByRole('group', { name: 'Grupo 1.1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Adicionar grupo dentro do grupo 1.1' })).toBeNull();
});

it('changes one that is kept, where it is, and only it', async () => {
  gateway.answer(filtroCalls.updateFiltro, { ...salvo, nome: 'Mais caros' });
  open(`?lista=RAMOS&filtro=${ID}`);
  const nome = await screen.findByRole('textbox', { name: /^Nome/ });
  expect(nome).toHaveValue('Caros');
  expect(condicao('Condição 1 de 1').getByRole('textbox', { name: /Valor/ })).toHaveValue('20,00');
  await user.clear(nome);
  await user.type(nome, 'Mais caros');
  await save();
  await waitFor(() =>
    expect(sent('PUT')).toEqual([expect.objectContaining({ filtroId: ID, nome: 'Mais caros', definicao: salvo.definicao })]),
  );
});

it('says that one is gone, or is of somebody else', async () => {
  gateway.answer(filtroCalls.listFiltros, []);
  open(`?lista=RAMOS&filtro=${ID}`);
  expect(await screen.findByText('Este filtro não existe mais ou deixou de ser partilhado.')).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.answer(filtroCalls.listFiltros, [{ ...salvo, meu: false, dono: 'Ana' }]);
  open(`?lista=RAMOS&filtro=${ID}`);
  expect(await screen.findByText('Este filtro é de Ana')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salvar filtro' })).toBeNull();
});

it('offers only the lists its reader may read', async () => {
  open('?lista=RAMOS', false);
  await user.click(screen.getByRole('button', { name: /Lista/ }));
  expect(await screen.findByRole('option', { name: 'Orçamentos' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Ramos' })).toBeNull();
});

it('keeps of the conditions those another list has fields for', async () => {
  open('?lista=ORCAMENTOS');
  await user.type(condicao('Condição 1 de 1').getByRole('textbox', { name: /Valor/ }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Adicionar condição' }));
  await choose(campoDe('Condição 2 de 2'), 'Início da vigência');
  await choose(screen.getByRole('button', { name: /Lista/ }), 'Renovações');
  expect(condicao('Condição 1 de 1').getByRole('textbox', { name: /Valor/ })).toHaveValue('Ana');
});
