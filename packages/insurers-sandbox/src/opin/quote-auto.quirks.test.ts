import { connect, type Resposta } from '../sandbox.client.fixture.ts';
import { createSandbox } from '../sandbox.ts';
import { pedidoExemplo, type PedidoExemplo } from './quote-auto.fixture.ts';

const sandbox = createSandbox({ latencia: 0.002 });
afterAll(() => sandbox.close());

let count = 0;
async function ask(slug: string, pedido: PedidoExemplo = {}) {
  const client = await connect(sandbox, slug);
  const consentId = `urn:balcao:q-${++count}`;
  const created = await client.post(pedidoExemplo({ ...pedido, consentId }), consentId);
  const first = created.status === 201 ? await client.status(consentId) : null;
  return { created, first, next: () => client.status(consentId) };
}
const messagesOf = (answer: Resposta | null) =>
  answer?.data.quoteInfo?.quoteCustomData.generalQuoteInfo.find(({ fieldId }) => fieldId === 'mensagens')?.value;
const netOf = (answer: Resposta | null) => answer?.data.quoteInfo?.quotes[0]?.premiumInfo.totalNetAmount.amount;
const modelo = (modelYear: string) => ({ model: { brand: 'M', modelName: 'X', modelYear } });

it('lobo-guará refuses a vehicle of more than 15 years and accepts one of 15', async () => {
  const { first } = await ask('lobo_guara_seguradora', { objeto: modelo('2010') });
  expect(first?.data).toMatchObject({
    status: 'RJCT',
    rejectionReason: 'ACEITACAO_IDADE_VEICULO: [quoteData.insuredObject.model.modelYear] Veículo com mais de 15 anos não é aceito.',
  });
  expect((await ask('lobo_guara_seguradora', { objeto: modelo('2011') })).first?.data.status).toBe('ACPT');
});

it('capivara offers two packages, the second dearer and with a lower deductible', async () => {
  const { first } = await ask('capivara_seguros');
  const quotes = first?.data.quoteInfo?.quotes ?? [];
  const deductibles = quotes.map((q) => q.coverages[0]?.deductible?.type);
  expect(deductibles).toEqual(['NORMAL', 'REDUZIDA']);
  const [a = 0, b = 0] = quotes.map((q) => Number(q.premiumInfo.totalPremiumAmount.amount));
  expect(b).toBeGreaterThan(a);
});

it('tucano takes 8 % off a renewal', async () => {
  const novo = Number(netOf((await ask('tucano_azul_seguros')).first));
  const { first } = await ask('tucano_azul_seguros', { quoteData: { insuranceType: 'RENOVACAO' } });
  expect(Math.abs(Number(netOf(first)) - novo * 0.92)).toBeLessThanOrEqual(0.01);
  expect(messagesOf(first)).toMatchObject([{ codigo: 'DESCONTO_RENOVACAO' }]);
});

it('sabiá asks for a survey when the car sleeps in region D, and only there', async () => {
  const { first } = await ask('sabia_seguros', { objeto: { overnightPostCode: '20040002' } });
  expect(messagesOf(first)).toMatchObject([{ codigo: 'VISTORIA' }]);
  expect(messagesOf((await ask('sabia_seguros')).first)).toEqual([]);
});

it('arara-una fails in about one quote in twenty, and half of those succeed in the second try', async () => {
  const { post } = await connect(sandbox, 'arara_una_seguros');
  const tally = { primeira: 0, segunda: 0 };
  for (let i = 0; i < 300; i++) {
    const body = pedidoExemplo({ consentId: `urn:balcao:arara-${i}`, extensao: { lugares: 1 + (i % 60), comissaoBps: 1_000 + i } });
    if ((await post(body, `arara-${i}`)).status === 201) continue;
    tally.primeira++;
    if ((await post(body, `arara-${i}`)).status !== 201) tally.segunda++;
  }
  expect(tally.primeira).toBeGreaterThan(4);
  expect(tally.primeira).toBeLessThan(30);
  expect(tally.segunda).toBeLessThan(tally.primeira);
});

it('onça refuses a claim combined with bonus 0, but accepts either alone', async () => {
  const sinistro = { objeto: { wasThereAClaim: true } };
  const { first } = await ask('onca_pintada_seguros', { ...sinistro, quoteData: { bonusClass: '0' } });
  expect(first?.data.rejectionReason).toMatch(/^ACEITACAO_SINISTRO: \[quoteData\.bonusClass\]/);
  expect((await ask('onca_pintada_seguros', sinistro)).first?.data.status).toBe('ACPT');
  expect((await ask('onca_pintada_seguros', { quoteData: { bonusClass: '0' } })).first?.data.status).toBe('ACPT');
});

it('ipê-amarelo answers EVAL exactly once before ACPT', async () => {
  const { first, next } = await ask('ipe_amarelo_seguros');
  expect([first?.data.status, (await next()).data.status, (await next()).data.status]).toEqual(['EVAL', 'ACPT', 'ACPT']);
});

it('mico-leão refuses commission below 15 % for a commercial reason', async () => {
  const { first } = await ask('mico_leao_seguros', { extensao: { comissaoBps: 1_499 } });
  expect(first?.data.rejectionReason).toBe('COMERCIAL_COMISSAO_MINIMA: Comissão de 14,99% abaixo da mínima desta seguradora, 15%.');
  expect((await ask('mico_leao_seguros', { extensao: { comissaoBps: 1_500 } })).first?.data.status).toBe('ACPT');
});

it('every insurer has a commission ceiling and a discount limit', async () => {
  expect((await ask('jequitiba_seguros', { extensao: { comissaoBps: 3_001 } })).first?.data.rejectionReason).toMatch(
    /^COMERCIAL_COMISSAO_MAXIMA/,
  );
  expect((await ask('jequitiba_seguros', { extensao: { descontoBps: 1_501 } })).first?.data.rejectionReason).toMatch(/^COMERCIAL_DESCONTO/);
});

it('araucária demands a tracker above FIPE 150.000', async () => {
  const caro = { extensao: { valorReferenciaCentavos: 15_000_001 } };
  expect((await ask('araucaria_seguros', caro)).first?.data.rejectionReason).toMatch(/^ACEITACAO_RASTREADOR/);
  expect((await ask('araucaria_seguros', { ...caro, objeto: { isActiveTrackingDevice: true } })).first?.data.status).toBe('ACPT');
  expect((await ask('araucaria_seguros')).first?.data.status).toBe('ACPT');
});

it.each([
  ['#ERRO500', 500],
  ['#CREDENCIAL', 401],
  ['#RECUSA', 201],
])('forces %s from the remarks, only at the addressed insurer', async (tag, status) => {
  const alvo = { extensao: { observacoes: `teste ${tag}:sabia_seguros` } };
  expect((await ask('sabia_seguros', alvo)).created.status).toBe(status);
  expect((await ask('jequitiba_seguros', alvo)).first?.data.status).toBe('ACPT');
});

it('forces a refusal, a demand, a malformed answer and an endless wait', async () => {
  const force = (tag: string) => ask('jequitiba_seguros', { extensao: { observacoes: tag } });
  expect((await force('#RECUSA')).first?.data.rejectionReason).toMatch(/^ACEITACAO_RISCO/);
  expect(messagesOf((await force('#EXIGENCIA')).first)).toMatchObject([{ codigo: 'EXIGENCIA' }]);
  expect((await force('#MALFORMED')).first?.data.quoteInfo).toEqual({ quotes: [{ premiumInfo: 'R$ 1.234' }] });
  const calada = await connect(sandbox, 'jequitiba_seguros');
  const body = pedidoExemplo({ consentId: 'urn:balcao:calada', extensao: { observacoes: '#TIMEOUT' } });
  expect((await calada.post(body, 'calada')).status).toBe(201);
  expect((await calada.status('urn:balcao:calada', 1)).data.status).toBe('RCVD');
});
