import { escolhaCalls, type OfertaCotacao, quotingCalls, type ResultadoCotacao } from '@balcao/contracts';
import { parcelamentoDe } from '@balcao/domain';
import { queryClient } from '@balcao/shared/query';
import { beginSignedIn, fakeGateway, umaCotacao, umaOferta, umResultado } from '@balcao/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useVista } from '../../mesa/use-vista.ts';
import { renderAt } from '../../pagina.fixture.tsx';
import { ResultadosAoVivo } from './resultados.component.tsx';

const orcamentoId = '0198b2c4-0000-7000-8000-0000000000b1';
const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
let last = 30;
const plano = (forma: 'BOLETO' | 'CARTAO', totalCentavos: number, n: number, jurosBps = 0) =>
  parcelamentoDe({ forma, totalCentavos, n, jurosBps });
const de = (seguradora: string, over: Partial<OfertaCotacao>): ResultadoCotacao =>
  umResultado({ seguradora, cotacaoId, ofertas: [umaOferta({ id: `0190b000-0000-7000-8000-0000000000${(last += 1)}`, ...over })] });

/** The cheapest, in four by boleto; one with both forms, the card charging interest in twelve; one charged every month. */
const capivara = de('capivara_seguros', {
  premioLiquidoCentavos: 300_000,
  parcelamentos: [plano('BOLETO', 322_140, 1), plano('BOLETO', 322_140, 4)],
});
const jequitiba = de('jequitiba_seguros', {
  parcelamentos: [plano('BOLETO', 484_725, 10), plano('CARTAO', 484_725, 6), plano('CARTAO', 484_725, 12, 199)],
});
const mensal = de('sabia_seguros', { periodicidade: 'MENSAL', parcelamentos: [plano('BOLETO', 484_725, 1)] });

const gateway = fakeGateway();
const user = userEvent.setup();
const row = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const endereco = () => new URLSearchParams(window.location.search);
const campo = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

function Tela() {
  const { ordem, setOrdem, pedido, setPedido } = useVista({ cotacoes: [] });
  const told = { onVersao: jest.fn(), onRecalculate: jest.fn(), onCampo: jest.fn(), onComercial: jest.fn() };
  return <ResultadosAoVivo {...{ orcamentoId, cotacaoId, ordem, pedido, ...told }} cotacoes={[]} onOrdem={setOrdem} onPedido={setPedido} />;
}

async function open(resultados: ResultadoCotacao[], search = '') {
  gateway.answer(quotingCalls.getCotacao, { cotacao: umaCotacao({ id: cotacaoId, orcamentoId }), resultados });
  renderAt(`/multicalculo/orcamento-auto${search}`, <Tela />);
  await screen.findByRole('list', { name: 'Respostas das seguradoras' });
}

async function choose(field: string, option: string) {
  await user.click(campo(field));
  await user.click(await screen.findByRole('option', { name: option }));
}

beforeEach(() => {
  localStorage.clear();
  beginSignedIn(gateway, queryClient);
  gateway.answer(escolhaCalls.listEscolhas, []);
});
afterEach(cleanup);
afterAll(gateway.close);

it('offers the forms of payment of this run, and says what is best without interest until one is chosen', async () => {
  await open([jequitiba, capivara]);
  expect(campo('Forma de pagamento')).toHaveTextContent('Melhor sem juros');
  expect(screen.queryByRole('button', { name: /Número de parcelas/ })).toBeNull();
  expect(row('Jequitibá Seguros').getByText('10× R$ 484,72')).toBeVisible();
  await user.click(campo('Forma de pagamento'));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Melhor sem juros',
    'Boleto',
    'Cartão de crédito',
  ]);
});

it('shows the instalment in the form and number chosen, its interest and total, or that it is not offered; the address keeps it', async () => {
  await open([jequitiba, capivara]);
  await choose('Forma de pagamento', 'Cartão de crédito');
  expect(row('Jequitibá Seguros').getByText('6× R$ 807,87')).toBeVisible();
  expect(row('Jequitibá Seguros').queryByText('com juros')).toBeNull();
  expect(row('Capivara Seguros').getByText('Não oferece')).toBeVisible();
  await choose('Número de parcelas', '12×');
  expect(row('Jequitibá Seguros').getByText('12× R$ 449,13')).toBeVisible();
  expect(row('Jequitibá Seguros').getByText('com juros')).toBeVisible();
  expect(row('Jequitibá Seguros').getByText('total R$ 5.389,56')).toBeVisible();
  await waitFor(() => expect(Object.fromEntries(endereco())).toEqual({ forma: 'cartao', parcelas: '12' }));
  const search = `?${endereco()}`;
  cleanup();
  await open([jequitiba, capivara], search);
  expect(row('Jequitibá Seguros').getByText('12× R$ 449,13')).toBeVisible();
  await choose('Forma de pagamento', 'Boleto');
  expect(row('Capivara Seguros').getByText('4× R$ 805,35')).toBeVisible();
  await waitFor(() => expect(Object.fromEntries(endereco())).toEqual({ forma: 'boleto' }));
  await choose('Forma de pagamento', 'Melhor sem juros');
  await waitFor(() => expect(endereco().size).toBe(0));
});

it('says the same on the full cards', async () => {
  await open([jequitiba, capivara, mensal], '?forma=cartao&parcelas=12');
  await user.click(screen.getByRole('radio', { name: 'Completo' }));
  const completa = within(await screen.findByRole('article', { name: 'Jequitibá Seguros Completo' }));
  expect(completa.getByText('12× R$ 449,13')).toBeVisible();
  expect(completa.getByText('com juros')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Capivara Seguros Completo' })).getByText('Não oferece')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Sabiá Seguros Completo' })).queryByText(/Não oferece|×/)).toBeNull();
});

it('says apart what the insurer parcels only with interest', async () => {
  const soComJuros = de('capivara_seguros', { parcelamentos: [plano('CARTAO', 322_140, 12, 199)] });
  await open([jequitiba, soComJuros], '?forma=cartao');
  expect(row('Capivara Seguros').getByText('Só com juros')).toBeVisible();
});

it('orders by the instalment once a form of payment is chosen, by keyboard too', async () => {
  await open([jequitiba, capivara]);
  expect(names()).toEqual(['Capivara Seguros', 'Jequitibá Seguros']);
  expect(screen.queryByRole('radio', { name: 'Parcela' })).toBeNull();
  act(() => campo('Forma de pagamento').focus());
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(row('Jequitibá Seguros').getByText('Boleto')).toBeVisible();
  act(() => screen.getByRole('radio', { name: 'Prêmio' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Parcela' })).toBeChecked();
  expect(names()).toEqual(['Jequitibá Seguros', 'Capivara Seguros']);
  await choose('Número de parcelas', '4×');
  expect(names()).toEqual(['Capivara Seguros', 'Jequitibá Seguros']);
});

it('keeps a choice this run does not offer in sight, and takes a crooked address as none', async () => {
  await open([jequitiba], '?forma=pix&parcelas=3');
  expect(campo('Forma de pagamento')).toHaveTextContent('Pix');
  expect(campo('Número de parcelas')).toHaveTextContent('3×');
  expect(row('Jequitibá Seguros').getByText('Não oferece')).toBeVisible();
  cleanup();
  await open([jequitiba], '?forma=fiado&parcelas=-3&ordem=torta');
  expect(campo('Forma de pagamento')).toHaveTextContent('Melhor sem juros');
  expect(screen.getByRole('radio', { name: 'Prêmio' })).toBeChecked();
});

it('asks for no form of payment where every premium is charged each month', async () => {
  await open([mensal]);
  expect(row('Sabiá Seguros').queryByText(/×|Não oferece/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Forma de pagamento/ })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Parcela' })).toBeNull();
});
