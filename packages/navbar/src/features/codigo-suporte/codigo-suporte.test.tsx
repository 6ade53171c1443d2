import { type Ambiente, type FotoDaPagina, suporteCalls } from '@balcao/contracts';
import { formatHora } from '@balcao/domain';
import { currentSession, prepareCalls } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodigoSuporte } from './codigo-suporte.component.tsx';

jest.mock('single-spa', () => ({ getAppNames: () => ['@balcao/layout'], getAppStatus: () => 'MOUNTED', navigateToUrl: jest.fn() }));

const gateway = fakeGateway();
const ambiente: Ambiente = {
  nome: 'local',
  versao: '1',
  sequencia: 7,
  digest: 'abc',
  construcoes: { '@balcao/layout': 'l1' },
  chave: { id: 'k', x: 'x' },
  devtools: false,
  suporte: null,
};
const ate = new Date(Date.now() + 900_000).toISOString();

beforeAll(() => {
  prepareCalls();
  // jsdom has the element, but cannot open or measure it
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  performance.getEntriesByName ??= () => [];
});
beforeEach(() => {
  signIn();
  currentSession();
  document.body.innerHTML = `<script type="application/json" id="balcao-ambiente">${JSON.stringify(ambiente)}</script>`;
});
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

const open = (onClose = jest.fn()) => {
  const user = userEvent.setup();
  render(
    <QueryProvider>
      <CodigoSuporte onClose={onClose} />
    </QueryProvider>,
  );
  return { user, onClose };
};

it('shows the code, its expiry and what it reveals, and copies it', async () => {
  gateway.answer(suporteCalls.createCodigo, { codigo: 'K7QF-2M9X', ate });
  const { user } = open();
  expect(await screen.findByText('K7QF-2M9X')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Código de suporte' })).toBeVisible();
  expect(screen.getByText(`Vale por 15 minutos, até ${formatHora(ate)}.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Código copiado.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('K7QF-2M9X');
});

it('sends the state of the page once', async () => {
  gateway.answer(suporteCalls.createCodigo, { codigo: 'K7QF-2M9X', ate });
  open();
  await screen.findByText('K7QF-2M9X');
  expect(gateway.pedidos).toHaveLength(1);
  const foto = gateway.pedidos[0]?.input['foto'] as FotoDaPagina;
  expect(foto).toMatchObject({ digest: 'abc', sequencia: 7, parcelas: [{ nome: 'layout', estado: 'MOUNTED', montadaEmMs: null }] });
});

it('offers to try again when the code could not be created', async () => {
  gateway.reply(suporteCalls.createCodigo, refusal(500, 'ERRO', 'x'));
  const { user } = open();
  await screen.findByText('Não foi possível gerar o código.');
  gateway.answer(suporteCalls.createCodigo, { codigo: 'K7QF-2M9X', ate });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('K7QF-2M9X')).toBeVisible();
});

it('hides an expired code', async () => {
  gateway.answer(suporteCalls.createCodigo, { codigo: 'K7QF-2M9X', ate: new Date(Date.now() - 1).toISOString() });
  open();
  expect(await screen.findByRole('button', { name: 'Gerar outro código' })).toBeVisible();
  expect(screen.queryByText('K7QF-2M9X')).toBeNull();
});

it('closes with its button', async () => {
  gateway.answer(suporteCalls.createCodigo, { codigo: 'K7QF-2M9X', ate });
  const { user, onClose } = open();
  await user.click(await screen.findByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
