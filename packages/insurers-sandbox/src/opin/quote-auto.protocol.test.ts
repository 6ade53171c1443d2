import Ajv from 'ajv';
import { connect, fetchToken } from '../sandbox.client.fixture.ts';
import { createSandbox } from '../sandbox.ts';
import { seguradoras } from '../seguradoras/seguradoras.table.ts';
import type { JsonSchema } from './json-schema.ts';
import { pedidoExemplo } from './quote-auto.fixture.ts';
import { createdResponse, createError, errorResponse, patchResponse, quoteRequest, statusResponse } from './quote-auto.published.ts';

const sandbox = createSandbox({ latencia: 0.005 });
const slug = 'jequitiba_seguros';
const ajv = new Ajv({ allErrors: true, strict: false });
/** Violations of the schema, so that a failing test shows them. */
const breaches = (schema: JsonSchema, value: unknown) => (ajv.validate(schema, value) ? [] : ajv.errors);
const autor = { identificationType: 'CNPJ', identificationNumber: '11222333000181' };

let client: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  client = await connect(sandbox, slug);
});
afterAll(() => sandbox.close());

it('takes a request written in the published form and answers RCVD, then ACPT, in the published form', async () => {
  expect(breaches(quoteRequest, pedidoExemplo())).toEqual([]);
  const created = await client.post(pedidoExemplo());
  expect(created.status).toBe(201);
  expect(created.headers.get('x-fapi-interaction-id')).toBe('teste-1');
  const body = await created.json();
  expect(breaches(createdResponse, body)).toEqual([]);
  expect(body).toMatchObject({ data: { status: 'RCVD' } });

  const final = await client.status('urn:balcao:exemplo-1');
  expect(final.data.status).toBe('ACPT');
  expect(breaches(statusResponse, final)).toEqual([]);
});

it('answers in the published form at each of the ten insurers', async () => {
  for (const { slug: outra, tarifas } of seguradoras) {
    if (!tarifas.AUTO) continue;
    const { post, status } = await connect(sandbox, outra);
    const body = pedidoExemplo({ consentId: `urn:balcao:forma-${outra}`, objeto: { isActiveTrackingDevice: true } });
    expect((await post(body, 'forma')).status).toBe(201);
    let answer = await status(body.data.consentId);
    if (answer.data.status === 'EVAL') answer = await status(body.data.consentId);
    expect(breaches(statusResponse, answer)).toEqual([]);
    expect(answer.data.status).toBe('ACPT');
  }
});

it('prices the published vector to the centavo over real HTTP', async () => {
  const price = async (consentId: string, extensao: Record<string, unknown>) => {
    await client.post(pedidoExemplo({ consentId, extensao }), consentId.slice(-10));
    const { quoteInfo } = (await client.status(consentId)).data;
    const quote = quoteInfo?.quotes[0];
    const casco = quote?.coverages.find((c) => c.code === 'CASCO_COMPREENSIVA');
    const { totalNetAmount, IOF, totalPremiumAmount } = quote?.premiumInfo ?? {};
    return [totalNetAmount?.amount, IOF?.amount, totalPremiumAmount?.amount, casco?.deductible?.deductibleAmount.amount];
  };
  expect(await price('urn:balcao:vetor-normal', {})).toEqual(['4514.11', '333.14', '4847.25', '4420.00']);
  expect((await price('urn:balcao:vetor-15', { comissaoBps: 1_500 }))[2]).toBe('4562.13');
  expect((await price('urn:balcao:vetor-reduzida', { franquia: 'REDUZIDA' })).slice(2)).toEqual(['5301.35', '2210.00']);
});

it('refuses a request that breaks the published form with 400 and one error per field', async () => {
  const { data } = pedidoExemplo();
  const { color: _color, ...objeto } = data.quoteData.insuredObject;
  const broken = { data: { ...data, quoteData: { ...data.quoteData, termType: 'SEMANAL', insuredObject: objeto } } };
  const reply = await client.post(broken, 'quebrada');
  expect(reply.status).toBe(400);
  const body = (await reply.json()) as { errors: { detail: string }[] };
  expect(breaches(errorResponse, body)).toEqual([]);
  expect(body.errors.map((e) => e.detail.split(' ')[0]).sort()).toEqual(['[quoteData.insuredObject.color]', '[quoteData.termType]']);
});

it('names the field missing for the tariff in the 422 that the standard publishes for POST', async () => {
  const reply = await client.post(pedidoExemplo({ objeto: { overnightPostCode: '123' }, consentId: 'urn:balcao:campos' }), 'campos');
  expect(reply.status).toBe(422);
  const body = await reply.json();
  expect(breaches(createError, body)).toEqual([]);
  expect(body).toMatchObject({
    errors: { code: 'NAO_INFORMADO', detail: '[quoteData.insuredObject.overnightPostCode] CEP de pernoite inválido.' },
  });
});

it('repeats its answer for the same key and body, and rejects another body with that key', async () => {
  const body = pedidoExemplo({ consentId: 'urn:balcao:repetida' });
  const [first, second] = [await client.post(body, 'repetida'), await client.post(body, 'repetida')];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());

  const other = await client.post(pedidoExemplo({ consentId: 'urn:balcao:repetida', extensao: { comissaoBps: 1_000 } }), 'repetida');
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ errors: { code: 'ERRO_IDEMPOTENCIA' } });
});

it.each([
  ['no interaction id', 400, { 'x-fapi-interaction-id': undefined }],
  ['no idempotency key', 400, { 'x-idempotency-key': undefined }],
  ['a key of 41 characters', 400, { 'x-idempotency-key': 'k'.repeat(41) }],
  ['no token', 401, { authorization: undefined }],
  ['a forged token', 401, { authorization: 'Bearer e30.AAAA' }],
  ['an Accept without JSON', 406, { accept: 'text/csv' }],
])('refuses a call with %s: %d', async (_what, status, headers) => {
  const reply = await client.post(pedidoExemplo(), 'porta', headers);
  expect(reply.status).toBe(status);
  expect(breaches(errorResponse, await reply.json())).toEqual([]);
});

it('refuses the token of another insurer, a token without the scope, and a wrong secret', async () => {
  const alheio = await fetchToken(client.origem, 'sabia_seguros');
  expect((await client.post(pedidoExemplo(), 'x', { authorization: `Bearer ${alheio}` })).status).toBe(401);
  const semEscopo = await fetchToken(client.origem, slug, { scope: 'claim-notification' });
  expect((await client.post(pedidoExemplo(), 'x', { authorization: `Bearer ${semEscopo}` })).status).toBe(403);
  expect(await fetchToken(client.origem, slug, { client_secret: 'errado' })).toBeUndefined();
});

it('answers 404 for an unknown consent or insurer and 405 for a wrong method', async () => {
  expect((await client.call('GET', '/request/urn:balcao:nada/quote-status')).status).toBe(404);
  expect((await client.call('DELETE', '/request/urn:balcao:nada')).status).toBe(405);
  const semLinha = await fetch(`${client.origem}/boto_rosa_pet/open-insurance/quote-auto/v1/request`, { method: 'POST' });
  expect(semLinha.status).toBe(404);
});

it('acknowledges one offer with a protocol, once accepted, and then nothing else', async () => {
  const consentId = 'urn:balcao:ackn';
  await client.post(pedidoExemplo({ consentId }), 'ackn');
  const id = (await client.status(consentId)).data.quoteInfo?.quotes[0]?.insurerQuoteId;
  const patch = (data: object) => client.call('PATCH', `/request/${consentId}`, { body: { data } });
  expect((await patch({ status: 'ACKN', author: autor, insurerQuoteId: 'outra' })).status).toBe(422);
  const reply = await patch({ status: 'ACKN', author: autor, insurerQuoteId: id });
  const body = await reply.json();
  expect(breaches(patchResponse, body)).toEqual([]);
  expect(body).toMatchObject({ data: { status: 'ACKN', insurerQuoteId: id, protocolNumber: `P-${id}` } });
  expect((await patch({ status: 'CANC', author: autor })).status).toBe(422);
  expect((await client.status(consentId)).data.status).toBe('ACKN');
});

it('refuses a PATCH outside the published form', async () => {
  expect((await client.call('PATCH', '/request/urn:balcao:ackn', { body: { data: { status: 'ACPT', author: autor } } })).status).toBe(400);
});
