import type {
  CompartilhamentoPublico,
  CompartilhamentosDoSegurado,
  LinkCompartilhamento,
  OportunidadeExterna,
  Orcamento,
} from '@balcao/contracts';
import { createSandbox } from '@balcao/insurers-sandbox';
import { cloneInThisRealm } from '@balcao/testing';
import { visitInsurer } from '../../open-insurance/insurer-visit.fixture.ts';
import { createParticipantes } from '../../open-insurance/open-insurance.client.ts';
import { loadParticipantes } from '../../open-insurance/participantes.config.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';

cloneInThisRealm();
const CPF = '52998224725';
const SITE = 'http://localhost:9000';
const JEQUITIBA = 'jequitiba_seguros';
const TUCANO = 'tucano_azul_seguros';
const PUBLICO = 'publico/compartilhamento';

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
let adiantoMs = 0;
const agora = (): Date => new Date(Date.now() + adiantoMs);
const sandbox = createSandbox({ latencia: 0.001 });
let base = '';
let seguradoId = '';

beforeAll(async () => {
  base = await sandbox.listen(0);
  const config = testConfig({ sandboxUrl: base, siteUrl: SITE });
  const participantes = createParticipantes(loadParticipantes({ sandboxUrl: base, isSandbox: true, valor: null, readFile: () => '' }), {
    agora,
  });
  teste = await createQuotingTest({ config, participantes, agora });
  await teste.owner(
    `insert into balcao.seguradora (slug, nome, tipo, linhas) values ($1, 'Jequitibá Seguros', 'SEGURADORA', '{AUTO}'),
       ($2, 'Tucano Azul Seguros', 'SEGURADORA', '{AUTO,VIDA}') on conflict (slug) do nothing`,
    [JEQUITIBA, TUCANO],
  );
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
  seguradoId = await umCliente(CPF);
});
afterAll(async () => {
  await teste.close();
  await sandbox.close();
});

async function umCliente(documento: string, email: string | null = 'rosa@casa.com.br'): Promise<string> {
  const { rows } = await teste.owner(
    `insert into balcao.segurado (assinatura_id, pessoa, documento, nome, nascimento, cep, email)
     values ($1, 'PF', $2, 'Rosa Peixoto', '1980-05-05', '37500100', $3) returning id`,
    [ana.usuario.assinaturaId, documento, email],
  );
  return rows[0].id;
}

const pedido = {
  seguradoras: [JEQUITIBA, TUCANO],
  produtos: ['AUTO', 'PATRIMONIAL', 'PESSOAS'],
  finalidades: ['RENOVACAO'],
  meses: 12,
  porEmail: false,
};
async function ask(de = seguradoId, mudancas: object = {}): Promise<{ link: LinkCompartilhamento; token: string }> {
  const response = await ana.request('POST', `segurados/${de}/compartilhamentos`, { ...pedido, ...mudancas });
  expect(response.statusCode).toBe(200);
  const link = response.json<{ data: LinkCompartilhamento }>().data;
  return { link, token: link.url.split('#')[1] ?? '' };
}
const asClient = (path: string, body: object) => teste.app.inject({ method: 'POST', url: `/c/api/v1/${path}`, payload: body });
const view = async (token: string): Promise<CompartilhamentoPublico> => (await asClient(PUBLICO, { token })).json().data;
const see = async (de = seguradoId): Promise<CompartilhamentosDoSegurado> =>
  (await ana.request('GET', `segurados/${de}/compartilhamentos`)).json().data;
const at = async (slug: string, de = seguradoId) => (await see(de)).compartilhamentos.filter(({ seguradora }) => seguradora === slug);

/** The client goes to their insurer and comes back; answers where the gateway sent them on to. */
async function visit(token: string, seguradora = JEQUITIBA, resposta: 'sim' | 'nao' = 'sim', cpf = CPF): Promise<string> {
  const start = await asClient(`${PUBLICO}/autorizacao`, { token, seguradora });
  expect(start.statusCode).toBe(200);
  const { voltou } = await visitInsurer(start.json().data.url, { cpf, resposta, parar: `${SITE}/open-insurance/retorno` });
  const back = await teste.app.inject({ method: 'GET', url: `${voltou?.pathname}${voltou?.search}` });
  expect(back.statusCode).toBe(303);
  return String(back.headers.location);
}
const post = (path: string, body: object) =>
  fetch(`${base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const arrived = (slug = JEQUITIBA, de = seguradoId) =>
  until(async () => (await at(slug, de)).some(({ lidoEm, status }) => status === 'AUTORIZADO' && lidoEm !== null));

it('brings what a client holds elsewhere, once they consent at their insurer', async () => {
  const { token, link } = await ask();
  expect(link).toMatchObject({ enviadoPara: null, url: expect.stringContaining(`${SITE}/publico/compartilhamento#`) });
  expect(await view(token)).toMatchObject({
    corretora: { nome: 'Corretora de Teste', telefone: '', logo: null },
    nome: 'Rosa Peixoto',
    isEmpresa: false,
    meses: 12,
    seguradoras: [
      { slug: JEQUITIBA, status: 'PENDENTE' },
      { slug: TUCANO, status: 'PENDENTE' },
    ],
  });
  expect(await visit(token)).toBe(link.url);
  await arrived();
  const { compartilhamentos, apolices } = await see();
  expect(compartilhamentos.find(({ seguradora }) => seguradora === JEQUITIBA)).toMatchObject({
    status: 'AUTORIZADO',
    falha: null,
    apolices: apolices.length,
  });
  expect(compartilhamentos.find(({ seguradora }) => seguradora === TUCANO)).toMatchObject({ status: 'PENDENTE' });
  expect(apolices.length).toBeGreaterThan(0);
  for (const { seguradora, premioTotalCentavos, coberturas } of apolices)
    expect([seguradora, coberturas.reduce((total, { premioCentavos }) => total + (premioCentavos ?? 0), 0)]).toEqual([
      JEQUITIBA,
      premioTotalCentavos,
    ]);
  // tokens are nowhere to be read, not even in the trail
  const { rows } = await teste.owner(
    `select count(*)::int as n from balcao.auditoria where entidade in ('compartilhamento_segredo', 'apolice_externa')`,
  );
  expect(rows[0].n).toBe(0);
});

it('reads again without repeating, and not sooner than an hour later', async () => {
  const [{ id } = { id: '' }] = await at(JEQUITIBA);
  const before = (await see()).apolices;
  expect((await ana.request('POST', `compartilhamentos/${id}/leitura`, {})).statusCode).toBe(409);
  adiantoMs += 2 * 3_600_000;
  expect((await ana.request('POST', `compartilhamentos/${id}/leitura`, {})).statusCode).toBe(200);
  await until(async () => (await see()).apolices.every(({ lidaEm }, index) => lidaEm > (before[index]?.lidaEm ?? '')));
  expect((await see()).apolices.map(({ id: de, numero }) => [de, numero])).toEqual(before.map(({ id: de, numero }) => [de, numero]));
});

it('makes each an opportunity that opens a quote with all that was read: column zero', async () => {
  const { rows } = await teste.owner(`select id from balcao.apolice_externa where linha = 'AUTO' or linha = 'RESIDENCIAL' order by linha`);
  const lista = (await ana.request('GET', 'renovacoes/externas')).json().data as { itens: OportunidadeExterna[] };
  expect(lista.itens.map(({ id }) => id)).toEqual(expect.arrayContaining(rows.slice(0, 1).map(({ id }) => id)));
  for (const externa of lista.itens) {
    const opened = await ana.request('POST', `renovacoes/externas/${externa.id}/orcamento`, {});
    expect(opened.statusCode).toBe(200);
    const { id } = opened.json().data;
    const orcamento = (await ana.request('GET', `orcamentos/${id}`)).json().data as Orcamento;
    const risco = orcamento.rascunho.risco as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    expect(risco['seguro']).toMatchObject({
      tipo: 'RENOVACAO_CONGENERE',
      seguradoraAnterior: externa.seguradoraNome,
      apoliceAnterior: externa.numero,
      fimVigAnterior: externa.vigFim,
      premioAnteriorCentavos: externa.premioTotalCentavos,
      sinistros: externa.sinistros,
    });
    expect(risco['segurado']).toMatchObject({ nome: 'Rosa Peixoto', documento: CPF });
    if (externa.linha === 'AUTO') {
      expect(risco['veiculo']).toMatchObject({ fipe: expect.stringMatching(/^\d{6}-\d$/) });
      expect(risco['coberturas']).toMatchObject({ tipo: 'COMPREENSIVA', dmCentavos: 10_000_000, dcCentavos: 10_000_000 });
    }
    // asked again, the same quote
    expect((await ana.request('POST', `renovacoes/externas/${externa.id}/orcamento`, {})).json().data.id).toBe(id);
    // and to the others of the house it is no case
    expect((await estranha.request('POST', `renovacoes/externas/${externa.id}/orcamento`, {})).statusCode).toBe(404);
  }
});

it('ties a policy that is ours already, instead of taking it for an opportunity', async () => {
  const { apolices } = await see();
  const [nossa] = apolices;
  const { assinaturaId, corretoraId, usuarioId } = ana.usuario;
  await teste.owner(
    `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
     values ($1, $2, $3, '0531', $4, $5, 'Onix', $6, $7, $7, $8, 100000, 7380, 107380, 'VIGENTE')`,
    [assinaturaId, nossa?.numero, JEQUITIBA, corretoraId, seguradoId, usuarioId, nossa?.vigIni, nossa?.vigFim],
  );
  adiantoMs += 2 * 3_600_000;
  const [{ id } = { id: '' }] = await at(JEQUITIBA);
  await ana.request('POST', `compartilhamentos/${id}/leitura`, {});
  await until(async () => (await see()).apolices.some(({ apoliceId }) => apoliceId !== null));
  const lista = (await ana.request('GET', 'renovacoes/externas')).json().data as { itens: OportunidadeExterna[] };
  expect(lista.itens.map(({ numero }) => numero)).not.toContain(nossa?.numero);
});

it('shows nothing of a client to another brokerage', async () => {
  const [{ id } = { id: '' }] = await at(JEQUITIBA);
  const tried = await Promise.all([
    estranha.request('GET', `segurados/${seguradoId}/compartilhamentos`),
    estranha.request('POST', `segurados/${seguradoId}/compartilhamentos`, pedido),
    estranha.request('POST', `compartilhamentos/${id}/revogacao`, { apagar: true }),
    estranha.request('POST', `compartilhamentos/${id}/leitura`, {}),
  ]);
  expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect((await estranha.request('GET', 'renovacoes/externas')).json().data.itens).toEqual([]);
});

it('takes the place of the older consent when it is renewed, and ends that one at the insurer', async () => {
  const [antigo] = await at(JEQUITIBA);
  const { rows } = await teste.owner('select consent_id from balcao.compartilhamento where id = $1', [antigo?.id]);
  const { token } = await ask(seguradoId, { seguradoras: [JEQUITIBA] });
  await visit(token);
  await until(async () => (await at(JEQUITIBA)).find(({ id }) => id === antigo?.id)?.status === 'REVOGADO');
  await until(async () => (await at(JEQUITIBA))[0]?.lidoEm !== null);
  expect((await at(JEQUITIBA)).map(({ status, apolices }) => [status, apolices > 0])).toEqual([
    ['AUTORIZADO', true],
    ['REVOGADO', false],
  ]);
  // the pretend insurer revokes only what is authorised: this one is no more
  await until(
    async () => (await post('/_sandbox/consentimento/revogar', { slug: JEQUITIBA, consentId: rows[0].consent_id })).status === 404,
  );
});

it('waits as long as it is told when it asks too much, and goes on', async () => {
  await post('/_sandbox/open-insurance/limite', { slug: JEQUITIBA, vezes: 1 });
  adiantoMs += 2 * 3_600_000;
  const [{ id, lidoEm } = { id: '', lidoEm: null }] = await at(JEQUITIBA);
  await ana.request('POST', `compartilhamentos/${id}/leitura`, {});
  await until(async () => (await at(JEQUITIBA))[0]?.falha === 'LIMITE' || (await at(JEQUITIBA))[0]?.lidoEm !== lidoEm);
  // the clock of the test runs ahead of the queue's: what it was told to wait for is brought forward
  await teste.owner(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [`compartilhamento.ler:${id}`]);
  await until(async () => (await at(JEQUITIBA))[0]?.lidoEm !== lidoEm);
  expect((await at(JEQUITIBA))[0]).toMatchObject({ status: 'AUTORIZADO', falha: null });
});

it('hears from the insurer that the client revoked there; what was read is erased only when somebody says so', async () => {
  const [{ id } = { id: '' }] = await at(JEQUITIBA);
  const { rows } = await teste.owner('select consent_id from balcao.compartilhamento where id = $1', [id]);
  const consentId: string = rows[0].consent_id;
  expect((await ana.request('POST', `compartilhamentos/${id}/apagamento`, {})).statusCode).toBe(409);
  const notice = (de: string, headers: object = { 'x-webhook-interaction-id': 'aviso-1' }) =>
    teste.app.inject({
      method: 'POST',
      url: `/open-insurance/webhook/v1/consents/v3/consents/${encodeURIComponent(de)}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: { data: { timestamp: '2026-11-26T12:00:00Z' } },
    });
  // a forged notice is only a reason to ask the insurer, who knows better
  expect((await notice(consentId)).statusCode).toBe(202);
  expect([(await notice('urn:nada:1')).statusCode, (await notice(consentId, {})).statusCode]).toEqual([202, 400]);
  expect((await at(JEQUITIBA))[0]?.status).toBe('AUTORIZADO');
  await post('/_sandbox/consentimento/revogar', { slug: JEQUITIBA, consentId, avisar: false });
  const told = await notice(consentId, { 'x-webhook-interaction-id': 'aviso-2' });
  expect([told.statusCode, told.headers['x-webhook-interaction-id']]).toEqual([202, 'aviso-2']);
  await until(async () => (await at(JEQUITIBA))[0]?.status === 'REVOGADO');
  expect((await at(JEQUITIBA))[0]).toMatchObject({ encerradoPor: 'CLIENTE', apolices: expect.any(Number) });
  const kept = (await see()).apolices.length;
  expect(kept).toBeGreaterThan(0);
  expect((await ana.request('POST', `compartilhamentos/${id}/apagamento`, {})).json().data.apolices).toBe(0);
  expect((await see()).apolices).toEqual([]);
  const segredos = await teste.owner('select count(*)::int as n from balcao.compartilhamento_segredo where id = $1', [id]);
  expect(segredos.rows[0].n).toBe(0);
});

it('keeps the word of a client who said no, and lets them try again by the same link', async () => {
  const outro = await umCliente('11144477735');
  const { token, link } = await ask(outro, { seguradoras: [JEQUITIBA] });
  expect(await visit(token, JEQUITIBA, 'nao', '11144477735')).toBe(link.url);
  expect(await at(JEQUITIBA, outro)).toMatchObject([{ status: 'RECUSADO', encerradoPor: 'CLIENTE' }]);
  await visit(token, JEQUITIBA, 'sim', '11144477735');
  await arrived(JEQUITIBA, outro);
  // begun twice it is answered once
  expect((await asClient(`${PUBLICO}/autorizacao`, { token, seguradora: JEQUITIBA })).statusCode).toBe(409);
  const revoked = await asClient(`${PUBLICO}/revogacao`, { token, seguradora: JEQUITIBA, apagar: true });
  expect(revoked.json().data.seguradoras).toMatchObject([{ status: 'REVOGADO', apolices: 0 }]);
});

it('tells a client in plain words that their insurer does not answer', async () => {
  const outro = await umCliente('39053344705');
  const { token } = await ask(outro, { seguradoras: [JEQUITIBA] });
  await post('/_sandbox/cenario', { slug: JEQUITIBA, fora: true });
  const start = await asClient(`${PUBLICO}/autorizacao`, { token, seguradora: JEQUITIBA });
  await post('/_sandbox/cenario', { slug: JEQUITIBA, fora: false });
  expect([start.statusCode, start.json().code]).toEqual([502, 'seguradora-indisponivel']);
  expect(await at(JEQUITIBA, outro)).toMatchObject([{ status: 'PENDENTE' }]);
});

it('takes no answer that was not asked for, nor one twice', async () => {
  const forged = `${Buffer.from('{}').toString('base64url')}.${Buffer.from('{"state":"nada"}').toString('base64url')}.x`;
  for (const search of ['', '?response=lixo', `?response=${forged}`]) {
    const back = await teste.app.inject({ method: 'GET', url: `/open-insurance/retorno${search}` });
    expect([back.statusCode, back.headers.location]).toEqual([303, '/publico/compartilhamento']);
  }
});

it('asks by e-mail where there is one, of insurers that answer, and of whoever has a document', async () => {
  const semEmail = await umCliente('86288366757', null);
  const { link } = await ask(seguradoId, { porEmail: true });
  expect(link.enviadoPara).toBe('rosa@casa.com.br');
  const refused = await ana.request('POST', `segurados/${semEmail}/compartilhamentos`, { ...pedido, porEmail: true });
  expect([refused.statusCode, refused.json().message ?? refused.json().mensagem]).toEqual([409, expect.anything()]);
  const unknown = await ana.request('POST', `segurados/${seguradoId}/compartilhamentos`, { ...pedido, seguradoras: ['alfa_seguros'] });
  expect([unknown.statusCode, unknown.json().errors[0].campo]).toEqual([422, 'seguradoras']);
});

it('opens nothing by a link that is none, or has ended', async () => {
  const { token } = await ask();
  adiantoMs += 31 * 86_400_000;
  const [old, none] = [await asClient(PUBLICO, { token }), await asClient(PUBLICO, { token: 'nada' })];
  expect([old.statusCode, none.statusCode]).toEqual([404, 404]);
  expect(old.json()).toEqual(none.json());
});
