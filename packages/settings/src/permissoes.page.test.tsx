import { type FichaPedidoTitular, permissoesCalls, type PermissoesDoSegurado, titularCalls } from '@balcao/contracts';
import { refusal } from '@balcao/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from './open-page.fixture.tsx';
import { copy as pedidos } from './features/pedidos-titular/pedidos.copy.ts';
import { copy } from './features/permissoes/permissoes.copy.ts';
import { PermissoesPage } from './permissoes.page.tsx';

const user = userEvent.setup();
const ID = '0190b000-0000-7000-8000-0000000000bb';
const zelia: PermissoesDoSegurado = {
  id: ID,
  nome: 'Zélia Prado',
  documento: '11144477735',
  email: 'zelia@exemplo.test',
  celular: null,
  permissoes: {
    COTACAO: 'SEM_REGISTRO',
    RENOVACAO: 'SEM_REGISTRO',
    MARKETING_EMAIL: 'REVOGADA',
    MARKETING_WHATSAPP: 'SEM_REGISTRO',
    COMPARTILHAR_SEGURADORA: 'SEM_REGISTRO',
  },
  coleta: null,
  alteradoEm: null,
};
const pedido: FichaPedidoTitular = {
  id: ID,
  tipo: 'ELIMINACAO',
  origem: 'TITULAR',
  nome: 'Zélia Prado',
  documento: '11144477735',
  contato: null,
  detalhe: null,
  recebidaEm: '2026-11-20T12:00:00.000Z',
  prazoEm: '2026-12-05T12:00:00.000Z',
  status: 'ABERTA',
  resposta: null,
  encerradaEm: null,
  versao: 1,
  retencoes: [],
};

function open(search = '', administrador = true) {
  openPage(<PermissoesPage />, { address: `/LGPD/permissoesSegurados${search}`, sessao: { administrador } });
}
beforeEach(() => {
  gateway.answer(permissoesCalls.listPermissoes, { itens: [zelia], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(permissoesCalls.listProvas, []);
  gateway.answer(titularCalls.listPedidos, { itens: [pedido], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(titularCalls.getPedido, pedido);
});
const sentTo = (end: string) =>
  gateway.pedidos.filter(({ method, path }) => method === 'POST' && path.endsWith(end)).map(({ input }) => input);

it('shows what each client permits', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Zélia Prado/ });
  expect(within(row).getByText(copy.estados.REVOGADA)).toBeVisible();
});

it('is for administrators alone', async () => {
  open('', false);
  expect(await screen.findByText('Só administradores cuidam das permissões')).toBeVisible();
});

it('writes a consent down only with its proof in words', async () => {
  open(`?segurado=${ID}`);
  await user.click(await screen.findByRole('button', { name: copy.concederDe('Ofertas por e-mail') }));
  const dialog = await screen.findByRole('dialog', { name: copy.concederDe('Ofertas por e-mail') });
  await user.click(within(dialog).getByRole('button', { name: copy.conceder }));
  expect(await within(dialog).findByText(copy.faltaNota)).toBeVisible();
  expect(sentTo('/atos')).toEqual([]);
  gateway.reply(permissoesCalls.addAto, refusal(404, 'nao-encontrado', 'Registro não encontrado.'));
  await user.type(within(dialog).getByRole('textbox'), 'Assinou no balcão');
  await user.dblClick(within(dialog).getByRole('button', { name: copy.conceder }));
  expect(await within(dialog).findByText('Registro não encontrado.')).toBeVisible();
  expect(sentTo('/atos')[0]).toMatchObject({ finalidade: 'MARKETING_EMAIL', ato: 'CONCEDIDA', nota: 'Assinou no balcão' });
});

it('eliminates only once the document is typed, and shows what was kept and why', async () => {
  open(`?aba=pedidos&pedido=${ID}`);
  await user.click(await screen.findByRole('button', { name: pedidos.eliminar }));
  const dialog = await screen.findByRole('dialog', { name: pedidos.eliminacao });
  await user.click(within(dialog).getByRole('button', { name: pedidos.eliminar }));
  expect(sentTo('/eliminacao')).toEqual([]);
  const retencao = { entidade: 'apolice', entidadeId: ID, regra: 'Apólices', fundamento: 'Circular SUSEP', guardarAte: '2030-01-01' };
  const feito = { ...pedido, status: 'ATENDIDA' as const, encerradaEm: '2026-11-24T12:00:00.000Z', versao: 2, retencoes: [retencao] };
  gateway.answer(titularCalls.eliminate, feito);
  gateway.answer(titularCalls.getPedido, feito);
  await user.type(within(dialog).getByRole('textbox'), '111.444.777-35');
  await user.click(within(dialog).getByRole('button', { name: pedidos.eliminar }));
  expect(await screen.findByText('Circular SUSEP')).toBeVisible();
  expect(sentTo('/eliminacao')).toEqual([{ pedidoId: ID, versao: 1, documento: '111.444.777-35' }]);
});
