import Ajv from 'ajv';
import type { JsonSchema } from '../opin/json-schema.ts';
import { patchResponse } from '../opin/quote-auto.published.ts';
import { createSandbox } from '../sandbox.ts';
import { openapi } from './openapi.ts';
import { cao, openLinha, pedidoPet, pedidoSaude } from './sandbox-v1.fixture.ts';
import { createdResponse, petRequest, saudeRequest, statusResponse } from './sandbox-v1.published.ts';

const sandbox = createSandbox({ latencia: 0.005 });
const ajv = new Ajv({ allErrors: true, strict: false });
/** Violations of the schema, so that a failing test shows them. */
const breaches = (schema: JsonSchema, value: unknown) => (ajv.validate(schema, value) ? [] : ajv.errors);
const autor = { identificationType: 'CNPJ', identificationNumber: '11222333000181' };

let origem = '';
beforeAll(async () => {
  origem = await sandbox.listen(0);
});
afterAll(() => sandbox.close());

const saude = (slug = 'ipe_roxo_saude') => openLinha(origem, slug, 'saude');
const pet = (slug = 'capivara_seguros') => openLinha(origem, slug, 'pet');

it('serves its own OpenAPI document, with every call of the lifecycle', async () => {
  const document = (await (await fetch(`${origem}/sandbox/v1/openapi.json`)).json()) as typeof openapi;
  expect(document).toEqual(JSON.parse(JSON.stringify(openapi)));
  expect(Object.entries(document.paths).map(([path, calls]) => [path, Object.keys(calls)])).toEqual([
    ['/{slug}/sandbox/v1/pet/request', ['post']],
    ['/{slug}/sandbox/v1/pet/request/{consentId}/quote-status', ['get']],
    ['/{slug}/sandbox/v1/pet/request/{consentId}', ['patch']],
    ['/{slug}/sandbox/v1/saude/request', ['post']],
    ['/{slug}/sandbox/v1/saude/request/{consentId}/quote-status', ['get']],
    ['/{slug}/sandbox/v1/saude/request/{consentId}', ['patch']],
  ]);
});

it('speaks the published form from the request to the acknowledged offer', async () => {
  const { post, status, call } = await pet();
  const pedido = pedidoPet('urn:balcao:ciclo');
  expect(breaches(petRequest, { data: pedido })).toEqual([]);
  const created = await post(pedido, 'ciclo');
  const body = await created.json();
  expect([created.status, breaches(createdResponse, body)]).toEqual([201, []]);
  const answer = await status('urn:balcao:ciclo');
  expect([answer.data.status, breaches(statusResponse, answer)]).toEqual(['ACPT', []]);
  const insurerQuoteId = answer.data.quoteInfo?.ofertas[0]?.id;
  const closed = await (await call('PATCH', '/urn:balcao:ciclo', { data: { status: 'ACKN', author: autor, insurerQuoteId } })).json();
  expect(breaches(patchResponse, closed)).toEqual([]);
  expect((await status('urn:balcao:ciclo')).data.status).toBe('ACKN');
});

it('prices the published family to the centavo: taxed at an insurer, not at an operadora', async () => {
  const pedido = pedidoSaude('urn:balcao:vetor');
  expect(breaches(saudeRequest, { data: pedido })).toEqual([]);
  const answer = await (await saude()).ask(pedido);
  expect(breaches(statusResponse, answer)).toEqual([]);
  const [oferta] = answer.data.quoteInfo?.ofertas ?? [];
  expect(oferta).toMatchObject({ premioLiquidoCentavos: 208_110, iofBps: 238, iofCentavos: 4_953, premioTotalCentavos: 213_063 });
  expect(oferta?.composicao).toEqual([
    { rotulo: 'Vida 1 · titular, 34 a 38 anos', valorCentavos: 35_280 },
    { rotulo: 'Vida 2 · dependente, 29 a 33 anos', valorCentavos: 32_130 },
    { rotulo: 'Vida 3 · dependente, 0 a 18 anos', valorCentavos: 21_000 },
    { rotulo: 'Vida 4 · dependente, 59 anos ou mais', valorCentavos: 119_700 },
  ]);
  const [semIof] = (await (await saude('pau_brasil_saude')).ask(pedido)).data.quoteInfo?.ofertas ?? [];
  expect([semIof?.iofBps, semIof?.iofCentavos, semIof?.premioTotalCentavos]).toEqual([0, 0, semIof?.premioLiquidoCentavos]);
});

it('prices the same counted by band, and explains a thousand lives by band', async () => {
  const { ask } = await saude();
  const faixas = [1, 0, 0, 1, 1, 0, 0, 0, 0, 1];
  const [familia] = (await ask(pedidoSaude('urn:balcao:faixas', { beneficiarios: [], faixas }))).data.quoteInfo?.ofertas ?? [];
  expect(familia?.premioLiquidoCentavos).toBe(208_110);
  const muitas = pedidoSaude('urn:balcao:muitas', { beneficiarios: [], faixas: [400, 0, 0, 0, 599, 0, 0, 0, 0, 0] });
  const [grande] = (await ask(muitas)).data.quoteInfo?.ofertas ?? [];
  expect(grande?.composicao.map(({ rotulo }) => rotulo)).toEqual(['400 vidas de 0 a 18 anos', '599 vidas de 34 a 38 anos']);
  expect(grande?.composicao.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0)).toBe(grande?.premioLiquidoCentavos);
});

it('gives the waiting period of each cover, none with portability of a plan', async () => {
  const { ask } = await saude();
  const waits = async (consent: string, mudancas: object) =>
    (await ask(pedidoSaude(consent, mudancas))).data.quoteInfo?.ofertas[0]?.coberturas.map(({ codigo, carenciaDias }) => [
      codigo,
      carenciaDias,
    ]);
  expect(await waits('urn:balcao:carencias', {})).toEqual([
    ['URGENCIA', 1],
    ['CONSULTAS', 30],
    ['EXAMES', 60],
    ['INTERNACAO', 180],
    ['PARTO', 300],
  ]);
  const curto = await waits('urn:balcao:porta-23', { portabilidade: { plano: 'Outro', meses: 23 } });
  const longo = await waits('urn:balcao:porta-24', { portabilidade: { plano: 'Outro', meses: 24 } });
  expect([curto?.at(-1)?.[1], longo?.at(-1)?.[1]]).toEqual([300, 0]);
});

it('analyses a declared condition and answers with partial cover', async () => {
  const { post, status } = await saude();
  const vida = { papel: 'TITULAR', familia: 1, nascimento: '1991-05-10', cid: 'E11' } as const;
  await post(pedidoSaude('urn:balcao:cid', { beneficiarios: [vida] }), 'cid');
  expect((await status('urn:balcao:cid')).data.status).toBe('EVAL');
  const { data } = await status('urn:balcao:cid');
  expect([data.status, data.quoteInfo?.mensagens.map(({ codigo }) => codigo)]).toEqual(['ACPT', ['CPT']]);
  expect(data.quoteInfo?.ofertas[0]?.coberturas.at(-1)).toMatchObject({ codigo: 'PREEXISTENTES', carenciaDias: 720 });
});

const dog = (mudancas: Partial<typeof cao>) => ({ animais: [{ ...cao, ...mudancas }] });
const termos = (comissaoBps: number, descontoBps = 0) => ({ comercial: { comissaoBps, descontoBps } });

it.each([
  ['boto_rosa_pet', 'older than eight', dog({ nascimento: '2018-11-22' }), 'ACEITACAO_IDADE_ANIMAL: [animais.0.nascimento]'],
  ['araucaria_seguros', 'not vaccinated', dog({ vacinado: false }), 'ACEITACAO_VACINAS: [animais.0.vacinado]'],
  ['capivara_seguros', 'with too high a commission', termos(3_501), 'COMERCIAL_COMISSAO_MAXIMA: '],
  ['capivara_seguros', 'with too high a discount', termos(2_000, 1_501), 'COMERCIAL_DESCONTO: '],
])('refuses at %s an animal %s', async (slug, nome, mudancas, motivo) => {
  const { data } = await (await pet(slug)).ask(pedidoPet(`urn:balcao:${slug}-${nome.length}`, mudancas));
  expect([data.status, data.rejectionReason?.startsWith(motivo)]).toEqual(['RJCT', true]);
});

it('takes at the pet insurer an animal that completes eight on the first day', async () => {
  const { ask } = await pet('boto_rosa_pet');
  expect((await ask(pedidoPet('urn:balcao:oito', dog({ nascimento: '2018-11-23' })))).data.status).toBe('ACPT');
});

const produto = pedidoSaude('x').produto;
const empresa = { pessoa: 'PJ', documento: '11222333000181', nome: 'Padaria', cep: '01310100' } as const;
it.each([
  ['pau_brasil_saude', 'a state without care', { produto: { ...produto, uf: 'AC' } }, 'ACEITACAO_AREA: [produto.uf]'],
  ['pau_brasil_saude', 'the whole country', { produto: { ...produto, abrangencia: 'NACIONAL' as const } }, 'ACEITACAO_ABRANGENCIA: '],
  ['pau_brasil_saude', 'reimbursement', { produto: { ...produto, reembolsoCentavos: 10_000 } }, 'ACEITACAO_REEMBOLSO: '],
  ['ipe_roxo_saude', 'a company of last month', { contratante: { ...empresa, abertura: '2026-10-01' } }, 'ACEITACAO_EMPRESA_NOVA: '],
])('refuses at %s %s', async (slug, nome, mudancas, motivo) => {
  const { data } = await (await saude(slug)).ask(pedidoSaude(`urn:balcao:${slug}-${nome.length}`, mudancas));
  expect([data.status, data.rejectionReason?.startsWith(motivo)]).toEqual(['RJCT', true]);
});

it('offers two plans at the insurer of two packages, the dearer second', async () => {
  const { data } = await (await pet()).ask(pedidoPet('urn:balcao:dois'));
  const ofertas = data.quoteInfo?.ofertas ?? [];
  expect(ofertas.map(({ pacote }) => pacote)).toEqual(['Conforto', 'Total']);
  expect(ofertas[1]?.premioLiquidoCentavos).toBeGreaterThan(ofertas[0]?.premioLiquidoCentavos ?? 0);
});

it('refuses what breaks the published form, a day that is none, and a token of another API', async () => {
  const { post, call } = await pet();
  const { plano: _one, ...semPlano } = pedidoPet('urn:balcao:sem-plano');
  const faltando = await post(semPlano, 'sem-plano');
  expect([faltando.status, JSON.stringify(await faltando.json())]).toEqual([400, expect.stringContaining('[plano]')]);
  const irreal = await post(pedidoPet('urn:balcao:irreal', dog({ nascimento: '2022-02-30' })), 'irreal');
  expect([irreal.status, JSON.stringify(await irreal.json())]).toEqual([422, expect.stringContaining('[animais.0.nascimento]')]);
  expect((await call('GET', '/urn:balcao:x/quote-status', undefined, { authorization: 'Bearer x' })).status).toBe(401);
  expect((await (await openLinha(origem, 'jequitiba_seguros', 'pet')).post(pedidoPet('urn:balcao:outra'), 'outra')).status).toBe(404);
});
