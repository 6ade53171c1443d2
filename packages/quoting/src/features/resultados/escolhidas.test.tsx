import { quotingCalls, type ResultadoCotacao, escolhaCalls } from '@balcao/contracts';
import { linhaVida, type LinhaQuotavel } from '@balcao/domain';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umaOferta, umResultado, umaCotacao } from '@balcao/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinhaAberta } from '../../linha-aberta.ts';
import { renderAt } from '../../pagina.fixture.tsx';
import { type ResultadosProps, ResultadosAoVivo } from './resultados.component.tsx';

const orcamentoId = '0198b2c4-0000-7000-8000-0000000000b1';
const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
const cotacao = umaCotacao({ id: cotacaoId, orcamentoId, versao: 2 });
const ofertaId = (last: number) => `0190b000-0000-7000-8000-0000000000${last}`;
const cara = umResultado({ seguradora: 'jequitiba_seguros', cotacaoId, ofertas: [umaOferta({ id: ofertaId(31) })] });
const barata = umResultado({
  seguradora: 'capivara_seguros',
  cotacaoId,
  ofertas: [
    umaOferta({ id: ofertaId(32), premioLiquidoCentavos: 300_000, comissaoBps: 1_000 }),
    umaOferta({ id: ofertaId(33), pacote: 'Essencial', principal: false, premioLiquidoCentavos: 350_000 }),
  ],
});

const combinado = { comissaoMinBps: 1_000, comissaoMaxBps: 2_500, descontoMaxBps: 2_000 };
const gateway = fakeGateway();
const user = userEvent.setup();
const row = (name: string) => screen.getByRole('article', { name });

interface Tela extends Partial<ResultadosProps> {
  search?: string;
  linha?: LinhaQuotavel | null;
}

/** @returns what the address says now */
async function open(resultados: ResultadoCotacao[], { search = '', linha = null, ...over }: Tela = {}): Promise<() => URLSearchParams> {
  gateway.answer(quotingCalls.getCotacao, { cotacao, resultados });
  const told = {
    onOrdem: jest.fn(),
    onPedido: jest.fn(),
    onVersao: jest.fn(),
    onRecalculate: jest.fn(),
    onCampo: jest.fn(),
    onComercial: jest.fn(),
  };
  renderAt(
    `/multicalculo/orcamento-auto${search}`,
    <LinhaAberta value={linha}>
      <ResultadosAoVivo {...{ orcamentoId, cotacaoId }} cotacoes={[]} ordem="premio" pedido={null} {...told} {...over} />
    </LinhaAberta>,
  );
  await screen.findByRole('list', { name: 'Respostas das seguradoras' });
  return () => new URLSearchParams(window.location.search);
}

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(escolhaCalls.listEscolhas, []);
});
afterEach(cleanup);
afterAll(gateway.close);

it('keeps what was chosen in the address, and finds it there again', async () => {
  const endereco = await open([cara, barata]);
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Jequitibá Seguros, Completo' }));
  await user.click(screen.getByRole('button', { name: '+1 pacote de Capivara Seguros' }));
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Capivara Seguros, Essencial' }));
  await waitFor(() => expect(endereco().get('ofertas')).toBe(`${ofertaId(31)},${ofertaId(33)}`));
  const search = `?${endereco()}`;
  cleanup();
  const depois = await open([cara, barata], { search });
  expect(screen.getByText('2 ofertas escolhidas')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Comparar Capivara Seguros, Essencial' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(screen.getByRole('list', { name: 'Respostas das seguradoras' })).toHaveFocus();
  await waitFor(() => expect(depois().has('ofertas')).toBe(false));
  expect(screen.getByRole('checkbox', { name: 'Comparar Jequitibá Seguros, Completo' })).not.toBeChecked();
});

it('counts among the chosen only offers on screen: one of another run waits in the address', async () => {
  await open([cara, barata], { search: `?ofertas=${ofertaId(99)},${ofertaId(31)},torto` });
  expect(screen.getByText('Escolha de 2 a 5 ofertas para comparar.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '+1 pacote de Capivara Seguros' }));
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Capivara Seguros, Essencial' }));
  expect(screen.getByText('2 ofertas escolhidas')).toBeVisible();
});

describe('what the client chose', () => {
  const escolha = { em: '2026-03-05T13:30:00Z', seguradora: 'Capivara Seguros', pacote: 'Essencial', cotacaoId, versao: 2 };

  it('is marked on the offer, with the moment, and leads to the proposal', async () => {
    gateway.answer(escolhaCalls.listEscolhas, [{ ...escolha, ofertaId: ofertaId(33) }]);
    const condicoes = {
      termos: () => ({ seguradoras: [], comissaoBps: {}, descontoBps: {} }),
      recalculate: jest.fn(),
      simulate: jest.fn(),
      adjust: jest.fn(),
      combinado: () => combinado,
    };
    await open([cara, barata], { condicoes });
    expect(await within(row('Capivara Seguros')).findByText('Escolhida pelo cliente em 05/03/2026 10:30')).toBeVisible();
    expect(within(row('Jequitibá Seguros')).queryByText(/Escolhida pelo cliente/)).toBeNull();
    expect(await screen.findByText('O cliente escolheu Capivara Seguros — Essencial')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Ver a versão/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Incluir proposta' })).toHaveAttribute(
      'href',
      `/multicalculo/orcamento-incluir-proposta?id=${orcamentoId}&oferta=${ofertaId(33)}`,
    );
  });

  it('of another version is said, with the way there; nothing is included of a case that is over', async () => {
    const antes = '0198b2c4-0000-7000-8000-0000000000c0';
    gateway.answer(escolhaCalls.listEscolhas, [{ ...escolha, ofertaId: ofertaId(77), cotacaoId: antes, versao: 1 }]);
    await open([cara, barata]);
    expect(await screen.findByText(/Ela não está entre as ofertas desta tela: é da versão 1\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver a versão 1' })).toHaveAttribute(
      'href',
      `/multicalculo/orcamento-auto?id=${orcamentoId}&cotacao=${antes}&aba=resultados`,
    );
    expect(screen.queryByRole('link', { name: 'Incluir proposta' })).toBeNull();
  });

  it('that could not be read is said, and read again when asked', async () => {
    gateway.reply(escolhaCalls.listEscolhas, { status: 500, body: {} });
    await open([cara]);
    expect(await screen.findByText('Não foi possível conferir se o cliente escolheu uma oferta.', {}, { timeout: 15_000 })).toBeVisible();
    gateway.answer(escolhaCalls.listEscolhas, []);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.queryByText(/Não foi possível conferir/)).toBeNull());
  });
});

it('names no deductible in a line that knows none, and says that there is none in one that does', async () => {
  const semFranquia = umResultado({
    seguradora: 'jequitiba_seguros',
    cotacaoId,
    ofertas: [umaOferta({ id: ofertaId(31), franquias: [] })],
  });
  await open([semFranquia]);
  expect(within(row('Jequitibá Seguros')).getByText('Franquia')).toBeVisible();
  cleanup();
  await open([semFranquia], { linha: linhaVida });
  await user.click(screen.getByRole('button', { name: /^Ver detalhes de Jequitibá/ }));
  expect(screen.getByRole('table', { name: 'Coberturas' })).toBeVisible();
  expect(screen.queryByText('Franquia')).toBeNull();
});
