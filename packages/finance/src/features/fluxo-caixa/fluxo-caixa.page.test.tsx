import { categoriaFinanceiraCalls, fluxoCaixaCalls, lancamentoCalls, serieLancamentoCalls } from '@balcao/contracts';
import { hojeEm, previsaoPadrao } from '@balcao/domain';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { umaSerie, umasOpcoes, umLancamento, umPeriodo } from './fluxo-caixa.fixture.ts';
import { FluxoCaixaPage } from './fluxo-caixa.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const hoje = hojeEm(new Date());
const dia = umPeriodo(hoje, { entradasRealizadasCentavos: 420_000, saidasPrevistasCentavos: 310_000, saldoCentavos: 1_927_000 });

function open(search = '', administrador = true, bloqueioOrcamentoManual = false) {
  window.history.replaceState(null, '', `/financeiro/fluxoCaixa${search}`);
  signIn({ administrador, bloqueioOrcamentoManual });
  currentSession();
  render(
    <QueryProvider>
      <BrowserRouter>
        <FluxoCaixaPage />
        <ToastRegion />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const sent = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method).map(({ input }) => input);

beforeEach(() => {
  gateway.answer(lancamentoCalls.getOpcoes, umasOpcoes);
  gateway.answer(lancamentoCalls.listLancamentos, { itens: [umLancamento], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(lancamentoCalls.getTotais, {
    total: 1,
    receitasRealizadasCentavos: 0,
    despesasRealizadasCentavos: 0,
    receitasPrevistasCentavos: 0,
    despesasPrevistasCentavos: 310_000,
  });
  gateway.answer(lancamentoCalls.getLancamento, umLancamento);
  gateway.answer(fluxoCaixaCalls.getPrevisao, { ...previsaoPadrao, versao: 0, alteradoEm: null, alteradoPor: null });
  gateway.answer(fluxoCaixaCalls.getFluxo, { hoje, inicialCentavos: 1_850_000, periodos: [dia], previsao: previsaoPadrao });
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('shows the month with what comes, goes and is left of each day, each leading to its entries', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Ver lançamentos de/ });
  expect(link).toHaveAttribute('href', `/financeiro/fluxoCaixa?aba=lancamentos&quando=FLUXO&de=${hoje}&ate=${hoje}&ordenar=vencimento`);
  expect(
    within(screen.getByRole('table', { name: 'Calendário do fluxo de caixa' })).getByText('19.270,00', { exact: false }),
  ).toBeVisible();
  expect(screen.getByText('R$ 18.500,00')).toBeVisible();
  expect(screen.getAllByText('R$ 19.270,00').length).toBeGreaterThan(0);
});

it('shows a year by months as a chart with its table, and goes to the next', async () => {
  gateway.answer(fluxoCaixaCalls.getFluxo, {
    hoje,
    inicialCentavos: 0,
    periodos: [umPeriodo('2026-11', { saldoCentavos: -5_000_00 })],
    previsao: previsaoPadrao,
  });
  open('?por=MES&em=2026-11');
  expect(await screen.findByRole('figure', { name: /Saldo no fim/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'nov. 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Próximo período' }));
  await waitFor(() => expect(gateway.pedidos.at(-1)?.input).toMatchObject({ de: '2027-01-01', ate: '2027-12-31', agrupar: 'MES' }));
});

it('says that it failed, and tries again', async () => {
  gateway.reply(fluxoCaixaCalls.getFluxo, refusal(500, 'erro', 'A requisição falhou :('));
  open();
  expect(await screen.findByText('A requisição falhou :(')).toBeVisible();
  gateway.answer(fluxoCaixaCalls.getFluxo, { hoje, inicialCentavos: 1_850_000, periodos: [dia], previsao: previsaoPadrao });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('R$ 18.500,00')).toBeVisible();
});

it('lists entries with what they sum to, and says when there is none', async () => {
  open('?aba=lancamentos');
  expect(await screen.findByRole('link', { name: 'Aluguel da sala' })).toHaveAttribute(
    'href',
    `/financeiro/fluxoCaixa?aba=lancamentos&lancamento=${umLancamento.id}`,
  );
  expect(await screen.findByText('R$ 3.100,00', { selector: 'strong' })).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.answer(lancamentoCalls.listLancamentos, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  open('?aba=lancamentos');
  expect(await screen.findByText('Nenhum lançamento ainda')).toBeVisible();
});

it('includes an entry once it may be, and takes each refusal to its field', async () => {
  open('?aba=lancamentos&lancamento=novo');
  await user.click(await screen.findByRole('button', { name: 'Incluir lançamento' }));
  expect((await screen.findAllByText('Informe um valor maior que zero.'))[0]).toBeVisible();
  expect(sent('POST')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Descrição' }), ' Café ');
  await user.type(screen.getByRole('textbox', { name: 'Valor' }), '12,50');
  await user.click(screen.getByRole('button', { name: /Categoria/, expanded: false }));
  await user.click(await screen.findByRole('option', { name: 'Aluguel' }));
  const errors = [{ campo: 'categoriaId', codigo: 'desconhecido', mensagem: 'Escolha uma opção da lista.' }];
  gateway.reply(lancamentoCalls.createLancamento, {
    status: 422,
    body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors },
  });
  await user.click(screen.getByRole('button', { name: 'Incluir lançamento' }));
  expect((await screen.findAllByText('Escolha uma opção da lista.'))[0]).toBeVisible();
  gateway.answer(lancamentoCalls.createLancamento, umLancamento);
  await user.click(screen.getByRole('button', { name: 'Incluir lançamento' }));
  expect(await screen.findByText('Lançamento incluído')).toBeVisible();
  expect(sent('POST').at(-1)).toMatchObject({ descricao: 'Café', valorCentavos: 1_250, tipo: 'DESPESA', pagoEm: null, vencimento: hoje });
  expect(window.location.search).toBe('?aba=lancamentos');
});

it('registers a payment with account, day and value', async () => {
  gateway.answer(lancamentoCalls.listHistoria, []);
  gateway.answer(lancamentoCalls.realise, { ...umLancamento, versao: 2, status: 'REALIZADO', pagoEm: hoje });
  open(`?aba=lancamentos&lancamento=${umLancamento.id}`);
  await user.click(await screen.findByRole('button', { name: 'Registrar pagamento' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Registrar pagamento' });
  await user.click(within(dialogo).getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Pagamento registrado')).toBeVisible();
  expect(sent('POST').at(-1)).toEqual({
    lancamentoId: umLancamento.id,
    versao: 1,
    contaId: umasOpcoes.contas[0]?.id,
    pagoEm: hoje,
    valorCentavos: 310_000,
  });
});

it('does not change what the statement of the bank shows', async () => {
  gateway.answer(lancamentoCalls.getLancamento, { ...umLancamento, status: 'REALIZADO', pagoEm: hoje, conciliado: true });
  open(`?aba=lancamentos&lancamento=${umLancamento.id}`);
  expect(await screen.findByText(/desfaça antes a conciliação/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
});

it('ends what recurs from its next one on', async () => {
  const serie = umaSerie;
  gateway.answer(serieLancamentoCalls.listSeries, [serie]);
  gateway.answer(serieLancamentoCalls.endSerie, { ...serie, proximoEm: null, previstos: 0 });
  open('?aba=recorrentes');
  expect(await screen.findByText('a cada 2 meses')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Lançamento recorrente encerrado')).toBeVisible();
  expect(sent('POST')).toEqual([{ serieId: serie.id, versao: 1, desde: '2026-12-25' }]);
});

it('lets nobody else than administrators choose what is counted on', async () => {
  open('', false);
  await screen.findByText(/Do que se espera receber/);
  expect(screen.queryByRole('button', { name: 'Como a previsão conta' })).toBeNull();
});

it('lets administrators choose what is counted on', async () => {
  gateway.answer(fluxoCaixaCalls.savePrevisao, { ...previsaoPadrao, versao: 1, alteradoEm: null, alteradoPor: null });
  open();
  await user.click(await screen.findByRole('button', { name: 'Como a previsão conta' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('A previsão passa a contar assim')).toBeVisible();
  expect(sent('PUT')).toEqual([{ ...previsaoPadrao, versao: 0 }]);
});

it('keeps categories as records', async () => {
  const categoria = {
    id: umLancamento.id,
    versao: 1,
    ativo: true,
    nome: 'Marketing',
    tipo: 'DESPESA' as const,
    criadoEm: '2026-01-01T12:00:00Z',
    alteradoEm: '2026-01-01T12:00:00Z',
    alteradoPor: null,
  };
  gateway.answer(categoriaFinanceiraCalls.listFichas, { itens: [categoria], total: 1, pagina: 1, tamanho: 20 });
  open('?aba=categorias');
  expect(await screen.findByRole('link', { name: 'Marketing' })).toHaveAttribute(
    'href',
    `/financeiro/fluxoCaixa?aba=categorias&registro=${categoria.id}`,
  );
});

it('offers whoever only reads nothing that writes: an entry is shown as it stands, a series is not ended', async () => {
  gateway.answer(lancamentoCalls.listHistoria, []);
  gateway.answer(serieLancamentoCalls.listSeries, [umaSerie]);
  open(`?lancamento=${umLancamento.id}`, false, true);
  const gaveta = await screen.findByRole('dialog', { name: umLancamento.descricao });
  expect(await within(gaveta).findByText('Valor')).toBeInTheDocument();
  expect(within(gaveta).queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(gaveta).queryByRole('button', { name: /^(Salvar|Registrar|Cancelar lançamento|Desfazer)/ })).not.toBeInTheDocument();
  cleanup();
  open('?aba=recorrentes', false, true);
  expect(await screen.findByText('a cada 2 meses')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Encerrar|Novo lançamento)/ })).not.toBeInTheDocument();
});
