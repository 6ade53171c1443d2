import { type Termo, termosCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { QueryProvider, queryClient } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TermosPage } from './termos.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const termo: Termo = {
  id: '0190b000-0000-7000-8000-000000000001',
  versao: '1',
  titulo: 'Termos de uso do Balcão',
  texto: '## 1. Objeto\n\nO Balcão é um serviço.',
  sha256: 'a'.repeat(64),
  publicadoEm: '2026-01-02T12:00:00.000Z',
};
let altura = 1_000;
let rolado = 0;
const medidas: Record<string, () => number> = { scrollHeight: () => altura, scrollTop: () => rolado, clientHeight: () => 400 };
for (const [name, read] of Object.entries(medidas)) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: read });

function open(search = '') {
  window.history.replaceState(null, '', `/termos/assinarTermos${search}`);
  render(
    <QueryProvider>
      <TermosPage />
    </QueryProvider>,
  );
}
const accept = () => screen.findByRole('button', { name: 'Aceitar' });
const here = () => window.location.pathname + window.location.search;
const readToTheEnd = () => {
  rolado = 600;
  fireEvent.scroll(screen.getByRole('region', { name: 'Texto dos termos de uso' }));
};

beforeEach(() => {
  altura = 1_000;
  rolado = 0;
  signIn({ token: crypto.randomUUID() });
  currentSession();
  gateway.answer(termosCalls.getPendente, termo);
  gateway.answer(termosCalls.sign, { assinadoEm: '2026-01-03T12:00:00.000Z', sha256: termo.sha256 });
});
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('enables the acceptance only after the end was reached, also with the keyboard', async () => {
  open();
  expect(await accept()).toHaveAttribute('aria-disabled', 'true');
  await user.click(await accept());
  expect(gateway.pedidos.filter(({ method }) => method === 'POST')).toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Texto dos termos de uso' })).toHaveAttribute('tabindex', '0');
  readToTheEnd();
  expect(await accept()).not.toHaveAttribute('aria-disabled');
});

it('enables it immediately when the whole text fits', async () => {
  altura = 400;
  open();
  expect(await accept()).not.toHaveAttribute('aria-disabled');
});

it('accepts the displayed version once, and continues to the requested address', async () => {
  open('?return_url=%2Fmulticalculo%2Forcamentos%3Fpagina%3D2');
  await accept();
  readToTheEnd();
  await user.dblClick(await accept());
  await waitFor(() => expect(here()).toBe('/multicalculo/orcamentos?pagina=2'));
  expect(gateway.pedidos.filter(({ method }) => method === 'POST').map(({ input }) => input)).toEqual([
    { id: termo.id, sha256: termo.sha256 },
  ]);
});

it('shows headings, paragraphs and the hash that is signed', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: '1. Objeto' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: termo.titulo })).toBeVisible();
  expect(screen.getByText(termo.sha256)).toBeVisible();
});

it('continues when there is nothing to sign', async () => {
  gateway.answer(termosCalls.getPendente, null);
  open();
  await waitFor(() => expect(here()).toBe('/home'));
});

it('signs out a user who does not accept', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Não aceito, sair' }));
  expect(here()).toBe('/logoff');
});

it('shows why the acceptance was refused, and offers to try again', async () => {
  gateway.reply(termosCalls.sign, refusal(409, 409, 'Há uma versão mais nova.'));
  altura = 400;
  open();
  await user.click(await accept());
  expect(await screen.findByText('Há uma versão mais nova.')).toBeVisible();
  expect(await accept()).not.toHaveAttribute('aria-busy');
  expect(here()).toBe('/termos/assinarTermos');
});

it('offers to try again when the terms could not be read', async () => {
  gateway.reply(termosCalls.getPendente, refusal(500, 500, 'Falhou aqui.'));
  open();
  expect(await screen.findByText('Falhou aqui.')).toBeVisible();
  gateway.answer(termosCalls.getPendente, termo);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await accept()).toBeVisible();
});
