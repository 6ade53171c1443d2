import { type ApoliceAtual, type Orcamento, quotingCalls, resultadosCalls, escolhaCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, refusal, signIn, umaOferta, umResultado, umaCotacao } from '@balcao/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../pagina.fixture.tsx';
import { ComparativoPage } from './comparativo.page.tsx';

const id = (last: number) => `0190b000-0000-7000-8000-0000000000${last}`;
const gateway = fakeGateway();
const user = userEvent.setup();
const resultados = [
  umResultado({ seguradora: 'jequitiba_seguros', ofertas: [umaOferta({ id: id(31) })] }),
  umResultado({ seguradora: 'capivara_seguros', ofertas: [umaOferta({ id: id(32), premioLiquidoCentavos: 300_000 })] }),
];
const cotacao = umaCotacao({ id: id(20), orcamentoId: id(40) });

function open(search: Record<string, string>) {
  renderAt(`/multicalculo/hfy-comparativo?${new URLSearchParams(search)}`, <ComparativoPage />);
}
const address = { id: id(40), cotacao: id(20), ofertas: `${id(31)},${id(32)}` };

beforeEach(() => {
  beginSignedIn(gateway, queryClient);
  gateway.answer(quotingCalls.getCotacao, { cotacao, resultados });
  gateway.answer(resultadosCalls.getApoliceAtual, null);
  gateway.answer(escolhaCalls.listEscolhas, []);
});
afterEach(cleanup);
afterAll(gateway.close);

it('puts the offers side by side and marks where they differ', async () => {
  open(address);
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Característica', 'JEJequitibá SegurosCompleto', 'CACapivara SegurosCompleto']);
  const total = within(table).getByRole('row', { name: /^Prêmio total/ });
  expect(
    within(total)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['R$\u00a04.847,25', 'R$\u00a03.221,40']);
  expect(total).toHaveTextContent('As ofertas diferem aqui');
});

const umOrcamento = (status: Orcamento['status']): Orcamento => ({
  id: id(40),
  numero: 1_042,
  linha: 'AUTO',
  formulario: 'AUTO',
  origem: 'INTERNO',
  status,
  versao: 3,
  criadoEm: '2026-03-02T12:00:00.000Z',
  alteradoEm: '2026-03-02T12:00:00.000Z',
  rascunho: { comercial: { seguradoras: [], comissaoBps: {}, descontoBps: {} }, risco: { segurado: { nome: 'Ana Souza' } } },
  isMinhaVersao: true,
  propostaOfertaId: null,
  cotacoes: [],
});

it('says whose case it compares', async () => {
  gateway.answer(quotingCalls.getOrcamento, umOrcamento('CALCULADO'));
  open(address);
  expect(await screen.findByText('Orçamento nº 1042 · Ana Souza')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enviar ao cliente' })).toBeVisible();
});

it.each(['FECHADO', 'RECUSADO', 'EXPIRADO'] as const)('offers no sending of a case that is %s', async (status) => {
  gateway.answer(quotingCalls.getOrcamento, umOrcamento(status));
  open(address);
  expect(await screen.findByText('Orçamento nº 1042 · Ana Souza')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Enviar ao cliente' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Baixar PDF' })).toBeVisible();
});

const escolha = { em: '2026-03-05T13:30:00Z', seguradora: 'Capivara Seguros', pacote: 'Completo' };

it('draws the mark of each insurer over its column', async () => {
  open(address);
  const column = await screen.findByRole('columnheader', { name: /^Capivara Seguros/ });
  expect(column.querySelector('svg[viewBox="0 0 32 32"]')).toHaveTextContent('CA');
});

it('marks the offer the client chose, and leads to the proposal of it', async () => {
  gateway.answer(escolhaCalls.listEscolhas, [{ ...escolha, ofertaId: id(32), cotacaoId: id(20), versao: 1 }]);
  open(address);
  const column = await screen.findByRole('columnheader', { name: /^Capivara Seguros.*Escolhida pelo cliente em 05\/03\/2026 10:30/ });
  expect(column).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /^Jequitibá/ })).not.toHaveTextContent('Escolhida');
  const link = await screen.findByRole('link', { name: 'Incluir proposta' });
  const incluir = new URL(link.getAttribute('href') ?? '', 'http://balcao.test');
  expect([incluir.pathname, Object.fromEntries(incluir.searchParams)]).toEqual([
    '/multicalculo/orcamento-incluir-proposta',
    { id: id(40), oferta: id(32) },
  ]);
});

it('says when what the client chose is of another version, with the way there', async () => {
  gateway.answer(escolhaCalls.listEscolhas, [{ ...escolha, ofertaId: id(39), cotacaoId: id(19), versao: 1 }]);
  open(address);
  expect(await screen.findByText('O cliente escolheu Capivara Seguros — Completo')).toBeVisible();
  expect(screen.getByText(/é da versão 1/)).toBeVisible();
  expect(screen.queryByText(/^Escolhida pelo cliente/)).toBeNull();
  expect((await screen.findByRole('link', { name: 'Ver a versão 1' })).getAttribute('href')).toContain(`cotacao=${id(19)}`);
});

it('goes back to the results with the same offers chosen', async () => {
  open(address);
  await screen.findByRole('table');
  const volta = new URL(screen.getByRole('link', { name: 'Resultados' }).getAttribute('href') ?? '', 'http://balcao.test');
  expect(volta.searchParams.get('ofertas')).toBe(address.ofertas);
});

it('shows the offers to who may not quote, without the file that is not theirs', async () => {
  signIn({ acessoMC: false, token: 'sem-mc' });
  open(address);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
});

it('shows only the differences when asked', async () => {
  open(address);
  await screen.findByRole('table');
  expect(screen.getByRole('row', { name: /^Danos materiais/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Mostrar só diferenças' }));
  expect(screen.queryByRole('row', { name: /^Danos materiais/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Prêmio total/ })).toBeVisible();
});

it('shows no commission: the page is printed and handed to the client', async () => {
  open(address);
  expect(await screen.findByRole('table')).not.toHaveTextContent(/comissão/i);
});

it('asks for the PDF of these offers', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  gateway.reply(quotingCalls.comparativoPdf, { status: 200, body: '%PDF-1.7' });
  open(address);
  await user.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
  const pedido = gateway.pedidos.find(({ path }) => path.endsWith('.pdf'));
  expect(pedido?.input).toEqual({ orcamentoId: id(40), ofertas: `${id(31)},${id(32)}` });
});

it('says what to do when the address is not whole or the offers are gone', async () => {
  open({ id: id(40) });
  expect(screen.getByText('Escolha de 1 a 5 ofertas')).toBeVisible();
  cleanup();
  open({ ...address, ofertas: `${id(31)},${id(99)}` });
  expect(await screen.findByText('Estas ofertas não estão mais nesta versão')).toBeVisible();
});

it('lets try again when the run did not come', async () => {
  gateway.reply(quotingCalls.getCotacao, refusal(500, 500, 'Falhou aqui.'));
  open(address);
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByText('Falhou aqui.')).toBeVisible();
});

it('on a renewal puts the current policy first and says in words what each clause becomes', async () => {
  const atual: ApoliceAtual = {
    seguradora: 'Sabiá Seguros',
    numero: 'AP-77',
    fimVigencia: '2026-12-01',
    premio: { liquidoCentavos: 200_000, iofCentavos: 14_760, totalCentavos: 214_760 },
    coberturas: [
      { codigo: 'DM', nome: 'Danos materiais', lmiCentavos: 20_000_000, premioCentavos: null, franquiaCentavos: null },
      { codigo: 'VIDROS', nome: 'Vidros', lmiCentavos: null, premioCentavos: null, franquiaCentavos: null },
    ],
    franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 300_000 }],
    assistencias: null,
  };
  gateway.answer(resultadosCalls.getApoliceAtual, atual);
  open({ ...address, ofertas: id(31) });
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('columnheader')[1]).toHaveTextContent('Sabiá SegurosApólice atual · AP-77');
  expect(within(table).getByRole('row', { name: /^Danos materiais/ })).toHaveTextContent('limite menor');
  expect(within(table).getByRole('row', { name: /^Vidros/ })).toHaveTextContent('não cobre');
  expect(within(table).getByRole('row', { name: /^Casco/ })).toHaveTextContent('franquia maior');
});

it('keeps in the address that only the differences are shown', async () => {
  open({ ...address, diferencas: '1' });
  expect(await screen.findByRole('checkbox', { name: 'Mostrar só diferenças' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Mostrar só diferenças' }));
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('diferencas')).toBeNull());
});
