import { contratoCalls, type ContratoVisto, endossoCalls, type EndossosDaApolice, prazoCalls, type PrazosDaVenda } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { ContratoPage } from './contrato.page.tsx';

// the library has another body for Node, which keeps no addresses: nothing is sent in these tests
jest.mock('tus-js-client', () => ({ defaultOptions: { urlStorage: { findAllUploads: async () => [] } } }));

const gateway = fakeGateway();
const user = userEvent.setup();
const ID = '0190b000-0000-7000-8000-000000000001';
const OUTRO = '0190b000-0000-7000-8000-000000000002';

const venda = (over: Partial<ContratoVisto> = {}): ContratoVisto => ({
  id: ID,
  versao: 1,
  proposta: null,
  apolice: {
    id: ID,
    numero: '0531',
    emissao: '2026-11-01',
    tipoDocumento: 'APOLICE',
    origem: 'MANUAL',
    status: 'VIGENTE',
    renovacao: 'A_RENOVAR',
    cobertoAte: null,
    suspensaEm: null,
    canceladaEm: null,
    versao: 1,
  },
  segurado: { id: OUTRO, nome: 'Zélia Prado', documento: '52998224725' },
  seguradora: { slug: 'capivara_seguros', nome: 'Capivara Seguros' },
  ramo: { codigo: '31', nome: 'Automóvel', linha: 'AUTO' },
  corretora: { id: OUTRO, nome: 'Vale do Sapucaí' },
  usuario: { id: OUTRO, nome: 'Rita' },
  bem: 'Onix',
  itens: [],
  coberturas: null,
  vigIni: '2026-11-01',
  vigFim: '2027-11-01',
  premioLiquidoCentavos: 100_000,
  iofCentavos: 7_380,
  premioTotalCentavos: 107_380,
  comissaoBps: 2_000,
  agenciamentoBps: 0,
  prolaboreBps: 0,
  politicaComissao: 'PARCELADA',
  forma: 'BOLETO',
  produtores: [],
  bonus: null,
  ci: null,
  renovacaoDe: null,
  renovadaPor: null,
  parcelas: [],
  comissoes: [],
  sinistros: [],
  endossos: [
    {
      id: OUTRO,
      numero: 1,
      numeroSeguradora: null,
      tipo: 'ALTERACAO',
      subtipo: null,
      motivo: 'Troca de veículo',
      vigIni: '2026-11-10',
      premioTotalCentavos: 0,
      emitidoEm: null,
      desfeitoEm: null,
      status: 'SOLICITADO',
    },
  ],
  divergencias: [{ id: OUTRO, clausula: 'premioLiquidoCentavos', item: null, de: 1, para: 2, nota: null, status: 'ABERTA', versao: 1 }],
  ...over,
});

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
  ['endossos', 'Troca de veículo', { bloqueioTransmitir: true }, /^(Emitir|Em análise|Recusar)/, 3],
  ['divergencias', 'Prêmio líquido', { bloqueioOrcamentoManual: true }, /^Decidir/, 1],
  ['prazos', 'Entrega da apólice', { bloqueioOrcamentoManual: true }, /^(Registrar|Gerar)/, 3],
] as const;

it.each(DAS_ABAS)('offers in the tab of %s what its user may do', async (aba, texto, _flags, nomes, quantos) => {
  open(aba);
  await screen.findByText(texto);
  await waitFor(() => expect(screen.getAllByRole('button', { name: nomes })).toHaveLength(quantos));
});

it.each(DAS_ABAS)('offers nothing in the tab of %s that the gateway would refuse', async (aba, texto, flags, nomes) => {
  open(aba, flags);
  await screen.findByText(texto);
  await waitFor(() => expect(gateway.pedidos.length).toBeGreaterThan(0));
  expect(screen.queryAllByRole('button', { name: nomes })).toEqual([]);
});
