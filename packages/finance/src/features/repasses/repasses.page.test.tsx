import {
  type FichaLote,
  type LinhaRetorno,
  type OpcoesRepasse,
  type PagamentoRepasse,
  type PreviaLote,
  type Repasse,
  repasseCalls,
} from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { RepassesPage } from './repasses.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const hoje = hojeEm(new Date());
const [ID, LOTE, CONTA, PRODUTOR] = [1, 2, 3, 4].map((n) => `0190b000-0000-7000-8000-00000000000${n}`) as [string, string, string, string];
const agora = '2026-11-20T12:00:00.000Z';

const repasse = (over: Partial<Repasse> = {}): Repasse => ({
  id: ID,
  produtorId: PRODUTOR,
  produtor: 'Zélia Prado',
  papel: 'PRODUTOR',
  seguradora: 'alfa_seguros',
  seguradoraNome: 'Alfa Seguros',
  apoliceId: ID,
  apolice: 'A-77',
  segurado: 'Rui Lopes',
  base: 'COMISSAO_BRUTA',
  baseCentavos: 60_000,
  pctBps: 4_000,
  parteBps: 7_000,
  valorCentavos: 16_800,
  dia: '2026-11-20',
  status: 'LIBERADO',
  loteId: null,
  lote: null,
  isEstorno: false,
  contestadoEm: null,
  contestacao: null,
  respondidoEm: null,
  resposta: null,
  ...over,
});
const opcoes = (over: Partial<OpcoesRepasse> = {}): OpcoesRepasse => ({
  produtor: null,
  produtores: [{ id: PRODUTOR, nome: 'Zélia Prado' }],
  seguradoras: [{ slug: 'alfa_seguros', nome: 'Alfa Seguros' }],
  contas: [{ id: CONTA, nome: 'Conta corrente', banco: '341', convenio: null }],
  aprovacaoPorOutro: false,
  ...over,
});
const pagamento = {
  produtorId: PRODUTOR,
  produtor: 'Zélia Prado',
  documento: '11144477735',
  pessoa: 'PF',
  repasses: 1,
  brutoCentavos: 16_800,
  irrfCentavos: 1_260,
  issCentavos: 840,
  inssCentavos: 1_848,
  acertoIrrfCentavos: 0,
  acertoInssCentavos: 0,
  liquidoCentavos: 12_852,
  destino: 'Pix (E-mail): zelia@exemplo.test',
} as const;
const previa: PreviaLote = {
  pagamentos: [pagamento],
  brutoCentavos: 16_800,
  retidoCentavos: 3_948,
  liquidoCentavos: 12_852,
  semSaldo: [],
  contestados: [],
};
const lote = (over: Partial<FichaLote> = {}): FichaLote => ({
  id: LOTE,
  versao: 1,
  numero: 7,
  de: '2026-11-01',
  ate: '2026-11-30',
  status: 'ABERTO',
  produtores: 1,
  repasses: 1,
  brutoCentavos: 16_800,
  retidoCentavos: 3_948,
  liquidoCentavos: 12_852,
  criadoEm: agora,
  criadoPor: 'Otávio',
  aprovadoEm: null,
  aprovadoPor: null,
  pagoEm: null,
  pagoPor: null,
  contaId: null,
  conta: null,
  desfeitoEm: null,
  desfeitoPor: null,
  motivo: null,
  remessaNumero: null,
  remessaEm: null,
  recalculadoPor: null,
  recalculadoEm: null,
  pagamentos: [{ ...pagamento, id: ID, status: 'PENDENTE', pagoEm: null, seuNumero: 'REP7N1', retorno: null }],
  possoAprovar: true,
  contestados: [],
  ...over,
});

/** A file a browser can read, which jsdom's cannot. */
const returned = (): File => {
  const file = new File(['341...'], 'pagamentos.ret');
  return Object.assign(file, { slice: () => ({ arrayBuffer: async () => new TextEncoder().encode('341...').buffer }) });
};

function open(search = '', sessao: object = { administrador: true }): void {
  window.history.replaceState(null, '', `/financeiro/repasses${search}`);
  signIn(sessao);
  currentSession();
  render(
    <QueryProvider>
      <BrowserRouter>
        <RepassesPage />
        <ToastRegion />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const sent = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method).map(({ path, input }) => [path, input]);

beforeEach(() => {
  gateway.answer(repasseCalls.getOpcoes, opcoes());
  gateway.answer(repasseCalls.listRepasses, { itens: [repasse()], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(repasseCalls.getTotais, {
    total: 1,
    valorCentavos: 16_800,
    liberadoCentavos: 16_800,
    emLoteCentavos: 0,
    pagoCentavos: 0,
    contestados: 0,
    aRecalcular: 0,
  });
  gateway.answer(repasseCalls.simulateLote, previa);
  gateway.answer(repasseCalls.listLotes, { itens: [lote()], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(repasseCalls.getLote, lote());
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('shows each share with how it came about, and what all of them sum to', async () => {
  open();
  const row = (await screen.findByRole('rowheader', { name: 'Zélia Prado' })).closest('tr') as HTMLElement;
  expect(within(row).getByText(/40% da comissão bruta, parte de 70%/)).toBeVisible();
  expect(within(row).getByText('R$ 168,00')).toBeVisible();
  expect(await screen.findByText('1 repasse')).toBeVisible();
  // what the brokerage does with it is of its lots; nothing was disputed
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});

it('says of how many commissions what is expected is still that of before', async () => {
  gateway.answer(repasseCalls.getTotais, {
    total: 3,
    valorCentavos: 16_800,
    liberadoCentavos: 0,
    emLoteCentavos: 0,
    pagoCentavos: 0,
    contestados: 0,
    aRecalcular: 1_200,
  });
  open();
  expect(await screen.findByText('O previsto de 1.200 comissões está sendo recalculado; até lá vale o de antes')).toBeVisible();
});

it('says when there are none, and lets a failed reading be tried again', async () => {
  gateway.answer(repasseCalls.listRepasses, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  open();
  expect(await screen.findByText('Nenhum repasse ainda')).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.reply(repasseCalls.getOpcoes, refusal(500, 'erro', 'A requisição falhou :('));
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

it('previews a lot, sends what was seen, and shows what happened when it is no longer that', async () => {
  open('?aba=lotes&abrir=lote');
  const dialog = await screen.findByRole('dialog', { name: 'Novo lote de repasses' });
  expect(await within(dialog).findByText(/Bruto R\$\s168,00, retido R\$\s39,48, líquido R\$\s128,52/)).toBeVisible();
  gateway.reply(repasseCalls.createLote, refusal(409, 'previa-mudou', 'A prévia mudou: Ana criou o lote 8.'));
  await user.click(within(dialog).getByRole('button', { name: 'Criar lote' }));
  expect(await within(dialog).findByText(/Ana criou o lote 8/)).toBeVisible();
  gateway.answer(repasseCalls.createLote, lote());
  await user.click(within(dialog).getByRole('button', { name: 'Criar lote' }));
  expect(await screen.findByRole('dialog', { name: 'Lote 7' })).toBeVisible();
  expect(sent('POST').filter(([path]) => String(path).endsWith('/lotes'))[0]?.[1]).toMatchObject({ ate: hoje, brutoCentavos: 16_800 });
});

it('approves, pays from an account and undoes a lot, each as it was read', async () => {
  open(`?aba=lotes&ver=${LOTE}`);
  const drawer = await screen.findByRole('dialog', { name: 'Lote 7' });
  gateway.answer(repasseCalls.approveLote, lote({ status: 'APROVADO', versao: 2 }));
  gateway.answer(repasseCalls.getLote, lote({ status: 'APROVADO', versao: 2 }));
  await user.click(await within(drawer).findByRole('button', { name: 'Aprovar' }));
  await user.click(await within(drawer).findByRole('button', { name: 'Dar por pago' }));
  const pagar = await screen.findByRole('dialog', { name: 'Dar o lote por pago' });
  gateway.answer(repasseCalls.payLote, lote({ status: 'PAGO', versao: 3 }));
  gateway.answer(repasseCalls.getLote, lote({ status: 'PAGO', versao: 3, pagoEm: hoje }));
  await user.click(within(pagar).getByRole('button', { name: 'Dar por pago' }));
  await user.click(await within(drawer).findByRole('button', { name: 'Estornar lote' }));
  const motivo = await screen.findByRole('dialog', { name: 'Estornar lote' });
  await user.click(within(motivo).getByRole('button', { name: 'Estornar lote' }));
  expect(await within(motivo).findByText('Campo obrigatório.')).toBeVisible();
  await user.type(within(motivo).getByRole('textbox', { name: /Motivo/ }), 'conta errada');
  gateway.answer(repasseCalls.reverseLote, lote({ status: 'ESTORNADO', versao: 4 }));
  await user.click(within(motivo).getByRole('button', { name: 'Estornar lote' }));
  await waitFor(() =>
    expect(
      sent('POST')
        .map(([path, input]) => [String(path).split('/').at(-1), input])
        .filter(([ato]) => ato !== 'simular'),
    ).toEqual([
      ['aprovar', expect.objectContaining({ versao: 1 })],
      ['pagar', expect.objectContaining({ versao: 2, contaId: CONTA, pagoEm: hoje })],
      ['desfazer', expect.objectContaining({ versao: 3, motivo: 'conta errada' })],
    ]),
  );
});

it('holds a lot that a producer disputes, and says why', async () => {
  const contestados = [{ produtorId: PRODUTOR, produtor: 'Zélia Prado', repasses: 2, valorCentavos: 16_800 }];
  gateway.answer(repasseCalls.getLote, lote({ status: 'APROVADO', remessaNumero: 3, contestados }));
  open(`?aba=lotes&ver=${LOTE}`);
  const drawer = await screen.findByRole('dialog', { name: 'Lote 7' });
  expect(await within(drawer).findByText(/espera a resposta ao que foi contestado: Zélia Prado, 2 repasses de R\$\s168,00/)).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'Ver contestações' })).toHaveAttribute(
    'href',
    `/financeiro/repasses?lote=${LOTE}&contestados=sim`,
  );
  for (const ato of ['Dar por pago', 'Arquivo do banco', 'Baixar CNAB 240', 'Baixar lote Pix'])
    expect(within(drawer).queryByRole('button', { name: ato })).not.toBeInTheDocument();
  expect(within(drawer).getByRole('button', { name: 'Cancelar lote' })).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.answer(repasseCalls.simulateLote, { ...previa, contestados });
  open('?aba=lotes&abrir=lote');
  expect(await screen.findByText(/Ficam fora até a contestação ser respondida: Zélia Prado, 2 repasses/)).toBeVisible();
});

it('proposes the agreement that the account was used with, and each account its own', async () => {
  const OUTRA = `${CONTA.slice(0, -1)}f`;
  const contas = [
    { id: CONTA, nome: 'Do Brasil', banco: '001', convenio: '123456' },
    { id: OUTRA, nome: 'Filial', banco: '001', convenio: null },
  ];
  gateway.answer(repasseCalls.getOpcoes, opcoes({ contas }));
  gateway.answer(repasseCalls.getLote, lote({ status: 'APROVADO', contaId: CONTA }));
  open(`?aba=lotes&ver=${LOTE}`);
  await user.click(await screen.findByRole('button', { name: 'Arquivo do banco' }));
  const dialog = await screen.findByRole('dialog', { name: 'Arquivo de pagamento' });
  expect(within(dialog).getByRole('textbox', { name: /Convênio/ })).toHaveValue('123456');
  await user.click(within(dialog).getByRole('button', { name: /Conta de onde sai/ }));
  await user.click(await screen.findByRole('option', { name: 'Filial' }));
  expect(within(dialog).getByRole('textbox', { name: /Convênio/ })).toHaveValue('');
});

it('waits for somebody else where the parameter says so', async () => {
  gateway.answer(repasseCalls.getLote, lote({ possoAprovar: false }));
  open(`?aba=lotes&ver=${LOTE}`);
  expect(await screen.findByText(/outra pessoa da corretora precisa aprová-lo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
});

it('applies a return file and tells what became of each payment', async () => {
  const linhas: LinhaRetorno[] = [
    { seuNumero: 'REP7N1', produtor: 'Zélia Prado', lote: 7, valorCentavos: 12_852, resultado: 'PAGO', mensagem: 'O banco pagou.' },
    {
      seuNumero: 'X',
      produtor: null,
      lote: null,
      valorCentavos: 1,
      resultado: 'NAO_ENCONTRADO',
      mensagem: 'Nenhum pagamento tem este número.',
    },
  ];
  gateway.answer(repasseCalls.applyRetorno, linhas);
  open('?abrir=retorno');
  const drawer = await screen.findByRole('dialog', { name: 'Retorno do banco' });
  await user.upload(within(drawer).getByLabelText('Arquivo de retorno'), returned());
  expect(await within(drawer).findByText('2 pagamentos lidos: 1 pago, 0 recusados.')).toBeVisible();
  expect(within(drawer).getByText('Nenhum pagamento tem este número.')).toBeVisible();
});

it('says what a lot settles of payments that were undone, and that it was worked out again', async () => {
  const [um] = lote().pagamentos as [PagamentoRepasse];
  gateway.answer(
    repasseCalls.getLote,
    lote({ recalculadoPor: 6, recalculadoEm: agora, pagamentos: [{ ...um, acertoIrrfCentavos: -75_791, acertoInssCentavos: 11_000 }] }),
  );
  open(`?aba=lotes&ver=${LOTE}`);
  expect(await screen.findByText(/Zélia Prado, IRRF -R\$\s757,91 e INSS R\$\s110,00\./)).toBeVisible();
  expect(screen.getByText(/^O lote 6 foi desfeito em/)).toBeVisible();
});

it('shows a producer theirs alone, which they dispute, and no lots', async () => {
  gateway.answer(repasseCalls.getOpcoes, opcoes({ produtor: { id: PRODUTOR, nome: 'Zélia Prado' }, produtores: [], contas: [] }));
  gateway.answer(repasseCalls.contest, repasse({ contestadoEm: agora, contestacao: 'Era metade' }));
  open('?aba=lotes', { administrador: false, produtorId: PRODUTOR });
  expect(await screen.findByRole('heading', { name: 'Meus repasses' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Lotes' })).not.toBeInTheDocument();
  expect(await screen.findByRole('columnheader', { name: /Valor/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Produtor/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Novo lote' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /Contestar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Contestação do repasse' });
  await user.type(within(dialog).getByRole('textbox', { name: /O que está errado/ }), 'Era metade');
  await user.click(within(dialog).getByRole('button', { name: 'Contestar' }));
  await waitFor(() =>
    expect(sent('POST').at(-1)).toEqual([expect.stringContaining('/contestar'), expect.objectContaining({ motivo: 'Era metade' })]),
  );
});

it('shows a producer what they disputed, and the answer once there is one', async () => {
  gateway.answer(repasseCalls.getOpcoes, opcoes({ produtor: { id: PRODUTOR, nome: 'Zélia Prado' }, produtores: [], contas: [] }));
  gateway.answer(repasseCalls.listRepasses, {
    itens: [
      repasse({ contestadoEm: agora, contestacao: 'Era metade', status: 'PREVISTO' }),
      repasse({ id: LOTE, contestadoEm: agora, contestacao: 'Era metade', respondidoEm: agora, resposta: 'É 40 %', status: 'PREVISTO' }),
    ],
    total: 2,
    pagina: 1,
    tamanho: 20,
  });
  open('', { administrador: false, produtorId: PRODUTOR });
  expect(await screen.findByRole('button', { name: /^Ver contestação/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Ver resposta/ })).toBeVisible();
});

it('answers what a producer disputes', async () => {
  gateway.answer(repasseCalls.listRepasses, {
    itens: [repasse({ contestadoEm: agora, contestacao: 'Era metade' })],
    total: 1,
    pagina: 1,
    tamanho: 20,
  });
  gateway.answer(repasseCalls.answer, repasse({ contestadoEm: agora, contestacao: 'Era metade', respondidoEm: agora, resposta: 'É 40 %' }));
  open();
  await user.click(await screen.findByRole('button', { name: /Responder/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Contestação do repasse' });
  expect(within(dialog).getByText('Era metade')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /Resposta/ }), 'É 40 %');
  await user.click(within(dialog).getByRole('button', { name: 'Responder' }));
  await waitFor(() => expect(sent('POST').at(-1)?.[1]).toMatchObject({ resposta: 'É 40 %' }));
});

it('hides every act from whoever only reads', async () => {
  open(`?aba=lotes&ver=${LOTE}`, { administrador: false, produtorId: '', bloqueioOrcamentoManual: true });
  const drawer = await screen.findByRole('dialog', { name: 'Lote 7' });
  await within(drawer).findByText('Pagamentos');
  for (const ato of ['Aprovar', 'Cancelar lote', 'Novo lote', 'Ler retorno'])
    expect(screen.queryByRole('button', { name: ato, hidden: true })).not.toBeInTheDocument();
});
