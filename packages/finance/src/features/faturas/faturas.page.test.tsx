import { faturaColetivaCalls as calls, type LeituraDaMovimentacao } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { fatura, ID, resumo } from './faturas.fixture.ts';
import { FaturasPage } from './faturas.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const sent = (fim: string) =>
  gateway.pedidos.filter(({ method, path }) => method !== 'GET' && path.endsWith(fim)).map(({ input }) => input);

function open(search = '', flags: Parameters<typeof signIn>[0] = {}): void {
  signIn({ token: crypto.randomUUID(), ...flags });
  currentSession();
  window.history.replaceState(null, '', `/financeiro/faturas${search}`);
  render(
    <QueryProvider>
      <BrowserRouter>
        <FaturasPage />
      </BrowserRouter>
    </QueryProvider>,
  );
}
beforeEach(() => {
  gateway.answer(calls.listFaturas, { itens: [resumo()], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(calls.getOpcoes, { seguradoras: [], estipulantes: [], apolices: [] });
  gateway.answer(calls.getTotais, {
    total: 1,
    vidas: 4,
    premioCentavos: 208_110,
    iofCentavos: 4_953,
    totalCentavos: 213_063,
    comissaoCentavos: 10_406,
  });
  gateway.answer(calls.listApolices, []);
  gateway.answer(calls.getFatura, fatura());
});
afterEach(() => {
  queryClient.clear();
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

it('lists bills with what they sum to', async () => {
  open();
  const row = (await screen.findByRole('rowheader', { name: /Metalúrgica Aurora/ })).closest('tr') as HTMLElement;
  expect(within(row).getByText('11/2026')).toBeVisible();
  expect(within(row).getByText('Aberta')).toBeVisible();
  expect(await screen.findByText('Total', { selector: 'li' })).toHaveTextContent(formatCentavos(213_063));
});

it('says what to do where there is no bill', async () => {
  gateway.answer(calls.listFaturas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  open();
  expect(await screen.findByText('Nenhuma fatura ainda')).toBeVisible();
});

it('offers no writing to whoever only reads', async () => {
  open(`?fatura=${ID}`, { bloqueioOrcamentoManual: true });
  expect(await screen.findByRole('dialog', { name: /Fatura de 11\/2026/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nova fatura' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Fechar fatura' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mudar cobrança' })).not.toBeInTheDocument();
});

it('shows what closing a bill writes before it closes it', async () => {
  gateway.answer(calls.closeFatura, fatura({ status: 'FECHADA', fechamento: null }));
  open(`?fatura=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Fechar fatura' }));
  const pergunta = await screen.findByRole('alertdialog');
  expect(pergunta).toHaveTextContent(`uma parcela de ${formatCentavos(213_063)}`);
  expect(pergunta).toHaveTextContent(`comissão esperada de ${formatCentavos(10_406)}`);
  expect(sent('/fechar')).toEqual([]);
  await user.click(within(pergunta).getByRole('button', { name: 'Fechar fatura' }));
  await waitFor(() => expect(sent('/fechar')).toEqual([{ faturaId: ID, versao: 3 }]));
});

it('says why a bill cannot be reopened', async () => {
  const fechada = { status: 'FECHADA' as const, fechamento: null };
  gateway.answer(calls.getFatura, fatura({ ...fechada, impedimentoDaReabertura: 'A parcela 2, desta fatura, tem pagamento.' }));
  open(`?fatura=${ID}`);
  expect(await screen.findByText(/tem pagamento/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reabrir fatura' })).toHaveAttribute('aria-disabled', 'true');
});

it('shows each row of a file judged, counts nothing before it is confirmed, and says in words what is refused', async () => {
  const linha = {
    linha: 2,
    tipo: 'INCLUSAO' as const,
    cpf: '1',
    nome: 'José',
    nascimento: '',
    papel: null,
    titularCpf: '',
    em: '',
    capitalCentavos: null,
  };
  const leitura: LeituraDaMovimentacao = {
    id: crypto.randomUUID(),
    nome: 'm.csv',
    formato: 'CSV',
    linhas: 2,
    inclusoes: 1,
    exclusoes: 0,
    alteracoes: 0,
    recusadas: 1,
    previa: [
      { ...linha, faixa: null, erros: [{ campo: 'cpf', codigo: 'invalido', mensagem: 'CPF inválido.' }] },
      { ...linha, linha: 3, nome: 'Maria', faixa: null, erros: [] },
    ],
    antes: { vidas: 4, totalCentavos: 213_063 },
    depois: { vidas: 5, totalCentavos: 250_000 },
  };
  gateway.answer(calls.readMovimentacao, leitura);
  gateway.answer(calls.confirmMovimentacao, fatura());
  open(`?fatura=${ID}&parte=movimentacao`);
  await user.click(await screen.findByRole('button', { name: 'Enviar planilha' }));
  await user.upload(screen.getByLabelText('Arquivo de movimentação'), new File(['x'], 'm.csv', { type: 'text/csv' }));
  expect(await screen.findByText('CPF inválido.')).toBeVisible();
  expect(screen.getByText(/De 4 vidas/)).toHaveTextContent(`para 5 vidas e ${formatCentavos(250_000)}`);
  expect(sent('/confirmar')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmar 1 linha' }));
  await waitFor(() => expect(sent('/confirmar')).toMatchObject([{ recusadas: 1 }]));
});

it('says in words why a file is not read', async () => {
  const errors = [{ campo: 'arquivo', codigo: 'muitoCurto', mensagem: 'O arquivo está vazio.' }];
  const body = { success: false, code: 'campos-invalidos', message: 'Confira os campos destacados.', errors };
  gateway.reply(calls.readMovimentacao, { status: 422, body });
  open(`?fatura=${ID}&parte=movimentacao`);
  await user.click(await screen.findByRole('button', { name: 'Enviar planilha' }));
  await user.upload(screen.getByLabelText('Arquivo de movimentação'), new File(['x'], 'm.csv', { type: 'text/csv' }));
  expect(await screen.findByText('O arquivo está vazio.')).toBeVisible();
});

it('opens the first bill of a policy with how it is charged, and tells of its own instalments', async () => {
  gateway.answer(calls.listApolices, [
    {
      id: resumo().apoliceId,
      numero: '0993-7',
      estipulante: 'Metalúrgica Aurora',
      seguradora: 'Vitória-Régia Vida',
      ramo: 'Vida em grupo',
      linha: 'VIDA',
      vigIni: '2026-11-01',
      vigFim: '2027-11-01',
      comissaoBps: 2_000,
      agenciamentoBps: 0,
      prolaboreBps: 0,
      grupo: null,
      parcelasAbertas: 10,
      proxima: '2026-11',
    },
  ]);
  gateway.answer(calls.createFatura, fatura());
  open('?abrir=nova');
  await user.type(await screen.findByRole('combobox', { name: /Apólice coletiva/ }), '0993');
  await user.click(await screen.findByRole('option', { name: /0993-7/ }));
  expect(await screen.findByText(/primeira fatura da apólice/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Cancelar as 10 parcelas/ }));
  await user.click(screen.getByRole('button', { name: 'Abrir fatura' }));
  await waitFor(() =>
    expect(sent('/faturas')).toMatchObject([
      { competencia: '2026-11', cancelaParcelas: true, grupo: { preco: 'CAPITAL', baseCentavos: null, comissaoBps: 2_000 } },
    ]),
  );
});
