import { contratoCalls, type ContratoVisto, endossoCalls, prazoCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen, within } from '@testing-library/react';
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
  divergencias: [{ id: OUTRO, clausula: 'premioLiquido', item: null, de: 1, para: 2, nota: null, status: 'ABERTA', versao: 1 }],
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

const prazo = {
  id: OUTRO,
  tipo: 'ENTREGA_APOLICE',
  parcela: null,
  inicio: '2026-11-01',
  vencimento: '2026-12-01',
  fim: null,
  dias: 30,
  restantes: 5,
  situacao: 'CORRENDO',
  pausas: [],
  versao: 1,
};

beforeEach(() => {
  gateway.answer(contratoCalls.getContrato, venda());
  gateway.answer(endossoCalls.listEndossos, { apolice: {}, endossos: [{ id: OUTRO, status: 'SOLICITADO', versao: 1 }] } as never);
  gateway.answer(prazoCalls.listPrazos, {
    prazos: [prazo],
    emAtraso: [{ id: OUTRO, numero: 1, vencimento: '2026-11-10' }],
    pacotes: [],
  } as never);
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

it.each([
  ['endossos', { bloqueioTransmitir: true }, /^(Emitir|Em análise|Recusar)/],
  ['divergencias', { bloqueioOrcamentoManual: true }, /^Decidir/],
  ['prazos', { bloqueioOrcamentoManual: true }, /^(Registrar|Gerar)/],
] as const)('offers what is done in the tab of %s to whom may do it alone', async (aba, flags, nomes) => {
  open(aba);
  expect((await screen.findAllByRole('button', { name: nomes })).length).toBeGreaterThan(0);
  document.body.replaceChildren();
  queryClient.clear();
  open(aba, flags);
  await screen.findByRole('tab', { selected: true });
  await screen.findByText(/Troca de veículo|Prêmio líquido|Entrega|Nenhum/);
  expect(screen.queryAllByRole('button', { name: nomes })).toEqual([]);
});
