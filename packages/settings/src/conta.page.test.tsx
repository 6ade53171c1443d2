import {
  type Assinatura,
  assinaturaCalls,
  cancelamentoCalls,
  exportacaoCalls,
  type CobrancaPix,
  faturaCalls,
  type FaturaDetalhe,
  type FaturaResumo,
} from '@balcao/contracts';
import { keyOf, queryClient } from '@balcao/shared/query';
import { refusal } from '@balcao/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from './open-page.fixture.tsx';
import { ContaPage } from './conta.page.tsx';

const ID = '0190b000-0000-7000-8000-000000000001';
const fatura = (over: Partial<FaturaResumo> = {}): FaturaResumo => ({
  id: ID,
  competencia: '2026-11',
  plano: 'integrado',
  valorCentavos: 29_990,
  vencimento: '2026-11-20',
  status: 'VENCIDA',
  pagoCentavos: 0,
  pagoEm: null,
  ...over,
});
const detalhe = (over: Partial<FaturaDetalhe> = {}): FaturaDetalhe => ({
  ...fatura(),
  encargosCentavos: 0,
  excedenteCentavos: 0,
  hoje: { encargosCentavos: 640, totalCentavos: 30_630 },
  ajustes: [],
  pagamentos: [],
  ...over,
});
const cobranca: CobrancaPix = {
  faturaId: ID,
  copiaECola: '00020101021226570014br.gov.bcb.pix2535psp',
  qr: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  valorCentavos: 30_630,
  vencimento: '2026-11-20',
  pagavelAte: '2027-01-19',
};
const assinatura: Assinatura = {
  plano: 'integrado',
  status: 'Pendente',
  dataAssinatura: '2026-01-05',
  dataTrialFim: null,
  cancelaEm: null,
  usuarios: { emUso: 4, limite: 10 },
  faturas: [{ competencia: '2026-11', valorCentavos: 29_990, vencimento: '2026-11-20', linhaDigitavel: null, status: 'VENCIDA' }],
  planos: [{ plano: 'integrado', nome: 'Integrado', resumo: '', itens: [], mensalCentavos: 29_990, usuarios: 10 }],
};

const proxima = {
  vencimento: '2026-12-20',
  plano: 'integrado' as const,
  mensalCentavos: 29_990,
  ajustes: [{ tipo: 'EXCEDENTE' as const, descricao: 'Pago a mais na fatura de 10/2026', valorCentavos: -10_00 }],
  totalCentavos: 28_990,
  saldoCentavos: 0,
};

const open = (address = '/minhaConta/conta', administrador = true) => {
  openPage(<ContaPage />, { address, sessao: { administrador, token: crypto.randomUUID() } });
};

beforeEach(() => {
  gateway.answer(assinaturaCalls.getAssinatura, assinatura);
  gateway.answer(faturaCalls.getPagador, { pagador: { nome: 'Três Figueiras Ltda', cnpj: '12ABC34501DE35' } });
  gateway.answer(faturaCalls.getProximaFatura, { proxima });
  gateway.answer(exportacaoCalls.listExportacoes, { exportacoes: [] });
  gateway.answer(cancelamentoCalls.getCancelamento, { cancelamento: null, cancelaEm: '2026-12-21' });
  gateway.answer(faturaCalls.listFaturas, { itens: [fatura()], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(faturaCalls.getFatura, detalhe());
  gateway.answer(faturaCalls.chargeFatura, cobranca);
});

it('shows the plan, its seats, in whose name it is charged, and the invoices', async () => {
  open();
  expect(await screen.findByText('4 de 10 em uso')).toBeVisible();
  expect(screen.getByText('Pagamento pendente')).toBeVisible();
  expect(await screen.findByText('12.ABC.345/01DE-35')).toBeVisible();
  const tabela = await screen.findByRole('table', { name: 'Faturas da assinatura' });
  expect(within(tabela).getByText('Vencida')).toBeVisible();
  expect(within(tabela).getByText('R$ 299,90')).toBeVisible();
});

it('opens what pays an invoice: what it costs today, the drawing, and the code to copy', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar a fatura de 11/2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fatura de 11/2026' });
  expect(await within(dialog).findByText('R$ 306,30')).toBeVisible();
  expect(within(dialog).getByText('R$ 6,40')).toBeVisible();
  expect(await within(dialog).findByRole('img', { name: 'Código QR do Pix desta fatura' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg/),
  );
  expect(within(dialog).getByText(cobranca.copiaECola)).toBeVisible();
  expect(within(dialog).getByText('Aguardando o pagamento…')).toBeVisible();
});

it('says that it was paid as soon as it is, without the reader doing anything', async () => {
  open(`/minhaConta/conta?fatura=${ID}`);
  expect(await screen.findByText('Aguardando o pagamento…')).toBeVisible();
  const pago = { endToEndId: `E${'1'.repeat(31)}`, valorCentavos: 30_630, devolvidoCentavos: 0, horario: '2026-11-24T12:00:00.000Z' };
  const semNada = { encargosCentavos: 0, totalCentavos: 0 };
  gateway.answer(faturaCalls.getFatura, detalhe({ status: 'PAGA_COM_ATRASO', pagoCentavos: 30_630, hoje: semNada, pagamentos: [pago] }));
  await queryClient.invalidateQueries({ queryKey: keyOf(faturaCalls.getFatura) });
  expect(await screen.findByText('Pagamento confirmado')).toBeVisible();
  expect(screen.queryByText('Aguardando o pagamento…')).toBeNull();
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
});

it.each([
  ['PARCIAL', /Uma parte foi paga/],
  ['DEVOLVIDA', /foi devolvido/],
] as const)('of one that is %s says so, and charges what remains', async (status, frase) => {
  gateway.answer(faturaCalls.getFatura, detalhe({ status, pagoCentavos: status === 'PARCIAL' ? 10_000 : 0 }));
  open(`/minhaConta/conta?fatura=${ID}`);
  expect(await screen.findByText(frase)).toBeVisible();
  expect(await screen.findByText(cobranca.copiaECola)).toBeVisible();
});

it('says why there is no code, and tries again', async () => {
  gateway.reply(faturaCalls.chargeFatura, refusal(502, 'pagamento-fora-do-ar', 'O serviço de pagamentos não respondeu.'));
  open(`/minhaConta/conta?fatura=${ID}`);
  expect(await screen.findByText('O serviço de pagamentos não respondeu.')).toBeVisible();
  gateway.answer(faturaCalls.chargeFatura, cobranca);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(cobranca.copiaECola)).toBeVisible();
});

it('offers no payment of what is settled, and tells who has no invoice yet', async () => {
  gateway.answer(faturaCalls.listFaturas, { itens: [fatura({ status: 'PAGA' })], total: 1, pagina: 1, tamanho: 20 });
  open();
  expect(await screen.findByRole('button', { name: 'Baixar o PDF da fatura de 11/2026' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pagar/ })).toBeNull();
  cleanup();
  queryClient.clear();
  gateway.answer(faturaCalls.listFaturas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  gateway.answer(faturaCalls.getPagador, { pagador: null });
  open();
  expect(await screen.findByText('Nenhuma fatura ainda')).toBeVisible();
  expect(await screen.findByText(/Sem o CNPJ dela/)).toBeVisible();
});

it('tells staff whom to ask, and asks the gateway for nothing', () => {
  open('/minhaConta/conta', false);
  expect(screen.getByText('Só administradores veem a conta')).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
});

it('asks why before it cancels, says until when everything can be read, and takes it back', async () => {
  const pedido = { motivo: 'PRECO' as const, comentario: 'Caro', pedidoEm: '2026-11-24T12:00:00.000Z' };
  gateway.answer(cancelamentoCalls.requestCancelamento, { cancelamento: pedido, cancelaEm: '2026-12-21' });
  gateway.answer(cancelamentoCalls.undoCancelamento, { cancelamento: null, cancelaEm: '2026-12-21' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar a assinatura' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar a assinatura?' });
  const cancelar = within(dialog).getByRole('button', { name: 'Cancelar a assinatura' });
  await userEvent.click(cancelar);
  expect(within(dialog).getByText('Escolha o motivo.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'O preço' }));
  await userEvent.dblClick(cancelar);
  expect(await screen.findByText(/vai até 20\/12\/2026\. Nenhuma fatura nova/)).toBeVisible();
  const pedidos = () => gateway.pedidos.filter(({ path }) => path.endsWith('/cancelamento')).map(({ method }) => method);
  expect(pedidos().filter((method) => method === 'POST')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer o cancelamento' }));
  expect(await screen.findByRole('button', { name: 'Cancelar a assinatura' })).toBeVisible();
});
