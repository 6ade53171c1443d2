import { carteiraCalls, type CotacaoResumo, type SolicitacaoCotacao, solicitacaoCalls } from '@balcao/contracts';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn } from '@balcao/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { CotacoesPage } from './cotacoes.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const cotacao: CotacaoResumo = {
  id: '0190b000-0000-7000-8000-000000000051',
  orcamentoId: '0190b000-0000-7000-8000-000000000040',
  numero: 12,
  versao: 2,
  criadoEm: '2026-11-20T12:00:00.000Z',
  origem: 'RENOVACAO',
  segurado: 'Ana Souza',
  bem: 'Onix',
  linha: 'AUTO',
  formulario: 'AUTO',
  status: 'CONCLUIDA',
  seguradorasOk: 7,
  seguradorasTotal: 10,
  menorPremioCentavos: 322_140,
  menorSeguradora: 'Alfa Seguros',
  usuario: 'Eva',
};
const lead: SolicitacaoCotacao = {
  id: '0190b000-0000-7000-8000-000000000061',
  criadoEm: '2026-11-20T12:00:00.000Z',
  linha: 'AUTO',
  origem: 'QUESTIONARIO',
  status: 'NOVA',
  nome: 'Bruno Reis',
  email: null,
  celular: '35999990000',
  dados: {},
  consentimento: { texto: 'sim', versao: '1', em: '2026-11-20T12:00:00.000Z' },
  orcamentoId: null,
  responsavel: null,
  assumidaEm: null,
};
const page = { pagina: 1, tamanho: 20 };

function open(search = '') {
  window.history.replaceState(null, '', `/multicalculo/cotacoes${search}`);
  render(
    <QueryProvider>
      <BrowserRouter>
        <CotacoesPage />
      </BrowserRouter>
    </QueryProvider>,
  );
}

beforeEach(() => {
  gateway.reset();
  queryClient.clear();
  signIn();
  gateway.answer(carteiraCalls.listCotacoes, { itens: [cotacao], total: 1, ...page });
  gateway.answer(solicitacaoCalls.listSolicitacoes, { itens: [lead], total: 1, ...page });
});
afterEach(cleanup);
afterAll(gateway.close);

it('leads each run to its results, and says how many insurers priced it', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
    'href',
    `/multicalculo/orcamento-multicalculo?id=${cotacao.orcamentoId}&cotacao=${cotacao.id}`,
  );
  expect(screen.getByText('7 de 10')).toBeVisible();
  expect(screen.getByText('Renovação')).toBeVisible();
});

it('says which access is missing, and offers nothing that would be refused', async () => {
  const frase = 'O seu usuário não tem o acesso “orçamentos”. Peça a quem administra a sua corretora que o libere.';
  gateway.reply(carteiraCalls.listCotacoes, refusal(403, 'sem-permissao', frase));
  open();
  expect(await screen.findByText('Falta um acesso ao seu usuário')).toBeVisible();
  expect(screen.getByText(frase)).toBeVisible();
  expect(screen.queryByText(/erro inesperado/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Exportar/ })).toBeNull();
});

it('lets try again when the runs did not come', async () => {
  gateway.reply(carteiraCalls.listCotacoes, refusal(500, 500, 'Falhou aqui.'));
  open();
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  gateway.answer(carteiraCalls.listCotacoes, { itens: [cotacao], total: 1, ...page });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Ana Souza' })).toBeVisible();
});

it('takes a lead and goes to the quote it became, already filled', async () => {
  const orcamentoId = '0190b000-0000-7000-8000-000000000071';
  gateway.answer(solicitacaoCalls.assumirSolicitacao, { orcamentoId, linha: 'AUTO' });
  open();
  await user.click(await screen.findByRole('tab', { name: 'Solicitações' }));
  expect(window.location.search).toBe('?aba=solicitacoes');
  await user.click(await screen.findByRole('button', { name: 'Assumir a solicitação de Bruno Reis' }));
  await waitFor(() => expect(window.location.search).toBe(`?id=${orcamentoId}`));
});

it('discards a lead only with a reason', async () => {
  gateway.answer(solicitacaoCalls.descartarSolicitacao, { ...lead, status: 'DESCARTADA' });
  open('?aba=solicitacoes');
  await user.click(await screen.findByRole('button', { name: 'Descartar a solicitação de Bruno Reis' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
  expect(within(dialog).getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Já fechou');
  await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
  await waitFor(() =>
    expect(gateway.pedidos.find(({ method }) => method === 'POST')?.input).toEqual({ solicitacaoId: lead.id, motivo: 'Já fechou' }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
