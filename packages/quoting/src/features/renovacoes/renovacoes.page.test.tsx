import { type Renovacao, renovacaoCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal, signIn } from '@balcao/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { RenovacoesPage } from './renovacoes.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const idOf = (n: number) => `0190b000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const umaRenovacao = (n: number, over: Partial<Renovacao> = {}): Renovacao => ({
  apoliceId: idOf(n),
  numero: `0531000${n}`,
  segurado: `Cliente ${n}`,
  bem: 'Onix 1.0 2023 · ABC-1D23',
  linha: 'AUTO',
  seguradora: 'Jequitibá Seguros',
  fim: '2026-12-10',
  dias: 20,
  janela: 'ENVIAR',
  premioTotalCentavos: 322_140,
  bonus: 4,
  bonusPrevisto: 5,
  sinistros: 0,
  situacao: 'A_RENOVAR',
  usuario: 'Eva',
  orcamento: null,
  ...over,
});
const janelas = { LISTAR: 0, COTAR: 0, ENVIAR: 2, LIGAR: 0, URGENTE: 1, VENCIDA: 0, PERDIDA: 0 };
const found = (itens: Renovacao[]) =>
  gateway.answer(renovacaoCalls.listRenovacoes, { itens, total: itens.length, pagina: 1, tamanho: 20, janelas, somaCentavos: 0 });
const orcamento = { id: idOf(90), numero: 77, formulario: 'AUTO' as const };
const asked = () => gateway.pedidos.filter(({ method }) => method === 'POST').map(({ input }) => (input as { ids: string[] }).ids);

function open(search = '') {
  renderAt(`/multicalculo/orcamento-renovacao${search}`, <RenovacoesPage />);
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  found([umaRenovacao(1), umaRenovacao(2), umaRenovacao(3, { situacao: 'EM_COTACAO', orcamento })]);
});
afterEach(cleanup);
afterAll(gateway.close);

it('shows what ends, its bonus of today and of the renewal, and the quote already open', async () => {
  open();
  expect((await screen.findAllByRole('img', { name: 'Classe 4, prevista 5' })).length).toBe(3);
  expect(screen.getAllByText('em 20 dias')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir orçamento 77' })).toHaveAttribute(
    'href',
    `/multicalculo/orcamento-multicalculo?id=${orcamento.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Gerar orçamento de Cliente 3' })).toBeNull();
});

it('chooses a window from the ones that say how many wait in them', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Até 5 dias 1 apólice' }));
  expect(window.location.search).toBe('?janela=URGENTE');
  await user.click(await screen.findByRole('button', { name: 'Até 5 dias 1 apólice' }));
  expect(window.location.search).toBe('');
});

it('generates the quotes of the selection and says of each what became of it', async () => {
  gateway.answer(renovacaoCalls.generateOrcamentos, [
    { apoliceId: idOf(1), resultado: 'GERADA', orcamento, mensagem: null },
    { apoliceId: idOf(2), resultado: 'RECUSADA', orcamento: null, mensagem: 'Uma apólice cancelada não se renova.' },
  ]);
  open();
  await user.click(await screen.findByRole('checkbox', { name: /Cliente 1/ }));
  await user.click(screen.getByRole('checkbox', { name: /Cliente 2/ }));
  await user.click(screen.getByRole('checkbox', { name: /Cliente 3/ }));
  expect(screen.getByText('3 apólices selecionadas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gerar 2 orçamentos' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('1 orçamento gerado.')).toBeVisible();
  expect(within(dialog).getByText('Uma apólice cancelada não se renova.')).toBeVisible();
  expect(within(dialog).getByText('2 de 2')).toBeVisible();
  expect(within(dialog).getByText('Ficou de fora: já tem orçamento aberto')).toBeVisible();
  expect(asked()).toEqual([[idOf(1), idOf(2)]]);
  await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText(/selecionada/)).toBeNull());
});

it('generates what is missing of all that the filter finds, as the gateway names it', async () => {
  gateway.answer(renovacaoCalls.listRenovacoes, { itens: [umaRenovacao(1)], total: 3, pagina: 1, tamanho: 20, janelas, somaCentavos: 0 });
  gateway.answer(renovacaoCalls.listDoLote, [umaRenovacao(1), umaRenovacao(2), umaRenovacao(3, { situacao: 'EM_COTACAO', orcamento })]);
  gateway.answer(renovacaoCalls.generateOrcamentos, [
    { apoliceId: idOf(1), resultado: 'GERADA', orcamento, mensagem: null },
    { apoliceId: idOf(2), resultado: 'GERADA', orcamento, mensagem: null },
  ]);
  open('?q=cliente');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 3 deste filtro' }));
  await user.click(screen.getByRole('button', { name: 'Gerar os orçamentos que faltam' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('2 orçamentos gerados.')).toBeVisible();
  expect(within(dialog).getByText('Ficou de fora: já tem orçamento aberto')).toBeVisible();
  expect(asked()).toEqual([[idOf(1), idOf(2)]]);
  expect(gateway.pedidos.find(({ path }) => path.endsWith('/lote'))?.input).toEqual({ q: 'cliente', total: '3' });
});

it('generates nothing of a selection that has its quotes already, and says why', async () => {
  open();
  await user.click(await screen.findByRole('checkbox', { name: /Cliente 3/ }));
  const button = screen.getByRole('button', { name: 'Gerar orçamentos' });
  expect(button).toHaveAccessibleDescription(/já têm orçamento aberto/);
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked()).toEqual([]);
});

it('asks the rest under the same key once an answer was lost', async () => {
  gateway.reply(renovacaoCalls.generateOrcamentos, refusal(500, 500, 'Falhou aqui.'));
  open();
  await user.click(await screen.findByRole('button', { name: 'Gerar orçamento de Cliente 1' }));
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  gateway.answer(renovacaoCalls.generateOrcamentos, [{ apoliceId: idOf(1), resultado: 'GERADA', orcamento, mensagem: null }]);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('1 orçamento gerado.')).toBeVisible();
  expect(asked()).toEqual([[idOf(1)], [idOf(1)]]);
});

it('offers nothing to generate to who may not open quotes', async () => {
  signIn({ acessoMC: false, token: 'sem-mc' });
  open();
  await screen.findByText('Cliente 1');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Gerar/ })).toBeNull();
});

it('says which access is missing, and offers nothing that would be refused', async () => {
  const frase = 'O seu usuário não tem o acesso “orçamentos”. Peça a quem administra a sua corretora que o libere.';
  gateway.reply(renovacaoCalls.listRenovacoes, refusal(403, 'sem-permissao', frase));
  open();
  expect(await screen.findByText('Falta um acesso ao seu usuário')).toBeVisible();
  expect(screen.getByText(frase)).toBeVisible();
  expect(screen.queryByText(/erro inesperado/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Exportar/ })).toBeNull();
});

it('lets try again when the list did not come, and clear the filters when nothing matches', async () => {
  gateway.reply(renovacaoCalls.listRenovacoes, refusal(500, 500, 'Falhou aqui.'));
  open('?q=ninguem');
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  found([]);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await user.click((await screen.findAllByRole('button', { name: /Limpar filtros/ })).at(-1) as HTMLElement);
  expect(window.location.search).toBe('');
});
