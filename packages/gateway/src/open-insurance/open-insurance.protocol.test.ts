import { createSandbox } from '@balcao/insurers-sandbox';
import { type ChamadaFeita, cloneInThisRealm, readPublishedDocuments } from '@balcao/testing';
import { generate } from 'selfsigned';
import { createFetch, type Fetch } from './mtls-fetch.ts';
import { createOpenInsurance } from './open-insurance.client.ts';
import { FalhaOpenInsurance, type OpenInsurancePort, type ProdutoCompartilhado } from './open-insurance.port.ts';
import { loadParticipantes, type Participante } from './participantes.config.ts';
import { visitInsurer } from './insurer-visit.fixture.ts';

cloneInThisRealm();
const OPIN_SPECS = process.env['OPIN_SPECS'];
const RETORNO = 'http://balcao.test:9000/open-insurance/retorno';
const CPF = '52998224725';
const DIA_MS = 86_400_000;
const TODOS: readonly ProdutoCompartilhado[] = ['AUTO', 'PATRIMONIAL', 'PESSOAS'];
const { signal } = new AbortController();

/** Every call to the published APIs, with its answer. */
const feitas: ChamadaFeita[] = [];
let judge: Awaited<ReturnType<typeof readPublishedDocuments>> = null;

const listening: Fetch = async (url, init) => {
  const response = await createFetch(null)(url, init);
  if (url.includes('/open-insurance/')) {
    const text = await response.clone().text();
    feitas.push({
      method: init.method,
      url,
      status: response.status,
      pedido: init.body === undefined ? undefined : JSON.parse(init.body),
      resposta: text === '' ? undefined : JSON.parse(text),
    });
  }
  return response;
};

const sandbox = createSandbox({ latencia: 0.001 });
let participantes: ReadonlyMap<string, Participante>;
let base = '';

beforeAll(async () => {
  judge = await readPublishedDocuments(OPIN_SPECS);
  base = await sandbox.listen(0);
  participantes = loadParticipantes({ sandboxUrl: base, isSandbox: true, valor: null, readFile: () => '[]' });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  feitas.length = 0;
});

let count = 0;
const at = (slug: string): OpenInsurancePort => {
  const participante = participantes.get(slug);
  if (!participante) throw new Error(`no ${slug}`);
  return createOpenInsurance(participante, { agora: () => new Date(), fetch: listening });
};
const novo = (produtos = TODOS) => ({
  cpf: CPF,
  cnpj: null,
  produtos,
  expiraEm: new Date(Date.now() + 300 * DIA_MS),
  chaveIdempotencia: `chave-${++count}`,
});

/** The whole way: consent, the person's word, tokens. */
async function consented(insurer: OpenInsurancePort, produtos = TODOS) {
  const criado = await insurer.createConsent(novo(produtos), signal);
  const ida = await insurer.start(criado.consentId, RETORNO, signal);
  const { voltou, telas } = await visitInsurer(ida.url, { cpf: CPF, parar: RETORNO });
  if (!voltou) throw new Error('did not come back');
  return { ...criado, ida, voltou, telas, chaves: await insurer.finish(voltou, ida, signal) };
}
async function refusal(work: Promise<unknown>): Promise<FalhaOpenInsurance> {
  try {
    await work;
  } catch (error) {
    if (error instanceof FalhaOpenInsurance) return error;
    throw error;
  }
  throw new Error('was not refused');
}
const post = (path: string, body: object) =>
  fetch(`${base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

if (!OPIN_SPECS) process.stderr.write('open-insurance.protocol.test.ts: left out, OPIN_SPECS names no folder of published documents\n');

it('reads the policies a person shares at each insurer, every call in the published form', async () => {
  const lidas = new Map<string, Awaited<ReturnType<OpenInsurancePort['readApolices']>>>();
  for (const slug of participantes.keys()) {
    const insurer = at(slug);
    const { permissoes, consentId, chaves } = await consented(insurer);
    lidas.set(slug, await insurer.readApolices(chaves.acesso, permissoes, signal));
    await insurer.readConsent(consentId, signal);
    await insurer.deleteConsent(consentId, signal);
  }
  const todas = [...lidas.values()].flat();
  expect(new Set(todas.map(({ produto }) => produto))).toEqual(new Set(TODOS));
  expect(todas.some(({ sinistros }) => sinistros.length > 0)).toBe(true);
  for (const { produto, bonus, veiculo, premioCentavos, coberturas, vigIni, vigFim, corretor } of todas) {
    expect(premioCentavos).toBe(coberturas.reduce((total, cobertura) => total + (cobertura.premioCentavos ?? 0), 0));
    expect(bonus !== null).toBe(produto === 'AUTO');
    expect(veiculo !== null).toBe(produto === 'AUTO');
    expect(vigFim > vigIni && corretor !== null).toBe(true);
  }
  if (!judge) return;
  const julgadas = feitas.map(judge);
  const produtos = ['auto', 'patrimonial', 'person'].flatMap((produto) =>
    ['', '/{policyId}/policy-info', '/{policyId}/premium', '/{policyId}/claim'].map(
      (rest) => `GET insurance-${produto}/insurance-${produto}${rest} 200`,
    ),
  );
  const doConsentimento = [
    'POST consents_v3/consents 201',
    'GET consents_v3/consents/{consentId} 200',
    'DELETE consents_v3/consents/{consentId} 204',
  ];
  expect(new Set(julgadas.map(({ operacao }) => operacao))).toEqual(
    new Set([...doConsentimento, 'GET resources_v3/resources 200', ...produtos]),
  );
  const broken = julgadas.filter(({ pedido, resposta }) => pedido.length + resposta.length > 0);
  expect([...new Set(broken.map((julgada) => JSON.stringify(julgada)))].slice(0, 5)).toEqual([]);
}, 60_000);

it('tells the person in Portuguese what is asked, and takes only their own CPF', async () => {
  const insurer = at('jequitiba_seguros');
  const { consentId } = await insurer.createConsent(novo(), signal);
  const ida = await insurer.start(consentId, RETORNO, signal);
  const { voltou, telas } = await visitInsurer(ida.url, { cpf: '11144477735', parar: RETORNO });
  expect(voltou).toBeNull();
  expect(telas.map(({ status }) => status)).toEqual([200, 422]);
  expect(telas[0]?.html).toContain('Seguros de automóvel');
  expect(telas[1]?.html).toContain('Este não é o CPF do titular');
  expect(await insurer.readConsent(consentId, signal)).toEqual({ situacao: 'AWAITING_AUTHORISATION', motivo: null });
});

it('is the same insurer by each name of its machine', async () => {
  const [porNome] = loadParticipantes({
    sandboxUrl: base.replace('127.0.0.1', 'localhost'),
    isSandbox: true,
    valor: null,
    readFile: () => '',
  }).values();
  const insurer = createOpenInsurance(porNome as Participante, { agora: () => new Date() });
  const { chaves, permissoes } = await consented(insurer);
  expect((await insurer.readApolices(chaves.acesso, permissoes, signal)).length).toBeGreaterThan(0);
});

it('hears that a person said no', async () => {
  const insurer = at('jequitiba_seguros');
  const { consentId } = await insurer.createConsent(novo(), signal);
  const ida = await insurer.start(consentId, RETORNO, signal);
  const { voltou } = await visitInsurer(ida.url, { cpf: CPF, resposta: 'nao', parar: RETORNO });
  expect((await refusal(insurer.finish(voltou as URL, ida, signal))).tipo).toBe('SEM_CONSENTIMENTO');
  expect(await insurer.readConsent(consentId, signal)).toEqual({ situacao: 'REJECTED', motivo: 'CUSTOMER_MANUALLY_REJECTED' });
});

it('takes no answer that is of another request', async () => {
  const insurer = at('jequitiba_seguros');
  const { consentId } = await insurer.createConsent(novo(), signal);
  const [ida, outra] = [await insurer.start(consentId, RETORNO, signal), await insurer.start(consentId, RETORNO, signal)];
  const { voltou } = await visitInsurer(ida.url, { cpf: CPF, parar: RETORNO });
  await expect(insurer.finish(voltou as URL, outra, signal)).rejects.toThrow(FalhaOpenInsurance);
  // the right one still works: the code was not spent on the wrong one
  expect((await insurer.finish(voltou as URL, ida, signal)).renovacao).not.toBeNull();
});

it('reads nothing of a product that was not asked for', async () => {
  const insurer = at('tucano_azul_seguros');
  const { chaves, permissoes } = await consented(insurer, ['AUTO']);
  expect((await insurer.readApolices(chaves.acesso, permissoes, signal)).every(({ produto }) => produto === 'AUTO')).toBe(true);
  const alem = [
    'RESOURCES_READ',
    ...['READ', 'POLICYINFO_READ', 'PREMIUM_READ', 'CLAIM_READ'].map((um) => `DAMAGES_AND_PEOPLE_PERSON_${um}`),
  ];
  expect((await refusal(insurer.readApolices(chaves.acesso, alem, signal))).tipo).toBe('SEM_CONSENTIMENTO');
});

it('goes on with a renewed token, until the person revokes at the insurer', async () => {
  const insurer = at('jequitiba_seguros');
  const { consentId, permissoes, chaves } = await consented(insurer);
  const novas = await insurer.refresh(chaves.renovacao ?? '', signal);
  expect(novas.acesso).not.toBe(chaves.acesso);
  await insurer.readApolices(novas.acesso, permissoes, signal);
  await post('/_sandbox/consentimento/revogar', { slug: 'jequitiba_seguros', consentId, avisar: false });
  expect((await refusal(insurer.readApolices(novas.acesso, permissoes, signal))).tipo).toBe('SEM_CONSENTIMENTO');
  expect(await insurer.readConsent(consentId, signal)).toEqual({ situacao: 'REJECTED', motivo: 'CUSTOMER_MANUALLY_REVOKED' });
});

it('says how long to wait when it asks too much', async () => {
  const insurer = at('jequitiba_seguros');
  const { permissoes, chaves } = await consented(insurer);
  await post('/_sandbox/open-insurance/limite', { slug: 'jequitiba_seguros', vezes: 1 });
  const falha = await refusal(insurer.readApolices(chaves.acesso, permissoes, signal));
  expect([falha.tipo, falha.esperaMs]).toEqual(['LIMITE', 1_000]);
  await insurer.readApolices(chaves.acesso, permissoes, signal);
});

it('gets the same consent for the same key', async () => {
  const insurer = at('jequitiba_seguros');
  const pedido = novo();
  const [um, outro] = [await insurer.createConsent(pedido, signal), await insurer.createConsent(pedido, signal)];
  expect(outro.consentId).toBe(um.consentId);
  expect((await refusal(insurer.createConsent({ ...pedido, produtos: ['AUTO'] }, signal))).motivo).toBe('HTTP_422');
});

describe('over mutual TLS', () => {
  const pem = async (name: string) => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
    });
    return { cert, key };
  };

  it('binds tokens to our certificate: whoever steals one can read nothing', async () => {
    const [daSeguradora, nosso, alheio] = [await pem('127.0.0.1'), await pem('balcao'), await pem('ladrao')];
    const comTls = createSandbox({ latencia: 0.001, tls: daSeguradora });
    try {
      const url = await comTls.listen(0);
      const insurerOf = ({ cert, key }: { cert: string; key: string }) => {
        const [participante] = loadParticipantes({ sandboxUrl: url, isSandbox: true, valor: null, readFile: () => '' }).values();
        const certificado = { certificado: cert, chave: key, autoridade: daSeguradora.cert };
        const apis = `${comTls.enderecoMtls()}/${participante?.slug}`;
        return createOpenInsurance({ ...(participante as Participante), apis, certificado }, { agora: () => new Date() });
      };
      const insurer = insurerOf(nosso);
      const { chaves, permissoes } = await consented(insurer);
      await insurer.readApolices(chaves.acesso, permissoes, signal);
      expect((await refusal(insurerOf(alheio).readApolices(chaves.acesso, permissoes, signal))).motivo).toBe('HTTP_401');
      // nor by the door that asks for no certificate
      const { status } = await fetch(`${url}/${insurer.slug}/open-insurance/resources/v3/resources`, {
        headers: { authorization: `Bearer ${chaves.acesso}`, 'x-fapi-interaction-id': 'um' },
      });
      expect(status).toBe(401);
    } finally {
      await comTls.close();
    }
  }, 60_000);
});
