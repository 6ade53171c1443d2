import { filtroCalls, mesclagemSeguradoCalls, seguradoCalls, visaoSeguradoCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { comparacaoAberta, duplicadosAbertos, PainelPage, visaoAberta } from './painel.page.tsx';
import { RUI, umaFicha, umaVisao, ZELIA } from './segurados.fixture.ts';

const outra = umaFicha({ id: RUI, versao: 7, nome: 'Zelia C Prado', documento: '52998224725', profissao: null, email: 'z@casa.com.br' });
const user = userEvent.setup();
const gateway = fakeGateway();

function open(address: string) {
  window.history.replaceState(null, '', address);
  signIn({});
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
const asked = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method);

beforeAll(() => Promise.all([visaoAberta.preload(), comparacaoAberta.preload(), duplicadosAbertos.preload()]), 60_000);
beforeEach(() => {
  gateway.answer(filtroCalls.listFiltros, []);
  gateway.answer(seguradoCalls.getOpcoes, { produtores: [], grupos: [], tags: [] });
  gateway.answer(mesclagemSeguradoCalls.listDuplicados, []);
  gateway.answer(seguradoCalls.listFichas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  gateway.answer(seguradoCalls.listParecidos, []);
  gateway.answer(visaoSeguradoCalls.getVisao, umaVisao());
  gateway.reply(seguradoCalls.getFicha, ({ path }) => ({
    status: 200,
    body: { success: true, data: path.includes(ZELIA) ? umaFicha() : outra },
  }));
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

it('lists the pairs that may be one, each with why, or says that there are none', async () => {
  open('/segurados/painel?duplicados=sim');
  expect(await screen.findByText('Nenhum cadastro repetido')).toBeVisible();
  cleanup();
  queryClient.clear();
  gateway.answer(mesclagemSeguradoCalls.listDuplicados, [
    {
      este: { id: ZELIA, nome: 'Zélia Prado', documento: '11144477735' },
      outro: { id: RUI, nome: 'Zelia C Prado', documento: '52998224725' },
      pontos: 75,
      motivos: ['EMAIL', 'TELEFONE'],
    },
  ]);
  open('/segurados/painel?duplicados=sim');
  expect(await screen.findByText('75 de 100: mesmo e-mail, mesmo telefone')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Comparar e juntar Zélia Prado e Zelia C Prado' })).toHaveAttribute(
    'href',
    `/segurados/painel?id=${ZELIA}&juntar=${RUI}`,
  );
});

it('puts two side by side, asks only of what differs, and sends the choices over the versions that were read', async () => {
  gateway.answer(mesclagemSeguradoCalls.mergeFichas, umaFicha({ nome: 'Zelia C Prado', versao: 4 }));
  open(`/segurados/painel?id=${ZELIA}&juntar=${RUI}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Juntar dois cadastros' })).toBeVisible();
  expect(await screen.findByRole('radiogroup', { name: 'E-mail principal' })).toBeVisible();
  // only one of them says it
  expect(screen.queryByRole('radiogroup', { name: 'Profissão' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Zelia C Prado/ }));
  await user.click(screen.getByRole('button', { name: 'Juntar cadastros' }));
  await waitFor(() => expect(asked('POST')).toHaveLength(1));
  expect(asked('POST')[0]?.input).toMatchObject({ versao: 3, outroId: RUI, outraVersao: 7, escolhas: { nome: 'OUTRO' } });
  expect(await screen.findByText('Os dois cadastros são um só')).toBeVisible();
});

it('says that somebody wrote meanwhile, and stays', async () => {
  gateway.reply(mesclagemSeguradoCalls.mergeFichas, refusal(409, 'segurado-alterado', 'Este segurado mudou enquanto você editava.'));
  open(`/segurados/painel?id=${ZELIA}&juntar=${RUI}`);
  await user.click(await screen.findByRole('button', { name: 'Juntar cadastros' }));
  expect(await screen.findByText('Este segurado mudou enquanto você editava.')).toBeVisible();
});

it('offers to take a merge back while it may, and says what stayed as it was written since', async () => {
  gateway.answer(
    visaoSeguradoCalls.getVisao,
    umaVisao({
      mesclagens: [
        {
          id: RUI,
          nome: 'Zelia C Prado',
          documento: '52998224725',
          em: '2026-03-01T12:00:00Z',
          por: 'Rita',
          desfazerAte: '2026-03-02T12:00:00Z',
        },
      ],
    }),
  );
  gateway.answer(mesclagemSeguradoCalls.undoMesclagem, { seguradoId: ZELIA, outroId: RUI, mantidos: ['nome'] });
  open(`/segurados/painel?id=${ZELIA}`);
  expect(await screen.findByText('Juntado com Zelia C Prado, 529.982.247-25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Os dois cadastros voltaram')).toBeVisible();
  expect(await screen.findByText('1 campo mudado depois ficou como está')).toBeVisible();
});
