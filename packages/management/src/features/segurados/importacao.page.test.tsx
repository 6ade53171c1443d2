import { filtroCalls, type Importacao, importacaoCalls, seguradoCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { importacaoAberta, PainelPage } from './painel.page.tsx';

const user = userEvent.setup();
const gateway = fakeGateway();
const ID = '0190b000-0000-7000-8000-000000000031';

const importacao = (over: Partial<Importacao> = {}): Importacao => ({
  id: ID,
  cadastro: 'SEGURADO',
  nome: 'clientes.csv',
  status: 'RECEBIDA',
  colunas: ['Cliente', 'CPF'],
  amostra: [['Zélia', '11144477735']],
  campos: [
    { campo: 'documento', rotulo: 'CPF ou CNPJ', obrigatorio: true },
    { campo: 'nome', rotulo: 'Nome', obrigatorio: true },
  ],
  mapeamento: { nome: 0, documento: 1 },
  total: 3,
  processadas: 0,
  validas: 0,
  erros: [],
  totalErros: 0,
  recusadas: 0,
  aceitaRegra: true,
  regra: null,
  repetidas: 0,
  ignoradas: 0,
  podeDesfazer: false,
  mantidas: 0,
  ...over,
});

function open(address: string, administrador = true) {
  window.history.replaceState(null, '', address);
  signIn({ administrador });
  currentSession();
  render(
    <QueryProvider>
      <BrowserRouter>
        <PainelPage />
        <ToastRegion />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const asked = () => gateway.pedidos.filter(({ method }) => method === 'POST');

beforeAll(() => importacaoAberta.preload(), 60_000);
beforeEach(() => {
  gateway.answer(filtroCalls.listFiltros, []);
  gateway.answer(seguradoCalls.getOpcoes, { produtores: [], grupos: [], tags: [] });
  gateway.answer(seguradoCalls.listFichas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  sessionStorage.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('is offered to who administers alone', async () => {
  open('/segurados/painel', false);
  expect(await screen.findByRole('link', { name: 'Duplicados' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Importar' })).toBeNull();
});

it('is a link of the list for who administers', async () => {
  open('/segurados/painel');
  expect(await screen.findByRole('link', { name: 'Importar' })).toHaveAttribute('href', '/segurados/painel?importacao=novo');
});

it('asks what is done with who is there already, and says how many they are before anything is written', async () => {
  gateway.answer(importacaoCalls.getImportacao, importacao());
  gateway.answer(
    importacaoCalls.verifyImportacao,
    importacao({ status: 'CONFERIDA', regra: 'COMPLETAR', validas: 2, repetidas: 1, recusadas: 1, processadas: 3 }),
  );
  open(`/segurados/painel?importacao=${ID}`);
  await user.click(await screen.findByRole('radio', { name: /Completar o que falta/ }));
  await user.click(screen.getByRole('button', { name: 'Conferir as linhas' }));
  await waitFor(() => expect(asked()[0]?.input).toMatchObject({ mapeamento: { nome: 0, documento: 1 }, regra: 'COMPLETAR' }));
  expect(await screen.findByText('1 já cadastrado será atualizado. 1 linha com erro fica de fora')).toBeVisible();
});

it('offers to take a whole file back, and counts what stayed', async () => {
  gateway.answer(importacaoCalls.getImportacao, importacao({ status: 'CONCLUIDA', validas: 3, podeDesfazer: true }));
  gateway.answer(importacaoCalls.undoImportacao, importacao({ status: 'DESFEITA', mantidas: 2 }));
  open(`/segurados/painel?importacao=${ID}`);
  expect(await screen.findByText('3 registros importados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer a importação' }));
  expect(await screen.findByText('2 registros mudados ou usados depois ficaram como estão.')).toBeVisible();
});
