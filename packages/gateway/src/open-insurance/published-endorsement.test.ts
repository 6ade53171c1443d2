import { createSandbox } from '@balcao/insurers-sandbox';
import { type ChamadaFeita, cloneInThisRealm, readPublishedDocuments } from '@balcao/testing';
import { visitInsurer } from './insurer-visit.fixture.ts';
import { createFetch, type Fetch } from './mtls-fetch.ts';
import { createOpenInsurance } from './open-insurance.client.ts';
import { type EndossoConsentido, FalhaOpenInsurance, type OpenInsurancePort } from './open-insurance.port.ts';
import { loadParticipantes } from './participantes.config.ts';
import { readEndorsement } from './published-endorsement.ts';

cloneInThisRealm();
const OPIN_SPECS = process.env['OPIN_SPECS'];
const RETORNO = 'http://balcao.test:9000/open-insurance/retorno';
const CPF = '52998224725';
const { signal } = new AbortController();
const sandbox = createSandbox({ latencia: 0.001 });
const feitas: ChamadaFeita[] = [];
const listening: Fetch = async (url, init) => {
  const response = await createFetch(null)(url, init);
  const text = await response.clone().text();
  const pedido = init.body === undefined ? undefined : JSON.parse(init.body);
  if (url.includes('/open-insurance/'))
    feitas.push({ method: init.method, url, status: response.status, pedido, resposta: text === '' ? undefined : JSON.parse(text) });
  return response;
};
let at: (slug: string) => OpenInsurancePort;
beforeAll(async () => {
  const participantes = loadParticipantes({ sandboxUrl: await sandbox.listen(0), isSandbox: true, valor: null, readFile: () => '[]' });
  at = (slug) => {
    const participante = participantes.get(slug);
    if (!participante) throw new Error(`no ${slug}`);
    return createOpenInsurance(participante, {
      agora: () => new Date(),
      fetch: (url, init) => (url.includes('/oidc') ? createFetch(null)(url, init) : listening(url, init)),
    });
  };
});
afterAll(() => sandbox.close());

const endosso: EndossoConsentido = {
  numeroApolice: 'A-123',
  objetos: ['ABC1D23'],
  proposta: null,
  tipo: 'ALTERACAO',
  descricao: 'Trocou de carro.',
};
const depois = {
  bem: 'HB20 1.0 2024',
  premioAnualCentavos: 360_000,
  endereco: 'Rua das Flores, 10',
  condutor: 'Rui',
  beneficiarios: 'Ana',
};
let count = 0;
const create = (insurer: OpenInsurancePort, over: Partial<EndossoConsentido> = {}) =>
  insurer.createConsent(
    {
      cpf: CPF,
      cnpj: null,
      produtos: [],
      endosso: { ...endosso, ...over },
      expiraEm: new Date(Date.now() + 30 * 86_400_000),
      chaveIdempotencia: `endosso-${++count}`,
    },
    signal,
  );
/** Consented to by the person at their insurer. */
async function consented(insurer: OpenInsurancePort, over: Partial<EndossoConsentido> = {}) {
  const { consentId } = await create(insurer, over);
  const ida = await insurer.start(consentId, RETORNO, signal, 'ENDOSSO');
  const { voltou, telas } = await visitInsurer(ida.url, { cpf: CPF, parar: RETORNO });
  const { acesso } = await insurer.finish(voltou as URL, ida, signal);
  return { consentId, acesso, telas };
}
const ask = (
  insurer: OpenInsurancePort,
  { consentId, acesso }: { consentId: string; acesso: string },
  over: Partial<EndossoConsentido> = {},
  chave = consentId.slice(-36),
) => insurer.requestEndosso(acesso, { ...endosso, ...over, consentId, dia: '2026-11-26', depois }, { chave, signal });
async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((caught: unknown) => caught);
  return error instanceof FalhaOpenInsurance ? `${error.tipo} ${error.motivo}` : 'was not refused';
}

if (!OPIN_SPECS) process.stderr.write('published-endorsement.test.ts: left out, OPIN_SPECS names no folder of published documents\n');

it('is consented to and asked in the published form, once, and uses the consent up', async () => {
  feitas.length = 0;
  const insurer = at('jequitiba_seguros');
  const dado = await consented(insurer);
  expect(dado.telas[0]?.html).toContain('A-123');
  const primeira = await ask(insurer, dado);
  expect(primeira).toEqual({
    status: 'PROTOCOLADO',
    protocolo: expect.stringMatching(/^EN-[0-9A-F]{10}$/),
    endereco: expect.stringMatching(/^https:/),
  });
  // the same request under its key is the same; anything else finds no consent
  expect(await ask(insurer, dado)).toEqual(primeira);
  expect(await refusal(ask(insurer, dado, {}, 'outra'))).toBe('SEM_CONSENTIMENTO HTTP_403');
  expect(await insurer.readConsent(dado.consentId, signal)).toEqual({ situacao: 'CONSUMED', motivo: null });
  const recusado = await consented(insurer, { descricao: 'Não dá #RECUSA' });
  expect(await ask(insurer, recusado, { descricao: 'Não dá #RECUSA' })).toEqual({
    status: 'RECUSADO',
    codigo: 'HTTP_422',
    texto: 'A apólice não permite este endosso.',
  });
  const judge = await readPublishedDocuments(OPIN_SPECS);
  if (!judge) return;
  const julgadas = feitas.map(judge);
  const operacoes = ['POST consents_v3/consents 201', 'GET consents_v3/consents/{consentId} 200'];
  const pedidos = [201, 403, 422].map((status) => `POST endorsement/request/{consentId} ${status}`);
  expect(new Set(julgadas.map(({ operacao }) => operacao))).toEqual(new Set([...operacoes, ...pedidos]));
  expect(julgadas.filter(({ pedido, resposta }) => pedido.length + resposta.length > 0)).toEqual([]);
});

it.each([
  ['numeroApolice', 'A-124'],
  ['objetos', ['XYZ9A88']],
  ['tipo', 'CANCELAMENTO'],
  ['descricao', 'Outra coisa.'],
] as const)('is refused where %s is not what the person consented to', async (campo, valor) => {
  const insurer = at('jequitiba_seguros');
  const resposta = await ask(insurer, await consented(insurer), { [campo]: valor });
  expect(resposta).toMatchObject({ status: 'RECUSADO', texto: expect.stringContaining('Diverge') });
});

it('is asked under a consent of its own alone, given and in force', async () => {
  const insurer = at('jequitiba_seguros');
  const dado = await consented(insurer);
  const outro = await consented(insurer);
  expect(await refusal(ask(insurer, { consentId: outro.consentId, acesso: dado.acesso }))).toBe('SEM_CONSENTIMENTO HTTP_403');
  await insurer.deleteConsent(dado.consentId, signal);
  expect(await refusal(ask(insurer, dado))).toBe('SEM_CONSENTIMENTO HTTP_403');
  expect(await refusal(ask(insurer, { ...outro, acesso: 'nada' }))).toBe('SEM_CONSENTIMENTO HTTP_401');
  // what lets data be read lets nothing be asked
  const { consentId } = await insurer.createConsent(
    { cpf: CPF, cnpj: null, produtos: ['AUTO'], expiraEm: new Date(Date.now() + 86_400_000), chaveIdempotencia: `dados-${++count}` },
    signal,
  );
  const ida = await insurer.start(consentId, RETORNO, signal);
  const { voltou } = await visitInsurer(ida.url, { cpf: CPF, parar: RETORNO });
  const { acesso } = await insurer.finish(voltou as URL, ida, signal);
  expect(await refusal(ask(insurer, { consentId, acesso }))).toBe('SEM_CONSENTIMENTO HTTP_403');
});

it('names its certificate where people are insured, as the standard demands', async () => {
  const insurer = at('vitoria_regia_vida');
  expect(await refusal(create(insurer))).toBe('RECUSADA HTTP_422');
  const dado = await consented(insurer, { proposta: 'C-9' });
  expect(await ask(insurer, dado, { proposta: 'C-9' })).toMatchObject({ status: 'PROTOCOLADO' });
});

it('takes no address but a page, and tells nobody a document that a reason named', () => {
  const data = { protocolNumber: 'P-1' };
  expect(readEndorsement({ status: 201, body: { data, links: { redirect: 'javascript:alert(1)' } } }, 'X')).toMatchObject({
    endereco: null,
  });
  const errors = [{ code: 'NAO_INFORMADO', title: 't', detail: 'O CPF 529.982.247-25 não confere.', requestDateTime: '' }];
  expect(readEndorsement({ status: 422, body: { errors } }, 'X')).toMatchObject({ texto: 'O CPF *** não confere.' });
  expect(readEndorsement({ status: 404, body: undefined }, 'X')).toMatchObject({ texto: 'X não aceitou o pedido de endosso.' });
  expect(() => readEndorsement({ status: 201, body: {} }, 'X')).toThrow('ENDOSSO_MALFORMADO');
});
