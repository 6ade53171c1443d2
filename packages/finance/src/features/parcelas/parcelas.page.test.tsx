import { type Call, pagamentoParcelaCalls, parcelaCalls } from '@balcao/contracts';
import { barrasItf } from '@balcao/domain';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { ID, pagaEmParte, parcela, resumo } from '../../parcela/parcela.fixture.ts';
import { ParcelasPage } from './parcelas.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
/** What a call was asked so far. */
const asked = ({ method, path }: Call) => {
  const end = path.split('/').at(-1);
  return gateway.pedidos.filter((um) => um.method === method && um.path.endsWith(`/${end}`)).map(({ input }) => input);
};

function open(search = '', flags: Parameters<typeof signIn>[0] = {}): void {
  signIn({ token: crypto.randomUUID(), ...flags });
  currentSession();
  window.history.replaceState(null, '', `/financeiro/parcelas${search}`);
  render(
    <QueryProvider>
      <BrowserRouter>
        <ParcelasPage />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const answerList = (itens = [resumo()]) =>
  gateway.answer(parcelaCalls.listParcelas, { itens, total: itens.length, pagina: 1, tamanho: 20 });

beforeEach(() => {
  answerList();
  gateway.answer(parcelaCalls.getOpcoes, { seguradoras: [{ id: 'capivara_seguros', nome: 'Capivara Seguros' }], produtores: [] });
  gateway.answer(parcelaCalls.getTotais, {
    total: 1,
    valorCentavos: 35_000,
    pagoCentavos: 0,
    abertoCentavos: 35_000,
    vencidoCentavos: 35_000,
  });
  gateway.answer(parcelaCalls.getParcela, parcela());
});
afterEach(() => {
  queryClient.clear();
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

it('lists instalments with what they sum to, and narrows them by the address', async () => {
  open();
  const row = (await screen.findByRole('rowheader', { name: /Zélia Prado/ })).closest('tr') as HTMLElement;
  expect(within(row).getByText('3 de 10')).toBeVisible();
  expect(within(row).getByText('Vencida')).toBeVisible();
  expect(await screen.findByText('Vencido', { selector: 'li' })).toHaveTextContent('R$ 350,00');
});

it('of a search that finds more than are counted, says how to see what they sum to', async () => {
  const nulas = { valorCentavos: null, pagoCentavos: null, abertoCentavos: null, vencidoCentavos: null };
  gateway.answer(parcelaCalls.getTotais, { total: 1_000, isTotalMinimo: true, ...nulas });
  open('?q=silva');
  expect(await screen.findByText('mais de 1.000 parcelas: digite mais palavras para ver quanto somam')).toBeVisible();
  expect(screen.queryByText('Vencido', { selector: 'li' })).toBeNull();
});

it('opens on what is still to be paid, what fell due first at the top, and shows all when asked', async () => {
  open();
  await screen.findByRole('rowheader', { name: /Zélia Prado/ });
  expect(asked(parcelaCalls.listParcelas).at(-1)).toMatchObject({ status: 'EM_ABERTO', ordenar: 'vencimento' });
  await user.click(screen.getByRole('button', { name: /Situação/ }));
  expect(screen.getAllByRole('option', { name: 'Todas a receber' })).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: 'Todas as situações' }));
  await waitFor(() => expect(asked(parcelaCalls.listParcelas).at(-1)).toMatchObject({ status: 'TODAS' }));
});

it('says that there is none yet', async () => {
  answerList([]);
  open();
  expect(await screen.findByText('Nenhuma parcela a receber')).toBeVisible();
});

it('registers a payment in part, said as the gateway keeps it, and reads the list again', async () => {
  open(`?ver=${ID}`);
  const drawer = await screen.findByRole('dialog', { name: 'Parcela 3 de 10 da apólice 0531-7' });
  expect(within(drawer).getByText(/10 dias de atraso: multa R\$ 7,00, juros R\$ 1,17/)).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Registrar pagamento' }));
  const form = await screen.findByRole('dialog', { name: 'Registrar pagamento' });
  const valor = within(form).getByRole('textbox', { name: /Valor recebido/ });
  expect(valor).toHaveValue('350,00');
  await user.clear(valor);
  await user.type(valor, '100,00');
  gateway.answer(pagamentoParcelaCalls.pay, pagaEmParte());
  gateway.answer(parcelaCalls.getParcela, pagaEmParte());
  await user.click(within(form).getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Registrar pagamento' })).toBeNull());
  expect(asked(pagamentoParcelaCalls.pay)).toMatchObject([{ versao: 4, valorCentavos: 10_000, observacao: null }]);
  expect(await within(drawer).findByText(/R\$ 100,00. No balcão/)).toBeVisible();
});

it('takes the last payment back after it was asked whether to, and says why when it may not', async () => {
  gateway.answer(parcelaCalls.getParcela, pagaEmParte());
  open(`?ver=${ID}`);
  const drawer = await screen.findByRole('dialog', { name: /Parcela 3 de 10/ });
  await user.click(await within(drawer).findByRole('button', { name: 'Desfazer' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Desfazer este pagamento?' });
  gateway.reply(pagamentoParcelaCalls.undo, refusal(409, 'comissao-recebida', 'A comissão desta parcela já foi recebida.'));
  await user.click(within(ask).getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked(pagamentoParcelaCalls.undo)).toHaveLength(1);
});

it('shows the second copy as a bar code and a QR, by name for who does not see them', async () => {
  const linha = '0'.repeat(47);
  gateway.answer(pagamentoParcelaCalls.getSegundaVia, {
    boleto: { linha, codigoDeBarras: '00', banco: '001', valorCentavos: 35_000, vencimento: '2026-12-01', barras: barrasItf('00') },
    pix: { copiaECola: '000201', recebedor: 'Capivara', qr: '<svg/>' },
  });
  open(`?ver=${ID}`);
  const drawer = await screen.findByRole('dialog', { name: /Parcela 3 de 10/ });
  await user.click(await within(drawer).findByRole('button', { name: 'Segunda via' }));
  const via = await screen.findByRole('dialog', { name: 'Segunda via' });
  expect(await within(via).findByRole('img', { name: `Código de barras da linha ${linha}` })).toBeVisible();
  expect(within(via).getByRole('img', { name: 'QR do Pix para Capivara' })).toBeVisible();
  expect(within(via).getByText('R$ 350,00, vence em 01/12/2026')).toBeVisible();
});

it('offers nobody a reminder that the gateway would refuse them', async () => {
  open(`?ver=${ID}`, { acessoParcelaAtrasada: false });
  const drawer = await screen.findByRole('dialog', { name: /Parcela 3 de 10/ });
  await within(drawer).findByRole('button', { name: 'Registrar pagamento' });
  expect(within(drawer).queryByRole('button', { name: 'Cobrar' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
