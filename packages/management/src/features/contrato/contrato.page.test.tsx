import { contratoCalls, endossoCalls, type EndossosDaApolice, prazoCalls, type PrazosDaVenda } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { ID, OUTRO, venda } from '../../contrato/contrato.fixture.ts';
import { ContratoPage } from './contrato.page.tsx';

// the library has another body for Node, which keeps no addresses: nothing is sent in these tests
jest.mock('tus-js-client', () => ({ defaultOptions: { urlStorage: { findAllUploads: async () => [] } } }));

const gateway = fakeGateway();
const user = userEvent.setup();

function open(aba: string, flags: Parameters<typeof signIn>[0] = {}): void {
  signIn({ token: crypto.randomUUID(), ...flags });
  currentSession();
  window.history.replaceState(null, '', `/centralVendas/propostas/proposta?id=${ID}&aba=${aba}`);
  render(
    <QueryProvider>
      <BrowserRouter>
        <ContratoPage />
      </BrowserRouter>
    </QueryProvider>,
  );
}

const prazos: PrazosDaVenda = {
  prazos: [
    {
      id: OUTRO,
      tipo: 'ENTREGA_APOLICE',
      parcela: null,
      inicio: '2026-11-01',
      dias: 30,
      pausas: [],
      fim: null,
      situacao: 'CORRENDO',
      decorridos: 25,
      restantes: 5,
      pct: 83,
      vencimento: '2026-12-01',
      avisos: [],
      documento: null,
      versao: 1,
    },
  ],
  emAtraso: [{ id: OUTRO, numero: 1, vencimento: '2026-11-10' }],
  pacotes: [],
};
const endossos: EndossosDaApolice = {
  apolice: {
    id: ID,
    numero: '0531',
    status: 'VIGENTE',
    vigIni: '2026-11-01',
    vigFim: '2027-11-01',
    bem: 'Onix',
    premioLiquidoCentavos: 100_000,
    iofCentavos: 7_380,
    premioAnualCentavos: 100_000,
    cobertoAte: null,
    suspensaEm: null,
    canceladaEm: null,
    versao: 1,
  },
  isPedidoPorAqui: false,
  pedidos: [],
  endossos: [
    {
      id: OUTRO,
      apoliceId: ID,
      numero: 1,
      numeroSeguradora: null,
      tipo: 'ALTERACAO',
      subtipo: null,
      canal: 'MANUAL',
      protocolo: null,
      motivo: 'Troca de veículo',
      dados: {},
      vigIni: '2026-11-10',
      premioLiquidoCentavos: 0,
      iofCentavos: 0,
      premioTotalCentavos: 0,
      comissaoCentavos: 0,
      recusa: null,
      emitidoEm: null,
      desfeitoEm: null,
      status: 'SOLICITADO',
      criadoEm: '2026-11-10T12:00:00Z',
      usuario: 'Rita',
      versao: 1,
    },
  ],
};

beforeEach(() => {
  gateway.answer(contratoCalls.getContrato, venda());
  gateway.answer(endossoCalls.listEndossos, endossos);
  gateway.answer(prazoCalls.listPrazos, prazos);
});
afterEach(() => {
  queryClient.clear();
  gateway.reset();
  signOut();
});
afterAll(gateway.close);

it('says beside the title where the sale stands, whichever tab is open', async () => {
  open('parcelas');
  const titulo = await screen.findByRole('heading', { level: 1, name: /0531/ });
  expect(within(titulo.parentElement as HTMLElement).getByText('Vigente')).toBeVisible();
});

it('offers on a policy what its user may do', async () => {
  open('dados');
  await user.click(await screen.findByRole('button', { name: 'Ações' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Endossar', 'Cancelar apólice']);
});

it('offers no act on a policy to whom the gateway would refuse it', async () => {
  open('dados', { bloqueioTransmitir: true });
  await screen.findByRole('heading', { level: 1, name: /0531/ });
  expect(screen.queryByRole('button', { name: 'Ações' })).toBeNull();
});

const DAS_ABAS = [
  { aba: 'endossos', texto: 'Troca de veículo', flags: { bloqueioTransmitir: true }, nomes: /^(Emitir|Em análise|Recusar)/ },
  { aba: 'divergencias', texto: 'Prêmio líquido', flags: { bloqueioOrcamentoManual: true }, nomes: /^Decidir/ },
  { aba: 'prazos', texto: 'Entrega da apólice', flags: { bloqueioOrcamentoManual: true }, nomes: /^(Registrar|Gerar)/ },
] as const;

it.each(DAS_ABAS)('offers in the tab of $aba what its user may do', async ({ aba, texto, nomes }) => {
  open(aba);
  await screen.findByText(texto);
  expect((await screen.findAllByRole('button', { name: nomes })).length).toBeGreaterThan(0);
});

it.each(DAS_ABAS)('offers nothing in the tab of $aba that the gateway would refuse', async ({ aba, texto, flags, nomes }) => {
  open(aba, flags);
  await screen.findByText(texto);
  expect(screen.queryAllByRole('button', { name: nomes })).toEqual([]);
});
