import { painelCalls, renovacaoCalls, type ResumoPainel } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut, umOrcamentoResumo } from '@balcao/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomePage } from './home.page.tsx';

const gateway = fakeGateway();
const resumo: ResumoPainel = {
  orcamentosAbertos: {
    total: 1_234,
    aguardandoCliente: 1,
    urgentes: 1,
    recentes: [
      umOrcamentoResumo({
        numero: 88,
        segurado: 'Ana Souza',
        status: 'CALCULADO',
        cotacaoId: null,
        urgencia: { motivo: 'CLIENTE', dias: 2 },
      }),
    ],
  },
  renovacoes: {
    total: 9,
    vencidas: 2,
    premioCentavos: 1_234_567,
    proximas: [
      {
        apoliceId: '0190b000-0000-7000-8000-000000000077',
        numero: '531.77',
        segurado: 'Bruno Lima',
        bem: 'Onix 2022',
        seguradora: 'Jequitibá Seguros',
        fim: '2026-11-23',
        dias: 3,
        premioTotalCentavos: 210_050,
        orcamento: null,
        podeGerar: true,
      },
    ],
  },
  mes: { orcamentos: 12, fechados: 4, premioFechadoCentavos: 900_000, decididos: 10, conversaoBps: 4_000 },
  divergentes: 0,
  ritmo: [
    { dia: '2026-11-19', total: 3 },
    { dia: '2026-11-20', total: 5 },
  ],
  atividades: [
    {
      id: '0190b000-0000-7000-8000-000000000088',
      em: '2026-11-20T12:00:00.000Z',
      tipo: 'COTACAO_CONCLUIDA',
      descricao: 'calculou o orçamento 88, Ana Souza',
      usuario: 'Rita Corretora',
      orcamentoId: '0190b000-0000-7000-8000-000000000010',
    },
  ],
};

const open = (over: Parameters<typeof signIn>[0] = {}) => {
  signIn({ token: crypto.randomUUID(), ...over });
  currentSession();
  render(
    <QueryProvider>
      <HomePage />
    </QueryProvider>,
  );
};
const main = () => screen.getByRole('main');
const card = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('is busy until the day has come, then shows it', async () => {
  gateway.answer(painelCalls.getResumo, resumo);
  open();
  expect(main()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(main()).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/, Rita$/);
  expect(card('Números do dia').getByText('1.234')).toBeVisible();
  expect(card('Números do dia').getByText('40%')).toBeVisible();
  expect(card('Números do dia').getByText('4 de 10 decididos')).toBeVisible();
  expect(card('Números do dia').getByText('12 abertos no mês')).toBeVisible();
  expect(card('Números do dia').getByText('2 já vencidas')).toBeVisible();
});

it('leads from each figure and name to where it comes from', async () => {
  gateway.answer(painelCalls.getResumo, resumo);
  open();
  expect(await screen.findByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/multicalculo\/orcamento-multicalculo\?id=/),
  );
  expect(screen.getByRole('link', { name: 'Orçamentos em aberto' })).toHaveAttribute('href', expect.stringMatching(/orcamentos\?status=/));
  expect(screen.getByRole('link', { name: 'Renovações em 30 dias' })).toHaveAttribute('href', '#renovacoes');
  expect(document.getElementById('renovacoes')).toHaveTextContent('Bruno Lima');
  expect(screen.getByRole('link', { name: 'Rita Corretora calculou o orçamento 88, Ana Souza' })).toBeVisible();
});

it('highlights the days left of a policy and shows its money', async () => {
  gateway.answer(painelCalls.getResumo, resumo);
  open();
  const renovacoes = card('Renovações em 30 dias');
  expect(await renovacoes.findByText('em 3 dias')).toBeVisible();
  expect(renovacoes.getByText('R$ 2.100,50')).toBeVisible();
});

it('says why a quote presses, and leads to all that do', async () => {
  gateway.answer(painelCalls.getResumo, resumo);
  open();
  expect(await screen.findByText('Cliente espera há 2 dias')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 urgente' })).toHaveAttribute('href', '/multicalculo/orcamentos?urgente=sim&ordenar=urgencia');
});

it('generates the quote of a policy in its place, once, and then opens it', async () => {
  gateway.answer(painelCalls.getResumo, resumo);
  const [proxima] = resumo.renovacoes.proximas;
  const orcamento = { id: '0190b000-0000-7000-8000-000000000090', numero: 90, formulario: 'AUTO' as const };
  gateway.answer(renovacaoCalls.generateOrcamentos, [
    { apoliceId: proxima?.apoliceId as string, resultado: 'GERADA', orcamento, mensagem: null },
  ]);
  open();
  const button = await screen.findByRole('button', { name: 'Gerar orçamento de Bruno Lima' });
  gateway.answer(painelCalls.getResumo, {
    ...resumo,
    renovacoes: { ...resumo.renovacoes, proximas: resumo.renovacoes.proximas.map((uma) => ({ ...uma, orcamento, podeGerar: false })) },
  });
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: 'Abrir orçamento 90' })).toHaveAttribute('href', expect.stringContaining(orcamento.id));
  const pedidos = gateway.pedidos.filter(({ path }) => path.endsWith('/gerar-orcamentos'));
  expect(pedidos.map(({ input }) => input)).toEqual([{ ids: [proxima?.apoliceId] }]);
  expect(pedidos[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

it('says why a quote was not generated, and leaves the way to try again', async () => {
  gateway.answer(painelCalls.getResumo, resumo);
  gateway.answer(renovacaoCalls.generateOrcamentos, [
    {
      apoliceId: resumo.renovacoes.proximas[0]?.apoliceId as string,
      resultado: 'RECUSADA',
      orcamento: null,
      mensagem: 'Uma apólice cancelada não se renova.',
    },
  ]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Gerar orçamento de Bruno Lima' }));
  expect(await screen.findByText('Uma apólice cancelada não se renova.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gerar orçamento de Bruno Lima' })).toBeVisible();
});

it('offers a new quote only to whom may quote', async () => {
  gateway.answer(painelCalls.getResumo, resumo);
  open();
  expect(screen.getByRole('link', { name: 'Novo orçamento' })).toHaveAttribute('href', '/multicalculo/novo-orcamento');
});

it('shows the quotes without leading where the session may not go', async () => {
  gateway.answer(painelCalls.getResumo, resumo);
  open({ acessoMC: false, bloqueioCotacaoAuto: true });
  expect(await screen.findByText('Ana Souza')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ana Souza' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Novo orçamento' })).toBeNull();
});

it('says what is empty, part by part', async () => {
  gateway.answer(painelCalls.getResumo, {
    ...resumo,
    orcamentosAbertos: { total: 0, aguardandoCliente: 0, urgentes: 0, recentes: [] },
    renovacoes: { total: 0, vencidas: 0, premioCentavos: 0, proximas: [] },
    mes: { orcamentos: 0, fechados: 0, premioFechadoCentavos: 0, decididos: 0, conversaoBps: null },
    atividades: [],
  });
  open();
  expect(await screen.findByText('Nenhum orçamento em aberto')).toBeVisible();
  expect(screen.getByText('Nenhuma apólice vence nos próximos 30 dias')).toBeVisible();
  expect(screen.getByText('Nada aconteceu ainda')).toBeVisible();
});

it('offers to try again when the day does not come', async () => {
  gateway.reply(painelCalls.getResumo, refusal(500, 'ERRO', 'Erro ao somar o dia.'));
  open();
  expect(await screen.findByText('Erro ao somar o dia.')).toBeVisible();
  expect(main()).toHaveAttribute('aria-busy', 'false');
  gateway.answer(painelCalls.getResumo, resumo);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Ana Souza')).toBeVisible();
});

it('leaves the panels out, asks for nothing and fails nothing for who may not see quotes', async () => {
  open({ acessoOrcamentacao: false });
  expect(main()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/, Rita$/);
  expect(screen.getByText('Seu dia começa pelo menu')).toBeVisible();
  expect(screen.getByText(/quem tem o acesso “orçamentos”/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Números do dia' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Novo orçamento' })).toBeVisible();
  await act(async () => undefined);
  expect(gateway.pedidos).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('tells of policies issued otherwise than proposed, and leads to their list; of none it says nothing', async () => {
  gateway.answer(painelCalls.getResumo, { ...resumo, divergentes: 2 });
  open();
  expect(await screen.findByText('2 apólices emitidas com diferença esperam a sua decisão')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ver as diferenças' });
  expect(link).toHaveAttribute('href', '/centralVendas/propostas?tipo=APOLICE&divergente=SIM');
});

it('says nothing of differences where there are none', async () => {
  gateway.answer(painelCalls.getResumo, resumo);
  open();
  expect(await screen.findByText('Ana Souza')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver as diferenças' })).toBeNull();
});
