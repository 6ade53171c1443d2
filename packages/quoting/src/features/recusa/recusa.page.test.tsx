import { historiaCalls, type HistoriaOrcamento, type OrcamentoPerdido, recusaCalls } from '@balcao/contracts';
import { endSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { RecusaPage } from './recusa.page.tsx';

const id = '0190b000-0000-7000-8000-000000000040';
const gateway = fakeGateway();
const user = userEvent.setup();
const historia = (over: Partial<HistoriaOrcamento> = {}): HistoriaOrcamento => ({
  id,
  numero: 7,
  linha: 'AUTO',
  formulario: 'AUTO',
  status: 'CALCULADO',
  criadoEm: '2026-03-02T12:00:00Z',
  usuario: 'Rita',
  segurado: 'Ana Souza',
  propostaOfertaId: null,
  bem: null,
  secoes: [],
  versoes: [],
  eventos: [],
  anexos: [],
  clienteEsperaDesde: null,
  ...over,
});
const perda: OrcamentoPerdido = {
  orcamentoId: id,
  numero: 7,
  linha: 'AUTO',
  formulario: 'AUTO',
  segurado: 'Ana Souza',
  motivo: 'PRECO',
  texto: null,
  concorrente: 'Seguradora Vizinha',
  premioPerdidoCentavos: 250_000,
  recontatoEm: null,
  recusadoEm: '2026-03-04T12:00:00Z',
  usuario: 'Rita',
};
const lista = (itens: OrcamentoPerdido[]) => ({
  itens,
  total: itens.length,
  pagina: 1,
  tamanho: 25,
  totais: itens.map(({ motivo }) => ({ motivo, quantidade: 1, premioPerdidoCentavos: 250_000 })),
});

function open(search = '') {
  renderAt(
    `/multicalculo/orcamento-recusado${search}`,
    <>
      <RecusaPage />
      <ToastRegion />
    </>,
  );
}
const posts = () => gateway.pedidos.filter(({ method }) => method === 'POST').map(({ input }) => input);
const chooseMotivo = async (nome: string) => {
  await user.click(await screen.findByRole('button', { name: /Motivo/ }));
  await user.click(await screen.findByRole('option', { name: nome }));
};

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(historiaCalls.getHistoria, historia());
});
afterEach(cleanup);
afterAll(gateway.close);

describe('the losses', () => {
  it('are listed with what each cost, and one may be opened again', async () => {
    gateway.answer(recusaCalls.listPerdas, lista([perda]));
    gateway.answer(recusaCalls.reopen, { status: 'CALCULADO' });
    open();
    expect(await screen.findByRole('link', { name: 'Ana Souza' })).toHaveAttribute('href', expect.stringContaining(id));
    expect(screen.getByRole('cell', { name: 'Seguradora Vizinha' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reabrir o orçamento 7' }));
    expect(await screen.findByText('Orçamento 7 reaberto')).toBeVisible();
    expect(posts()).toEqual([{ orcamentoId: id }]);
  });

  it('says which access is missing, and offers nothing that would be refused', async () => {
    const frase = 'O seu usuário não tem o acesso “orçamentos”. Peça a quem administra a sua corretora que o libere.';
    gateway.reply(recusaCalls.listPerdas, refusal(403, 'sem-permissao', frase));
    open();
    expect(await screen.findByText('Falta um acesso ao seu usuário')).toBeVisible();
    expect(screen.getByText(frase)).toBeVisible();
    expect(screen.queryByText(/erro inesperado/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Exportar/ })).toBeNull();
  });

  it('are said to be none, and let try again when they did not come', async () => {
    gateway.reply(recusaCalls.listPerdas, refusal(500, 500, 'Falhou aqui.'));
    open();
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    gateway.answer(recusaCalls.listPerdas, lista([]));
    await user.click(retry);
    expect(await screen.findByText('Nenhum orçamento recusado')).toBeVisible();
  });
});

describe('the refusal of one', () => {
  it('keeps what was written when the session ends under it', async () => {
    open(`?id=${id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Quem ficou com o seguro' }), 'Vizinha');
    act(() => endSession('expirada'));
    cleanup();
    beginSignedIn(gateway, queryClient);
    gateway.answer(historiaCalls.getHistoria, historia());
    open(`?id=${id}`);
    expect(await screen.findByRole('textbox', { name: 'Quem ficou com o seguro' })).toHaveValue('Vizinha');
  });

  it('is written with its motive, and leads to the losses', async () => {
    gateway.answer(recusaCalls.refuse, { status: 'RECUSADO' });
    gateway.answer(recusaCalls.listPerdas, lista([perda]));
    open(`?id=${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Recusar o orçamento nº 7' })).toBeVisible();
    await chooseMotivo('Preço');
    await user.type(screen.getByRole('textbox', { name: /Quem ficou/ }), 'Vizinha');
    await user.click(screen.getByRole('button', { name: 'Recusar orçamento' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(posts()).toEqual([{ orcamentoId: id, motivo: 'PRECO', concorrente: 'Vizinha' }]);
  });

  it('is not sent without a motive, and takes what the gateway refused to its field', async () => {
    const errors = [{ campo: 'texto', codigo: 'obrigatorio', mensagem: 'Conte o que aconteceu.' }];
    gateway.reply(recusaCalls.refuse, { status: 422, body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors } });
    open(`?id=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Recusar orçamento' }));
    expect(await screen.findByText('Campo obrigatório.')).toBeVisible();
    expect(posts()).toEqual([]);
    await chooseMotivo('Outro motivo');
    await user.click(screen.getByRole('button', { name: 'Recusar orçamento' }));
    expect(await screen.findByText('Conte o que aconteceu.')).toBeVisible();
    const texto = screen.getByRole('textbox', { name: /Conte o que aconteceu/ });
    expect(texto).toBeInvalid();
    expect(texto).toHaveFocus();
  });

  it('is not offered of a draft, nor of what is not there; what was refused may be opened again', async () => {
    gateway.answer(historiaCalls.getHistoria, historia({ status: 'RASCUNHO' }));
    open(`?id=${id}`);
    expect(await screen.findByText('Este orçamento não pode ser recusado')).toBeVisible();
    cleanup();
    queryClient.clear();
    gateway.reply(historiaCalls.getHistoria, refusal(404, 'nao-encontrado', 'Registro não encontrado.'));
    open(`?id=${id}`);
    expect(await screen.findByText('Orçamento não encontrado')).toBeVisible();
    cleanup();
    queryClient.clear();
    gateway.answer(historiaCalls.getHistoria, historia({ status: 'RECUSADO' }));
    open(`?id=${id}`);
    expect(await screen.findByText('O orçamento nº 7 já foi recusado')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reabrir' })).toBeEnabled();
  });

  it('lets try again when the case did not come', async () => {
    gateway.reply(historiaCalls.getHistoria, refusal(500, 500, 'Falhou aqui.'));
    open(`?id=${id}`);
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    gateway.answer(historiaCalls.getHistoria, historia());
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Recusar o orçamento nº 7' })).toBeVisible();
  });
});
