import { contratoCalls, filtroCalls, type TipoVenda, vendaCalls, type VendaResumo } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { ID, OUTRO, venda } from '../../contrato/contrato.fixture.ts';
import { PropostasPage } from './propostas.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();

const uma = (tipo: TipoVenda, numero: string, status: string): VendaResumo => ({
  id: ID,
  tipo,
  numero,
  contratoId: ID,
  segurado: { id: OUTRO, nome: 'Zélia Prado' },
  bem: 'Onix',
  seguradora: 'Capivara Seguros',
  ramo: 'Automóvel',
  linha: 'AUTO',
  produtor: null,
  corretora: 'Vale do Sapucaí',
  emissao: '2026-11-01',
  vigIni: '2026-11-01',
  vigFim: '2027-11-01',
  premioLiquidoCentavos: 100_000,
  premioTotalCentavos: 107_380,
  comissaoCentavos: 20_000,
  status,
  renovacao: null,
  origem: 'MANUAL',
  divergencias: 0,
  dias: 340,
});
const answerWith = (itens: VendaResumo[]) => gateway.answer(vendaCalls.listVendas, { itens, total: itens.length, pagina: 1, tamanho: 20 });

/** The browser says that its network went, or came back. */
const setNetwork = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));

function open(flags: Parameters<typeof signIn>[0] = {}): void {
  signIn({ token: crypto.randomUUID(), ...flags });
  currentSession();
  window.history.replaceState(null, '', '/centralVendas/propostas');
  render(
    <QueryProvider>
      <BrowserRouter>
        <PropostasPage />
      </BrowserRouter>
    </QueryProvider>,
  );
}

beforeEach(() => {
  answerWith([uma('APOLICE', '0531', 'VIGENTE')]);
  gateway.answer(filtroCalls.listFiltros, []);
  gateway.answer(vendaCalls.getOpcoes, { seguradoras: [], ramos: [], produtores: [], corretoras: [] });
  gateway.answer(vendaCalls.getTotais, {
    total: 1,
    premioLiquidoCentavos: 100_000,
    premioTotalCentavos: 107_380,
    comissaoCentavos: 20_000,
  });
  gateway.answer(contratoCalls.getContrato, venda());
});
afterEach(() => {
  setNetwork('online');
  queryClient.clear();
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

it('never shows policies under the name of another list: what cannot be read is said, with a retry', async () => {
  open();
  await screen.findByRole('rowheader', { name: '0531' });
  setNetwork('offline');
  await user.click(screen.getByRole('tab', { name: 'Endossos' }));
  expect(screen.queryByText('0531')).toBeNull();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  answerWith([uma('ENDOSSO', '7', 'SOLICITADO')]);
  setNetwork('online');
  expect(await screen.findByRole('rowheader', { name: '7' })).toBeVisible();
});

it('shows a sale in short beside the list by keyboard, with a link to its page, and gives the focus back', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Ver em resumo: 0531 · Zélia Prado' });
  button.focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Apólice 0531' });
  expect(window.location.search).toBe(`?ver=${ID}`);
  expect(within(drawer).getByText('Vigente')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'Abrir a venda' })).toHaveAttribute('href', `/centralVendas/propostas/proposta?id=${ID}`);
  expect(drawer).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
  expect(window.location.search).toBe('');
});

it('offers neither a new sale nor a renewal to whom the gateway would refuse them', async () => {
  open({ bloqueioOrcamentoManual: true, acessoOrcamentacao: false });
  await screen.findByRole('rowheader', { name: '0531' });
  expect(screen.queryByRole('button', { name: 'Nova proposta' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('offers both to whom may do them', async () => {
  open();
  await screen.findByRole('rowheader', { name: '0531' });
  expect(screen.getByRole('button', { name: 'Nova proposta' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /0531/ })).toBeVisible();
});
