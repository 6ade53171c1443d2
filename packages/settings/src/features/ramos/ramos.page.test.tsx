import { type FichaRamo, ramoCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { dismissAvisos } from '../../avisos.fixture.tsx';
import { RamosPage } from './ramos.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const casco: FichaRamo = {
  codigo: '0531',
  codigoSusep: '0531',
  nome: 'Automóvel — casco',
  linha: 'AUTO',
  principal: true,
  apelido: null,
  ativo: true,
  comissaoPadraoBps: null,
  avisoRenovacaoDias: null,
  avisoRenovacaoPadraoDias: [60, 30],
  iof: [{ bps: 738, desde: '2008-01-03', ate: null }],
  versao: 0,
  alteradoEm: null,
  alteradoPor: null,
};

function open(search = '', administrador = true) {
  window.history.replaceState(null, '', `/configuracao/ramos${search}`);
  signIn({ administrador });
  currentSession();
  render(
    <QueryProvider>
      <BrowserRouter>
        <RamosPage />
        <ToastRegion />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const saves = () => gateway.pedidos.filter(({ method }) => method === 'PUT').map(({ input }) => input);
async function type(nome: RegExp | string, texto: string) {
  const field = await screen.findByRole('textbox', { name: nome });
  await user.clear(field);
  if (texto) await user.type(field, texto);
  await user.tab();
}

beforeEach(() => {
  gateway.answer(ramoCalls.listFichas, { itens: [casco], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(ramoCalls.getFicha, casco);
});
afterEach(() => {
  cleanup();
  dismissAvisos();
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('lists the catalogue, and opens one beside it', async () => {
  open();
  expect(await screen.findByText('7,38%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Editar Automóvel — casco' }));
  expect(await screen.findByRole('dialog', { name: /0531/ })).toBeVisible();
  expect(screen.getByText('Como está no catálogo: nada foi escolhido ainda.')).toBeVisible();
  expect(window.location.search).toBe('?ramo=0531');
});

it('saves what is chosen over the version that was read, and nothing that cannot be', async () => {
  open('?ramo=0531');
  await type('Nome na corretora', 'Carros');
  await type(/^Dias de aviso/, '60, 900');
  await user.click(screen.getByRole('button', { name: 'Salvar ramo' }));
  expect(await screen.findByText('Use de 1 a 10 números entre 1 e 365, separados por vírgula.')).toBeVisible();
  expect(saves()).toEqual([]);
  await type(/^Dias de aviso/, '45, 15');
  await type(/^Comissão padrão/, '20');
  gateway.answer(ramoCalls.updateFicha, { ...casco, apelido: 'Carros', versao: 1 });
  await user.click(screen.getByRole('button', { name: 'Salvar ramo' }));
  expect(await screen.findByText('Ramo salvo')).toBeVisible();
  expect(saves()).toEqual([
    { ramo: '0531', versao: 0, apelido: 'Carros', ativo: true, comissaoPadraoBps: 2_000, avisoRenovacaoDias: [45, 15] },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows both versions when somebody saved meanwhile', async () => {
  gateway.reply(ramoCalls.updateFicha, refusal(409, 'ramo-alterado', 'Outra pessoa mudou.', { ...casco, apelido: 'Autos', versao: 1 }));
  open('?ramo=0531');
  await type('Nome na corretora', 'Carros');
  await user.click(screen.getByRole('button', { name: 'Salvar ramo' }));
  expect(await screen.findByText(/gravado “Autos”, o seu “Carros”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usar o que está gravado' }));
  expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Nome na corretora' })).toHaveValue('Autos');
});

it('is for administrators alone', async () => {
  open('', false);
  expect(await screen.findByText('Só administradores cuidam dos ramos')).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
});
