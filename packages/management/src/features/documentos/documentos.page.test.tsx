import { documentoCalls, type DocumentoResumo, seguradoCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { DocumentosPage } from './documentos.page.tsx';

// the library has another body for Node, which keeps no addresses: nothing is sent in these tests
jest.mock('tus-js-client', () => ({ defaultOptions: { urlStorage: { findAllUploads: async () => [] } } }));
// jsdom reads files the old way alone
Blob.prototype.arrayBuffer ??= function read(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};

const user = userEvent.setup();
const gateway = fakeGateway();
const UM = '0190b000-0000-7000-8000-000000000001';
const DOIS = '0190b000-0000-7000-8000-000000000002';
const ZELIA = '0190b000-0000-7000-8000-000000000009';
const ENDERECO = '/centralVendas/buscaArquivosPropostas';

const documento = (over: Partial<DocumentoResumo> = {}): DocumentoResumo => ({
  id: UM,
  tipo: 'APOLICE',
  nome: 'apólice da Zélia.pdf',
  mime: 'application/pdf',
  bytes: 2_100_000,
  origem: 'UPLOAD',
  paginas: 3,
  leitura: 'LIDO',
  criadoEm: '2026-11-01T12:00:00Z',
  usuario: 'Rita',
  vinculos: 0,
  sugestao: { alvo: 'SEGURADO', alvoId: ZELIA, nome: 'Zélia Prado', pontos: 86, motivos: ['DOCUMENTO', 'NOME'] },
  ...over,
});
const page = (itens: DocumentoResumo[]) => ({ itens, total: itens.length, pagina: 1, tamanho: 20 });
const asked = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method);

function open(endereco = ENDERECO): void {
  window.history.replaceState(null, '', endereco);
  render(
    <QueryProvider>
      <BrowserRouter>
        <DocumentosPage />
        <ToastRegion />
      </BrowserRouter>
    </QueryProvider>,
  );
}

beforeEach(() => {
  signIn();
  gateway.answer(
    documentoCalls.listDocumentos,
    page([documento(), documento({ id: DOIS, nome: 'foto.png', sugestao: null, leitura: 'CIFRADO' })]),
  );
  gateway.answer(seguradoCalls.listFichas, { itens: [], total: 0, pagina: 1, tamanho: 8 });
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('shows what waits for a link, with the record each most probably belongs to and why', async () => {
  open();
  const row = await screen.findByRole('row', { name: /apólice da Zélia/ });
  expect(row).toHaveTextContent('Zélia Prado');
  expect(row).toHaveTextContent('86 de 100 · Pelo CPF ou CNPJ, nome');
  expect(row).toHaveTextContent('2 MB · 3 páginas');
  expect(screen.getByRole('row', { name: /foto\.png/ })).toHaveTextContent('Sem sugestão');
  expect(asked('GET').find(({ path }) => path.endsWith('/documentos'))?.input).toMatchObject({ vinculado: 'false' });
});

it('tells apart that nothing waits, that a search finds nothing and an answer that did not come', async () => {
  gateway.answer(documentoCalls.listDocumentos, page([]));
  open();
  expect(await screen.findByText('Nada esperando vínculo')).toBeVisible();
  cleanup();
  queryClient.clear();
  open(`${ENDERECO}?q=nada`);
  expect(await screen.findByRole('button', { name: /Limpar/ })).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.reply(documentoCalls.listDocumentos, refusal(500, 500, 'Falhou aqui.'));
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

it('links those chosen to what is suggested, and says what became of each', async () => {
  gateway.answer(documentoCalls.changeLote, [
    { id: UM, nome: 'apólice da Zélia.pdf', ok: true, mensagem: 'Ligado a Zélia Prado.' },
    { id: DOIS, nome: 'foto.png', ok: false, mensagem: 'O texto não diz a que registro pertence.' },
  ]);
  open();
  await user.click(await screen.findByRole('checkbox', { name: /apólice da Zélia/ }));
  await user.click(screen.getByRole('checkbox', { name: /foto\.png/ }));
  await user.click(screen.getByRole('button', { name: 'Ligar ao sugerido (2)' }));
  const janela = await screen.findByRole('dialog');
  expect(janela).toHaveTextContent('O texto não diz a que registro pertence.');
  expect(asked('POST').map(({ input }) => input)).toEqual([{ ids: [UM, DOIS], ato: { tipo: 'VINCULAR_SUGERIDO' } }]);
});

it('asks before it throws anything away', async () => {
  gateway.answer(documentoCalls.changeLote, [{ id: UM, nome: 'apólice da Zélia.pdf', ok: true, mensagem: null }]);
  open();
  await user.click(await screen.findByRole('checkbox', { name: /apólice da Zélia/ }));
  await user.click(screen.getByRole('button', { name: 'Descartar (1)' }));
  expect(asked('POST')).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(asked('POST').map(({ input }) => input)).toEqual([{ ids: [UM], ato: { tipo: 'DESCARTAR' } }]));
});

it('refuses a file by what it is before it is sent', async () => {
  open();
  await screen.findByRole('row', { name: /apólice da Zélia/ });
  const campo = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.setup({ applyAccept: false }).upload(campo, new File(['<html>'], 'pagina.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('O arquivo não é um PDF, PNG ou JPEG.')).toBeVisible();
  expect(asked('POST')).toEqual([]);
});

it('offers neither to send nor to link to whom the gateway would refuse it', async () => {
  signIn({ token: crypto.randomUUID(), bloqueioOrcamentoManual: true });
  currentSession();
  open();
  await screen.findByRole('row', { name: /apólice da Zélia/ });
  expect(screen.queryByRole('button', { name: /Escolher/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
