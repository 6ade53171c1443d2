import { type LinkQuestionario, type Orcamento, questionarioCalls, quotingCalls } from '@balcao/contracts';
import { hojeEm, questionarioDe } from '@balcao/domain';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal, umRascunhoAuto } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { renderAt } from '../../pagina.fixture.tsx';
import { QuestionarioPage } from './questionario.page.tsx';

const id = '0190b000-0000-7000-8000-000000000040';
const gateway = fakeGateway();
const user = userEvent.setup();
const link: LinkQuestionario = {
  id: '0190b000-0000-7000-8000-000000000061',
  linha: 'AUTO',
  criadoEm: '2026-03-02T12:00:00Z',
  expiraEm: '2026-03-16T12:00:00Z',
  situacao: 'ATIVO',
  abertoEm: null,
  respondidoEm: null,
  numero: 7,
  url: 'https://balcao.test/publico/questionario#segredo',
};
const orcamento: Orcamento = {
  id,
  numero: 7,
  linha: 'AUTO',
  formulario: 'AUTO',
  origem: 'INTERNO',
  status: 'RASCUNHO',
  versao: 3,
  criadoEm: '2026-03-02T12:00:00.000Z',
  alteradoEm: '2026-03-02T12:00:00.000Z',
  rascunho: umRascunhoAuto({ hoje: hojeEm(new Date()) }),
  isMinhaVersao: true,
  propostaOfertaId: null,
  cotacoes: [],
};

function open(search = '') {
  renderAt(
    `/multicalculo/formulario-auto${search}`,
    <>
      <QuestionarioPage />
      <ToastRegion />
    </>,
  );
}
const posts = () => gateway.pedidos.filter(({ method }) => method === 'POST');

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(questionarioCalls.list, [link]);
  gateway.answer(quotingCalls.getOrcamento, orcamento);
  gateway.answer(questionarioCalls.perguntas, questionarioDe('AUTO'));
});
afterEach(cleanup);
afterAll(gateway.close);

it('fills the paper with what the draft says, and makes a link that fills the draft', async () => {
  gateway.answer(questionarioCalls.createDoOrcamento, link);
  open(`?id=${id}`);
  expect(await screen.findByText('As respostas preenchem o orçamento nº 7, sem apagar o que já foi digitado.')).toBeVisible();
  const { nome } = orcamento.rascunho.risco['segurado'] as { nome: string };
  expect(screen.getByText(nome)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copiar link' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  expect(await screen.findByText('O link está pronto. Copie e mande ao cliente.')).toBeVisible();
  expect(posts().map(({ path }) => path)).toEqual([`/c/api/v1/orcamentos/${id}/questionario-link`]);
});

it('makes no link of a case that is no draft any more, and says why', async () => {
  gateway.answer(quotingCalls.getOrcamento, { ...orcamento, status: 'FECHADO' });
  open(`?id=${id}`);
  expect(await screen.findByText(/O orçamento nº 7 não é mais um rascunho/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Criar link' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
});

it('is blank without a draft, and says that there is no link yet', async () => {
  gateway.answer(questionarioCalls.list, []);
  gateway.answer(questionarioCalls.create, { ...link, numero: null });
  open();
  expect(await screen.findByText('As respostas chegam em Cotações como uma solicitação nova.')).toBeVisible();
  expect(await screen.findByText('Nenhum link foi criado ainda.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  await waitFor(() => expect(posts()[0]?.input).toEqual({ linha: 'AUTO' }));
});

it('says why a link was not made', async () => {
  const errors = [{ campo: 'orcamentoId', codigo: 'encerrado', mensagem: 'Encerrado.' }];
  const body = { success: false, code: 'campos-invalidos', message: 'Este orçamento não recebe mais respostas.', errors };
  gateway.reply(questionarioCalls.createDoOrcamento, { status: 422, body });
  open(`?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Criar link' }));
  expect(await screen.findByText('Este orçamento não recebe mais respostas.')).toBeVisible();
});

it('lets try again when the draft, or the links, did not come', async () => {
  gateway.reply(quotingCalls.getOrcamento, refusal(500, 500, 'Falhou aqui.'));
  gateway.reply(questionarioCalls.list, refusal(500, 500, 'Falhou aqui.'));
  open(`?id=${id}`);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(quotingCalls.getOrcamento, orcamento);
  await user.click(retry);
  expect(await screen.findByText(/As respostas preenchem o orçamento nº 7/)).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(questionarioCalls.list, [link]);
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Copiar link' })).toBeVisible();
});

it('asks in the line of the address, and makes a link of that line', async () => {
  window.history.replaceState(null, '', '/multicalculo/questionario?linha=PET');
  gateway.answer(questionarioCalls.perguntas, questionarioDe('PET'));
  gateway.answer(questionarioCalls.create, { ...link, linha: 'PET', numero: null });
  render(
    <QueryProvider>
      <BrowserRouter>
        <QuestionarioPage />
      </BrowserRouter>
    </QueryProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Animal 1' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Questionário do cliente: Pet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Criar link' }));
  await waitFor(() => expect(posts()[0]?.input).toEqual({ linha: 'PET' }));
});
