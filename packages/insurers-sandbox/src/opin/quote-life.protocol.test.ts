import Ajv from 'ajv';
import { fetchToken } from '../sandbox.client.fixture.ts';
import { createSandbox } from '../sandbox.ts';
import type { JsonSchema } from './json-schema.ts';
import { createError, createdResponse, errorResponse } from './quote-auto.published.ts';
import { lifeRequest, lifeStatusResponse } from './quote-life.published.ts';

const sandbox = createSandbox({ latencia: 0.005 });
const ajv = new Ajv({ allErrors: true, strict: false });
/** Violations of the schema, so that a failing test shows them. */
const breaches = (schema: JsonSchema, value: unknown) => (ajv.validate(schema, value) ? [] : ajv.errors);
let origem = '';
beforeAll(async () => void (origem = await sandbox.listen(0)));
afterAll(() => sandbox.close());

const capital = (code: string, amount: string) => ({
  branch: '1391',
  code,
  isSeparateContractingAllowed: false,
  insuredCapital: { amount, unitType: 'MONETARIO', unit: { code: 'R$', description: 'BRL' } },
});

const lifeOf = (consentId: string, pessoa: object = {}) => ({
  data: {
    consentId,
    expirationDateTime: '2026-12-20T00:00:00Z',
    quoteCustomer: {
      identificationData: {
        updateDateTime: '2026-11-20T00:00:00Z',
        brandName: 'Corretora Exemplo',
        civilName: 'Fulana de Exemplo',
        cpfNumber: '52998224725',
        companyInfo: { cnpjNumber: '11222333000181', name: 'Corretora Exemplo' },
        hasBrazilianNationality: true,
        birthDate: '1986-05-10',
        sex: 'FEMININO',
        contact: {
          postalAddresses: [
            { address: 'Rua Inventada, 10', townName: 'São Paulo', countrySubDivision: 'SP', postCode: '01310100', country: 'BRA' },
          ],
        },
      },
    },
    quoteData: {
      termStartDate: '2026-11-23',
      termEndDate: '2027-11-23',
      termType: 'ANUAL',
      includeAssistanceServices: true,
      requestedCoverages: [capital('MORTE', '200000.00'), capital('DOENÇA_GRAVE', '50000.00')],
      insuredPerson: { smoker: false, ...pessoa },
    },
    quoteCustomData: { coverages: [{ fieldId: 'funeral', value: 'INDIVIDUAL' }] },
  },
});

async function clientOf(slug: string, scope = 'quote-person-life') {
  const token = await fetchToken(origem, slug, { scope });
  const headers = { authorization: `Bearer ${token}`, 'x-fapi-interaction-id': 'teste-1', 'content-type': 'application/json' };
  const url = `${origem}/${slug}/open-insurance/quote-person/v1/life/request`;
  return {
    post: (body: object, chave: string) =>
      fetch(url, { method: 'POST', headers: { ...headers, 'x-idempotency-key': chave }, body: JSON.stringify(body) }),
    status: async (consentId: string) =>
      (await fetch(`${url}/${consentId}/quote-status`, { headers: { ...headers, prefer: 'wait=5' } })).json() as Promise<{
        data: { status: string; rejectionReason?: string };
      }>,
  };
}

it.each(['tucano_azul_seguros', 'ipe_amarelo_seguros', 'vitoria_regia_vida'])(
  '%s takes and answers in the published form',
  async (slug) => {
    const body = lifeOf(`urn:balcao:${slug}`);
    expect(breaches(lifeRequest, body)).toEqual([]);
    const { post, status } = await clientOf(slug);
    const created = await post(body, 'forma');
    expect([created.status, breaches(createdResponse, await created.json())]).toEqual([201, []]);
    let final = await status(body.data.consentId);
    if (final.data.status === 'EVAL') final = await status(body.data.consentId);
    expect([final.data.status, breaches(lifeStatusResponse, final)]).toEqual(['ACPT', []]);
  },
);

it('rejects incomplete and invalid requests with the published errors', async () => {
  const { post } = await clientOf('vitoria_regia_vida');
  const little = await post(lifeOf('urn:balcao:pouco', { smoker: undefined }), 'pouco');
  const refused = (await little.json()) as { errors: { detail: string } };
  expect([little.status, breaches(createError, refused), refused.errors.detail]).toEqual([
    422,
    [],
    '[quoteData.insuredPerson.smoker] Informe se o segurado fuma.',
  ]);
  const broken = await post(lifeOf('urn:balcao:torto', { occupationModel: 'ASTRONAUTA' }), 'torto');
  expect([broken.status, breaches(errorResponse, await broken.json())]).toEqual([400, []]);
});

it('answers only to its own scope, and only at insurers of lives', async () => {
  expect((await (await clientOf('vitoria_regia_vida', 'quote-auto')).post(lifeOf('urn:balcao:escopo'), 'escopo')).status).toBe(403);
  expect((await (await clientOf('jequitiba_seguros')).post(lifeOf('urn:balcao:autos'), 'autos')).status).toBe(404);
});
