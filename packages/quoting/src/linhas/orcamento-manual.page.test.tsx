import { manualCalls, type Orcamento, type OfertaManual, quotingCalls, registryCalls, type SeguradoraAtiva } from '@balcao/contracts';
import { hojeEm, linhaManual } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal, umaCotacao } from '@balcao/testing';
import { ThemeRoot, ToastRegion } from '@balcao/ui';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { OrcamentoManualPage } from './orcamento-manual.page.tsx';

configure({ asyncUtilTimeout: 10_000 });
const id = '0198b2c4-0000-7000-8000-0000000000b1';
const hoje = hojeEm(new Date());
const gateway = fakeGateway();
const user = userEvent.setup({ pointerEventsCheck: 0 });
const oferta: OfertaManual = {
  seguradora: 'jequitiba_seguros',
  pacote: 'Padrão',
  premioLiquidoCentavos: 300_000,
  comissaoBps: 2_000,
  coberturas: [],
  parcelasSemJuros: 10,
};
const { risco, comercial } = linhaManual.inicial({ hoje, corretoraId: '0190a000-0000-7000-8000-000000000001' });
const segurado = {
  pessoa: 'PF',
  documento: '11144477735',
  nome: 'Ana Souza',
  nascimento: '1986-03-10',
  sexo: 'F',
  cep: '01310100',
  avisoPrivacidade: true,
};

function orcamento(ofertas: readonly OfertaManual[]): Orcamento {
  return {
    id,
    numero: 1_042,
    linha: 'OUTRO',
    formulario: 'MANUAL',
    origem: 'MANUAL',
    status: 'RASCUNHO',
    versao: 3,
    criadoEm: '2026-03-02T12:00:00.000Z',
    alteradoEm: '2026-03-02T12:00:00.000Z',
    rascunho: { comercial, risco: { ...risco, segurado, objeto: { ramo: '0171', descricao: 'Câmera fotográfica' }, ofertas } },
    isMinhaVersao: true,
    propostaOfertaId: null,
    cotacoes: [],
  };
}

function open(search = `?id=${id}`) {
  window.history.replaceState(null, '', `/multicalculo/orcamento-novo${search}`);
  render(
    <ThemeRoot>
      <QueryProvider>
        <BrowserRouter>
          <OrcamentoManualPage />
        </BrowserRouter>
      </QueryProvider>
    </ThemeRoot>,
  );
}
const titulo = () => screen.findByRole('heading', { level: 1, name: /nº 1042/ });
const pressConcluir = () => user.click(screen.getByText('Concluir', { selector: 'button' }));
const conclusoes = () => gateway.pedidos.filter(({ path }) => path.endsWith('/ofertas-manuais')).map(({ input }) => input);

beforeEach(() => {
  localStorage.clear();
  beginSignedIn(gateway, queryClient);
  gateway.answer(registryCalls.listSeguradorasAtivas, []);
  gateway.answer(registryCalls.listCorretoras, []);
  gateway.answer(registryCalls.listProdutores, []);
  gateway.answer(manualCalls.listRamos, [
    { codigo: '0171', nome: 'Riscos diversos', linha: 'OUTRO', ativo: true, iof: [{ bps: 738, desde: '2020-01-01' }] },
  ]);
  gateway.answer(manualCalls.listCatalogo, [{ slug: 'jequitiba_seguros', nome: 'Jequitibá Seguros' }]);
  gateway.answer(quotingCalls.getOrcamento, orcamento([oferta]));
});
afterEach(cleanup);
afterAll(gateway.close);

it('shows what was typed, with the tax of its ramo, and concludes it as it is', async () => {
  gateway.answer(manualCalls.concludeManual, { cotacaoId: '0198b2c4-0000-7000-8000-0000000000c1', versao: 1 });
  open();
  await titulo();
  expect(screen.getByDisplayValue('Câmera fotográfica')).toBeVisible();
  expect(await screen.findByText(/7,38%/)).toBeVisible();
  expect(screen.getByText('Oferta 1')).toBeVisible();
  await pressConcluir();
  await waitFor(() => expect(conclusoes()).toEqual([{ orcamentoId: id, versao: 3 }]));
});

it('says so when nothing changed since the version concluded before', async () => {
  const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
  gateway.answer(quotingCalls.getOrcamento, {
    ...orcamento([oferta]),
    status: 'CALCULADO',
    cotacoes: [{ id: cotacaoId, versao: 2, status: 'CONCLUIDA', criadoEm: '2026-03-02T12:00:00.000Z' }],
  });
  gateway.answer(manualCalls.concludeManual, { cotacaoId, versao: 2 });
  gateway.answer(quotingCalls.getCotacao, { cotacao: umaCotacao({ id: cotacaoId, orcamentoId: id, versao: 2 }), resultados: [] });
  open('?id=' + id + '&aba=dados');
  render(<ToastRegion />);
  await titulo();
  await pressConcluir();
  expect(await screen.findByText('Nada mudou desde a versão 2')).toBeVisible();
  expect(screen.getByText('As ofertas são as mesmas: nenhuma versão nova foi concluída.')).toBeVisible();
});

it('keeps what was typed in an offer, and in its covers, when another is added', async () => {
  open();
  await titulo();
  const premio = () => screen.getAllByLabelText(/^Prêmio líquido/)[0] as HTMLInputElement;
  await user.clear(premio());
  await user.type(premio(), '123456');
  const [cobertura] = screen.getAllByRole('button', { name: 'Adicionar cobertura' });
  await user.click(cobertura as HTMLElement);
  await user.type(screen.getAllByLabelText(/^Cobertura 1/)[0] as HTMLElement, 'Roubo');
  await user.click(cobertura as HTMLElement);
  expect(screen.getAllByLabelText(/^Cobertura 1/)[0]).toHaveValue('Roubo');
  await user.click(screen.getByRole('button', { name: 'Adicionar oferta' }));
  expect(await screen.findByText('Oferta 2')).toBeVisible();
  expect(premio()).toHaveValue('123.456,00');
  expect(screen.getAllByLabelText(/^Cobertura 1/)[0]).toHaveValue('Roubo');
});

it('begins another offer with the commission the brokerage chose for its ramo', async () => {
  const iof = [{ bps: 738, desde: '2020-01-01' }];
  gateway.answer(manualCalls.listRamos, [
    { codigo: '0171', nome: 'Riscos diversos', linha: 'OUTRO', ativo: true, comissaoPadraoBps: 1_750, iof },
  ]);
  open();
  await titulo();
  expect(await screen.findByText(/7,38%/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Adicionar oferta' }));
  expect(await screen.findByText('Oferta 2')).toBeVisible();
  expect(screen.getAllByLabelText(/^Comissão/)[1]).toHaveValue('17,50');
});

it('begins an offer with what was agreed with its insurer for the ramo, and never over what was typed', async () => {
  const combinada = {
    slug: 'jequitiba_seguros',
    nome: 'Jequitibá Seguros',
    tipo: 'SEGURADORA',
    linhas: [],
    comissaoMinBps: 0,
  } satisfies Partial<SeguradoraAtiva>;
  gateway.answer(registryCalls.listSeguradorasAtivas, [{ ...combinada, comissaoPadraoBps: 1_250, comissaoMaxBps: 2_500 }]);
  open();
  await titulo();
  await waitFor(() =>
    expect(gateway.pedidos.map(({ input }) => input)).toContainEqual(expect.objectContaining({ linha: 'OUTRO', ramo: '0171' })),
  );
  await user.click(screen.getByRole('button', { name: 'Adicionar oferta' }));
  expect(await screen.findByText('Oferta 2')).toBeVisible();
  const comissao = () => screen.getAllByLabelText(/^Comissão/)[1] as HTMLInputElement;
  expect(comissao()).toHaveValue('20,00');
  const choose = async (nome: string) => {
    await user.click(screen.getAllByRole('button', { name: /Seguradora \(obrigatório\)|Seguradora$/ }).at(-1) as HTMLElement);
    await user.click(await screen.findByRole('option', { name: nome }));
  };
  await choose('Jequitibá Seguros');
  expect(comissao()).toHaveValue('12,50');
  await user.clear(comissao());
  await user.type(comissao(), '18');
  await user.tab();
  gateway.answer(manualCalls.listCatalogo, []);
  await choose('Jequitibá Seguros');
  expect(comissao()).toHaveValue('18,00');
});

it('takes an insurer that is not in the list by its name, which joins it', async () => {
  const propria = { slug: 'mutua_do_vale__0123456789ab', nome: 'Mútua do Vale' };
  gateway.reply(manualCalls.addSeguradora, () => {
    gateway.answer(manualCalls.listCatalogo, [{ slug: 'jequitiba_seguros', nome: 'Jequitibá Seguros' }, propria]);
    return { status: 200, body: { success: true, data: propria } };
  });
  gateway.reply(quotingCalls.saveRascunho, ({ input }) => ({
    status: 200,
    body: { success: true, data: { versao: Number(input['versao']) + 1, alteradoEm: '2026-03-02T12:00:00.000Z' } },
  }));
  open();
  await titulo();
  await user.click(await screen.findByRole('button', { name: 'A seguradora não está na lista? Oferta 1' }));
  expect(screen.getByRole('textbox', { name: /Nome da seguradora/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByText('Escreva o nome da seguradora.')).not.toHaveLength(0);
  await user.keyboard('Mútua do Vale{Enter}');
  expect(await screen.findByRole('button', { name: /^Mútua do Vale Seguradora/ })).toHaveFocus();
  expect(
    gateway.pedidos.filter(({ method, path }) => method === 'POST' && path === manualCalls.addSeguradora.path).map(({ input }) => input),
  ).toEqual([{ nome: 'Mútua do Vale' }]);
  expect(conclusoes()).toEqual([]);
});

it('concludes nothing without an offer, and says so at its place', async () => {
  gateway.answer(quotingCalls.getOrcamento, orcamento([]));
  open();
  await titulo();
  expect(screen.getByText('Adicionar oferta')).toBeVisible();
  await pressConcluir();
  expect(await screen.findAllByText(/ao menos uma oferta|Inclua/i)).not.toHaveLength(0);
  expect(conclusoes()).toEqual([]);
});

it('takes what the gateway refused to its field', async () => {
  const errors = [{ campo: 'risco.objeto.descricao', codigo: 'invalido', mensagem: 'Descreva melhor o bem.' }];
  gateway.reply(manualCalls.concludeManual, {
    status: 422,
    body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors },
  });
  open();
  await titulo();
  await pressConcluir();
  await waitFor(() => expect(screen.getByDisplayValue('Câmera fotográfica')).toBeInvalid());
  expect(screen.getAllByText(/Descreva melhor o bem\./)).not.toHaveLength(0);
});

it('lets try again when the case did not come, and says when it is not there', async () => {
  gateway.reply(quotingCalls.getOrcamento, refusal(500, 500, 'Falhou aqui.'));
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(quotingCalls.getOrcamento, orcamento([oferta]));
  await user.click(retry);
  await titulo();
  cleanup();
  queryClient.clear();
  gateway.reply(quotingCalls.getOrcamento, refusal(404, 'nao-encontrado', 'Registro não encontrado.'));
  open();
  expect(await screen.findByText(/não encontrado/i)).toBeVisible();
});
