import {
  contaFinanceiraCalls,
  type ExtratoImportado,
  extratoBancarioCalls as calls,
  type FichaContaFinanceira,
  type LeituraDoExtrato,
  type MovimentoBancario,
  type SaldoDaConta,
} from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FinanceRoot } from '../../finance.root.tsx';

const [CONTA, MOVIMENTO, LANCAMENTO] = [1, 2, 3].map((n) => `0190b000-0000-7000-8000-00000000000${n}`) as [string, string, string];
const conta: SaldoDaConta = {
  id: CONTA,
  nome: 'Banco Ágata',
  tipo: 'CORRENTE',
  banco: '999',
  agencia: '1234',
  conta: '12345-6',
  ativo: true,
  livrosCentavos: 100_000,
  bancoCentavos: 160_000,
  diferencaCentavos: -60_000,
  abertos: 1,
  declarado: { dia: '2026-11-30', saldoCentavos: 160_000, diferencaCentavos: 0 },
};
const movimento: MovimentoBancario = {
  id: MOVIMENTO,
  contaId: CONTA,
  dia: '2026-11-10',
  valorCentavos: 60_000,
  memo: 'TED JEQUITIBA',
  tipo: 'CREDIT',
  documento: null,
  fitid: 'F1',
  status: 'ABERTA',
  motivo: null,
  extratoId: CONTA,
  alvos: [],
};
const alvo = {
  tipo: 'LANCAMENTO' as const,
  id: LANCAMENTO,
  nome: 'Comissão Jequitibá',
  dia: '2026-11-10',
  valorCentavos: 60_000,
  isPrevisto: true,
};
const leitura: LeituraDoExtrato = {
  id: MOVIMENTO,
  contaId: CONTA,
  nome: 'novembro.ofx',
  formato: 'OFX',
  inicio: '2026-11-01',
  fim: '2026-11-30',
  total: 2,
  novos: 1,
  conhecidos: 0,
  anteriores: 0,
  entradasCentavos: 0,
  saidasCentavos: -1_990,
  movimentos: [{ indice: 0, fitid: 'A', dia: '2026-11-12', valorCentavos: -1_990, memo: 'TARIFA', isFitidRepetido: false }],
  duvidosos: [
    {
      indice: 1,
      fitid: 'B',
      dia: '2026-11-10',
      valorCentavos: 60_000,
      memo: 'TED JEQUITIBA',
      isFitidRepetido: false,
      duvida: 'OUTRO_FITID',
      porque: 'Mesmo dia, valor e texto.',
      guardado: { id: MOVIMENTO, fitid: 'F1', dia: '2026-11-10', valorCentavos: 60_000, memo: 'TED JEQUITIBA' },
    },
  ],
  saldo: { dia: '2026-11-30', informadoCentavos: 158_010, calculadoCentavos: 158_010, diferencaCentavos: 0, situacao: 'CONFERE' },
  jaImportado: null,
};

const gateway = fakeGateway();
beforeEach(() => {
  signIn();
  currentSession();
  gateway.answer(calls.listSaldos, [conta]);
  gateway.answer(calls.listLeituras, []);
  gateway.answer(calls.listMovimentos, { itens: [movimento], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(calls.getTotais, { total: 1, entradasCentavos: 60_000, saidasCentavos: 0, abertos: 1, abertosCentavos: 60_000 });
  gateway.answer(calls.listSugestoes, [
    {
      transacaoId: MOVIMENTO,
      sugestoes: [
        {
          tipo: 'UM_PARA_UM',
          score: 92,
          movimentos: [{ id: MOVIMENTO, dia: movimento.dia, valorCentavos: 60_000, memo: movimento.memo }],
          alvos: [alvo],
        },
      ],
      regra: null,
    },
  ]);
  window.history.replaceState(null, '', '/financeiro/extratoBancario');
});
afterEach(() => {
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('shows an account with both balances, and a suggestion is accepted by keyboard', async () => {
  gateway.answer(calls.reconcile, [{ ...movimento, status: 'CONCILIADA', alvos: [alvo] }]);
  render(<FinanceRoot />);
  const cartao = await screen.findByRole('button', { name: /Banco Ágata/ });
  expect(cartao).toHaveAttribute('aria-pressed', 'true');
  expect(cartao).toHaveTextContent('Confere com o extrato de 30/11/2026');
  expect(await screen.findByText('Sugestão (92%): Comissão Jequitibá')).toBeInTheDocument();
  const aceitar = screen.getByRole('button', { name: /^Aceitar: TED JEQUITIBA/ });
  aceitar.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(gateway.pedidos.find(({ path }) => path === calls.reconcile.path)?.input).toEqual({
      itens: [{ transacaoId: MOVIMENTO, alvos: [{ tipo: 'LANCAMENTO', id: LANCAMENTO, valorCentavos: 60_000 }] }],
    }),
  );
});

it.each<[string, Partial<SaldoDaConta>, string]>([
  ['open movements', {}, '1 movimento aberto'],
  ['entries the bank does not show, though nothing is open', { abertos: 0 }, 'Lançamentos que o banco não mostra'],
  ['books and bank that agree', { abertos: 0, livrosCentavos: 160_000, diferencaCentavos: 0 }, 'Tudo conciliado'],
  ['an account that is turned off', { ativo: false }, 'Inativa'],
])('says of %s how they stand', async (_, mudanca, dito) => {
  gateway.answer(calls.listSaldos, [{ ...conta, ...mudanca }]);
  render(<FinanceRoot />);
  const cartao = await screen.findByRole('button', { name: /Banco Ágata/ });
  expect(within(cartao).getByText(dito)).toBeInTheDocument();
  expect(cartao).toHaveTextContent('Diferença');
});

it('holds a drawer against no bank', async () => {
  gateway.answer(calls.listSaldos, [{ ...conta, nome: 'Gaveta', tipo: 'CAIXA', abertos: 0, declarado: null }]);
  render(<FinanceRoot />);
  const cartao = await screen.findByRole('button', { name: /Gaveta/ });
  expect(cartao).toHaveTextContent('R$ 1.000,00');
  expect(cartao).not.toHaveTextContent(/Diferença|conciliado|mostra/);
});

it('counts no file before each doubtful movement is decided', async () => {
  window.history.replaceState(null, '', '/financeiro/extratoBancario?abrir=importar');
  gateway.answer(calls.readExtrato, leitura);
  render(<FinanceRoot />);
  const gaveta = await screen.findByRole('dialog', { name: 'Importar extrato' });
  await userEvent.upload(within(gaveta).getByLabelText('Arquivo do extrato'), new File(['OFX'], 'novembro.ofx'));
  const confirmar = await within(gaveta).findByRole('button', { name: 'Importar 1 movimento' });
  expect(confirmar).toHaveAttribute('aria-disabled', 'true');
  expect(within(gaveta).getByText('Mesmo dia, valor e texto.')).toBeInTheDocument();
  await userEvent.click(within(gaveta).getByRole('radio', { name: 'É outro movimento: incluir' }));
  expect(within(gaveta).getByRole('button', { name: 'Importar 2 movimentos' })).not.toHaveAttribute('aria-disabled', 'true');
});

it('a table whose columns nobody knows is shown, and read again with what somebody says of them', async () => {
  window.history.replaceState(null, '', '/financeiro/extratoBancario?abrir=importar');
  const linhas = [
    { linha: 1, celulas: ['Quando', 'O que foi', 'Quanto'] },
    { linha: 2, celulas: ['12/11/2026', 'PIX', '5,00'] },
  ];
  gateway.reply(calls.readExtrato, refusal(422, 'colunas-desconhecidas', 'Diga onde está cada coluna.', { linhas }));
  render(<FinanceRoot />);
  const gaveta = await screen.findByRole('dialog', { name: 'Importar extrato' });
  await userEvent.upload(within(gaveta).getByLabelText('Arquivo do extrato'), new File(['a'], 'banco.csv'));
  expect(await within(gaveta).findByRole('cell', { name: 'O que foi' })).toBeInTheDocument();
  for (const [campo, titulo] of [
    [/\bDia\b/, 'Quando'],
    [/Texto do movimento/, 'O que foi'],
    [/Valor, com sinal/, 'Quanto'],
  ] as const) {
    await userEvent.click(within(gaveta).getByRole('button', { name: campo }));
    await userEvent.click(await screen.findByRole('option', { name: titulo }));
  }
  gateway.answer(calls.readExtrato, { ...leitura, duvidosos: [] });
  await userEvent.click(within(gaveta).getByRole('button', { name: 'Ler com estas colunas' }));
  expect(await within(gaveta).findByRole('button', { name: 'Importar 1 movimento' })).toBeInTheDocument();
  const dito = gateway.pedidos.findLast(({ method, path }) => method === 'POST' && path.startsWith(calls.readExtrato.path));
  const { mapeamento } = (dito?.input ?? {}) as { mapeamento: string };
  expect(JSON.parse(mapeamento)).toEqual({ dia: { titulo: 'Quando' }, memo: { titulo: 'O que foi' }, valor: { titulo: 'Quanto' } });
});

it('without accounts says how one begins', async () => {
  gateway.answer(calls.listSaldos, []);
  render(<FinanceRoot />);
  expect(await screen.findByText('Nenhuma conta bancária ainda')).toBeInTheDocument();
});

it('a receipt of an insurer is suggested as such, and taken by its own kind', async () => {
  const recebimento = { ...alvo, tipo: 'RECEBIMENTO' as const, nome: 'Jequitibá Seguros: Extrato 11', isPrevisto: false };
  gateway.answer(calls.listSugestoes, []);
  gateway.answer(calls.listAlvos, [recebimento, { ...alvo, id: CONTA }]);
  gateway.answer(calls.listCategorias, { categorias: [], centros: [] });
  gateway.answer(calls.reconcile, [{ ...movimento, status: 'CONCILIADA', alvos: [recebimento] }]);
  render(<FinanceRoot />);
  await userEvent.click(await screen.findByRole('button', { name: /^Conciliar: TED JEQUITIBA/ }));
  const dialogo = await screen.findByRole('dialog', { name: 'O que é este movimento' });
  const linha = await within(dialogo).findByText(/Extrato 11, 10\/11\/2026 \(recebimento\)/);
  expect(linha).toBeInTheDocument();
  expect(within(dialogo).getByText(/Comissão Jequitibá, .* \(previsto\)/)).toBeInTheDocument();
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Incluir: Jequitibá Seguros: Extrato 11' }));
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Conciliar' }));
  await waitFor(() =>
    expect(gateway.pedidos.findLast(({ path }) => path === calls.reconcile.path)?.input).toEqual({
      itens: [{ transacaoId: MOVIMENTO, alvos: [{ tipo: 'RECEBIMENTO', id: LANCAMENTO, valorCentavos: 60_000 }] }],
    }),
  );
});

const ficha: FichaContaFinanceira = {
  id: CONTA,
  versao: 3,
  nome: 'Banco Ágata',
  tipo: 'CORRENTE',
  corretoraId: LANCAMENTO,
  corretora: 'Balcão Um',
  banco: '999',
  agencia: '1234',
  conta: '12345-6',
  convenio: null,
  saldoInicialCentavos: 100_000,
  saldoInicialEm: '2026-11-01',
  ativo: true,
  criadoEm: '2026-11-01T12:00:00.000Z',
  alteradoEm: '2026-11-01T12:00:00.000Z',
  alteradoPor: null,
};

it('an account is changed where it is, whose it is stays, and what somebody else wrote meanwhile is shown', async () => {
  window.history.replaceState(null, '', '/financeiro/extratoBancario');
  gateway.answer(contaFinanceiraCalls.getFicha, ficha);
  gateway.reply(
    contaFinanceiraCalls.updateFicha,
    refusal(409, 'conta-financeira-alterada', 'Mudou.', { ...ficha, versao: 4, nome: 'De outra pessoa' }),
  );
  render(<FinanceRoot />);
  await userEvent.click(await screen.findByRole('button', { name: 'Editar conta' }));
  const gaveta = await screen.findByRole('dialog', { name: 'Banco Ágata' });
  const nome = await within(gaveta).findByRole('textbox', { name: /Nome da conta/ });
  await userEvent.clear(nome);
  await userEvent.type(nome, 'Ágata Nova');
  await userEvent.click(within(gaveta).getByRole('button', { name: 'Salvar conta' }));
  expect(await within(gaveta).findByText('Esta conta mudou enquanto você editava.')).toBeInTheDocument();
  expect(gaveta).toHaveTextContent('De outra pessoa');
  expect(gateway.pedidos.find(({ method }) => method === 'PUT')?.input).toMatchObject({
    nome: 'Ágata Nova',
    versao: 3,
    corretoraId: LANCAMENTO,
    saldoInicialCentavos: 100_000,
  });
});

it('a drawer is included without a bank, and what is refused is told at its field', async () => {
  window.history.replaceState(null, '', '/financeiro/extratoBancario?abrir=conta');
  gateway.reply(contaFinanceiraCalls.createFicha, {
    status: 422,
    body: {
      success: false,
      code: 422,
      message: 'Revise.',
      errors: [{ campo: 'nome', codigo: 'conflito', mensagem: 'Outra conta já tem este nome.' }],
    },
  });
  render(<FinanceRoot />);
  const gaveta = await screen.findByRole('dialog', { name: 'Nova conta' });
  expect(within(gaveta).getByRole('textbox', { name: /Agência/ })).toBeInTheDocument();
  await userEvent.click(within(gaveta).getByRole('button', { name: /Tipo/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Caixa' }));
  expect(within(gaveta).queryByRole('textbox', { name: /Agência/ })).not.toBeInTheDocument();
  await userEvent.type(within(gaveta).getByRole('textbox', { name: /Nome da conta/ }), 'Gaveta');
  await userEvent.type(within(gaveta).getByRole('textbox', { name: /Saldo inicial/ }), '0');
  await userEvent.click(within(gaveta).getByRole('button', { name: 'Incluir conta' }));
  await waitFor(() =>
    expect(within(gaveta).getByRole('textbox', { name: /Nome da conta/ })).toHaveAccessibleDescription(/já tem este nome/),
  );
});

it('whoever only reads is offered nothing that writes', async () => {
  signIn({ token: crypto.randomUUID(), bloqueioOrcamentoManual: true });
  currentSession();
  const extrato: ExtratoImportado = {
    id: CONTA,
    contaId: CONTA,
    nome: 'novembro.ofx',
    formato: 'OFX',
    inicio: null,
    fim: null,
    saldo: null,
    lidos: 1,
    novos: 1,
    conciliados: 0,
    em: '2026-11-30T12:00:00.000Z',
    por: null,
    desfeitoEm: null,
  };
  gateway.answer(calls.listExtratos, [extrato]);
  gateway.answer(calls.listRegras, [
    { id: CONTA, versao: 1, contem: 'tarifa', categoriaId: CONTA, categoria: 'Tarifas', sentido: 'SAIDA' },
  ]);
  gateway.answer(calls.listCategorias, { categorias: [], centros: [] });
  render(<FinanceRoot />);
  expect(await screen.findByText('Sugestão (92%): Comissão Jequitibá')).toBeInTheDocument();
  const writes = /^(Aceitar|Conciliar|Ignorar|Desfazer|Nova conta|Editar conta|Importar extrato|Ensinar|Aplicar|Esquecer)/;
  expect(screen.queryByRole('button', { name: writes })).not.toBeInTheDocument();
  for (const [aba, dito] of [
    ['Importações', 'novembro.ofx'],
    ['Regras', '“tarifa” → Tarifas'],
  ] as const) {
    await userEvent.click(screen.getByRole('tab', { name: aba }));
    expect(await screen.findByText(dito)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: writes })).not.toBeInTheDocument();
  }
});
