import type { CompartilhamentoPublico, EndossosDaApolice, PedidoNaSeguradora } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { cloneInThisRealm } from '@balcao/testing';
import { espera } from '../../insurers/espera.ts';
import { loadSeguradoras } from '../../insurers/insurers.config.ts';
import { createInsurers } from '../../insurers/insurers.registry.ts';
import { visitInsurer } from '../../open-insurance/insurer-visit.fixture.ts';
import { createParticipantes } from '../../open-insurance/open-insurance.client.ts';
import { FalhaOpenInsurance } from '../../open-insurance/open-insurance.port.ts';
import { loadParticipantes } from '../../open-insurance/participantes.config.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';
import { createAvisos } from '../notificacao/index.ts';
import { enqueueAcompanhamento } from './acompanhamento-endosso.job.ts';
import { nextConsulta } from './acompanhamento.model.ts';
import { endossoRepository } from './endosso.repository.ts';
import { createPedidoDeEndossoJob } from './pedido-endosso.job.ts';
import { pedidoEndossoRepository } from './pedido-endosso.repository.ts';

cloneInThisRealm();
const SITE = 'http://localhost:9000';
const JEQUITIBA = 'jequitiba_seguros';
const hoje = hojeEm(new Date());
const DIA_MS = 86_400_000;

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
let base = '';
const sandbox = createSandbox({ latencia: 0.001 });
beforeAll(async () => {
  base = await sandbox.listen(0);
  const agora = () => new Date();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const insurers = createInsurers(loadSeguradoras({ sandboxUrl: base, readFile: () => '[]' }), { agora, espera, log });
  const participantes = createParticipantes(loadParticipantes({ sandboxUrl: base, isSandbox: true, valor: null, readFile: () => '' }), {
    agora,
  });
  teste = await createQuotingTest({ config: testConfig({ sandboxUrl: base, siteUrl: SITE }), participantes, insurers });
  await teste.owner(
    `insert into balcao.seguradora (slug, nome, tipo, linhas) values ($1, 'Jequitibá Seguros', 'SEGURADORA', '{AUTO}') on conflict (slug) do nothing`,
    [JEQUITIBA],
  );
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(async () => {
  await teste.close();
  await sandbox.close();
});

const post = (caminho: string, body: object, quem = ana) => quem.request('POST', caminho, body);
const read = async (id: string): Promise<EndossosDaApolice> => (await ana.request('GET', `apolices/${id}/endossos`)).json().data;
const asClient = (path: string, body: object) => teste.app.inject({ method: 'POST', url: `/c/api/v1/publico/${path}`, payload: body });
const titulosDe = async (apoliceId: string) =>
  (await teste.owner('select titulo from balcao.notificacao where link like $1 order by id', [`%${apoliceId}%`])).rows.map(
    ({ titulo }: { titulo: string }) => titulo,
  );

interface Esperando {
  readonly apoliceId: string;
  readonly endossoId: string;
  readonly cpf: string;
  readonly token: string;
}

/** An endorsement that waits for the client's word. */
async function waiting(motivo = 'Trocou de carro.'): Promise<Esperando> {
  const apoliceId = await writeUmaApolice(teste, ana, { seguradora: JEQUITIBA });
  const { apolice } = await read(apoliceId);
  const resposta = await post(`apolices/${apoliceId}/endossos`, {
    versao: apolice.versao,
    tipo: 'ALTERACAO',
    subtipo: 'VEICULO',
    canal: 'OPEN_INSURANCE',
    motivo,
    vigIni: addDias(hoje, 1),
    depois: { bem: 'HB20 1.0 2024' },
  });
  const { rows } = await teste.owner(
    'select s.documento from balcao.segurado s join balcao.apolice a on a.segurado_id = s.id where a.id = $1',
    [apoliceId],
  );
  const { pedidos } = await read(apoliceId);
  return { apoliceId, endossoId: resposta.json().data.id, cpf: rows[0].documento, token: tokenOf(pedidos[0]) };
}
const tokenOf = (pedido: PedidoNaSeguradora | undefined): string => pedido?.consentimento?.url?.split('#')[1] ?? '';

/** The client goes to their insurer with a link, and comes back. */
async function visit(token: string, cpf: string, resposta: 'sim' | 'nao' = 'sim'): Promise<readonly { html: string }[]> {
  const start = await asClient('compartilhamento/autorizacao', { token, seguradora: JEQUITIBA });
  expect(start.statusCode).toBe(200);
  const { voltou, telas } = await visitInsurer(start.json().data.url, { cpf, resposta, parar: `${SITE}/open-insurance/retorno` });
  expect((await teste.app.inject({ method: 'GET', url: `${voltou?.pathname}${voltou?.search}` })).statusCode).toBe(303);
  return telas;
}
const statusOf = async (apoliceId: string) => (await read(apoliceId)).endossos[0]?.status;
async function analysed(motivo?: string): Promise<Esperando> {
  const esperando = await waiting(motivo);
  await visit(esperando.token, esperando.cpf);
  await until(async () => (await statusOf(esperando.apoliceId)) === 'EM_ANALISE');
  return esperando;
}
/** The next question to the insurer comes now. */
async function followNow(endossoId: string): Promise<void> {
  const { assinaturaId, usuarioId } = ana.usuario;
  const asked = async () =>
    (await teste.owner('select consultas from balcao.pedido_endosso where endosso_id = $1', [endossoId])).rows[0].consultas;
  const before = await asked();
  await teste.db.tenant(ana.usuario, (tx) =>
    enqueueAcompanhamento(teste.recursos.tarefas, tx, { assinaturaId, usuarioId, endossoId }, new Date()),
  );
  await until(async () => (await asked()) > before);
}
const advance = (dias: number) =>
  fetch(`${base}/_sandbox/relogio`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ avancarDias: dias }),
  });

it('is consented to by the client, asked to the letter, followed from its protocol and issued by its answer', async () => {
  const { apoliceId, endossoId, cpf, token } = await waiting();
  expect((await read(apoliceId)).pedidos).toMatchObject([
    { endossoId, consentimento: { status: 'PENDENTE', enviadoPara: null }, protocoladoEm: null, consultas: 0 },
  ]);
  const publico: CompartilhamentoPublico = (await asClient('compartilhamento', { token })).json().data;
  expect(publico).toMatchObject({ produtos: [], endosso: { tipo: 'ALTERACAO', isEsperando: true }, seguradoras: [{ slug: JEQUITIBA }] });
  const [tela] = await visit(token, cpf);
  expect(tela?.html).toContain('Trocou de carro.');
  await until(async () => (await statusOf(apoliceId)) === 'EM_ANALISE');
  const { endossos, pedidos } = await read(apoliceId);
  expect(endossos).toMatchObject([{ protocolo: expect.stringMatching(/^EN-/) }]);
  expect(pedidos).toMatchObject([
    { consentimento: { status: 'CONSUMIDO', url: null }, endereco: expect.stringContaining('https://'), consultas: 0 },
  ]);
  expect(pedidos[0]?.proximaEm).not.toBeNull();
  // no consent is left to be used a second time, nor a token
  expect((await asClient('compartilhamento/autorizacao', { token, seguradora: JEQUITIBA })).statusCode).toBe(409);
  expect((await teste.owner('select 1 from balcao.compartilhamento_segredo')).rowCount).toBe(0);
  await followNow(endossoId);
  expect((await read(apoliceId)).pedidos).toMatchObject([{ consultas: 1, desistidoEm: null }]);
  await advance(1);
  await followNow(endossoId);
  const depois = await read(apoliceId);
  expect(depois.endossos).toMatchObject([{ status: 'EMITIDO', numeroSeguradora: expect.stringMatching(/^E/) }]);
  expect(depois.apolice.bem).toBe('HB20 1.0 2024');
  expect(depois.pedidos).toMatchObject([{ consultas: 2, proximaEm: null }]);
  expect(await titulosDe(apoliceId)).toEqual(['Endosso 1 protocolado na seguradora', 'Endosso 1 emitido pela seguradora']);
});

it('refused by the insurer, at once or after, is refused here and changes nothing', async () => {
  const logo = await waiting('Não dá #RECUSA');
  await visit(logo.token, logo.cpf);
  await until(async () => (await statusOf(logo.apoliceId)) === 'RECUSADO');
  expect((await read(logo.apoliceId)).endossos).toMatchObject([{ recusa: 'A apólice não permite este endosso.' }]);
  const depois = await analysed('Talvez #RECUSADEPOIS');
  await advance(1);
  await followNow(depois.endossoId);
  const { endossos, apolice } = await read(depois.apoliceId);
  expect(endossos).toMatchObject([{ status: 'RECUSADO', recusa: 'A vistoria não aprovou a alteração.' }]);
  expect(apolice.bem).toBe('Onix 1.0 2023');
});

it('a client who says no is asked again by another link, and the first opens nothing; a stranger asks nobody', async () => {
  const { apoliceId, endossoId, cpf, token } = await waiting();
  await visit(token, cpf, 'nao');
  const { endossos, pedidos } = await read(apoliceId);
  expect(pedidos).toMatchObject([{ consentimento: { status: 'RECUSADO' } }]);
  const { versao } = endossos[0] as EndossosDaApolice['endossos'][number];
  expect((await post(`endossos/${endossoId}/consentimento`, { versao }, estranha)).statusCode).toBe(404);
  const de = (await post(`endossos/${endossoId}/consentimento`, { versao })).json().data as PedidoNaSeguradora;
  expect(de.consentimento).toMatchObject({ status: 'PENDENTE' });
  expect(tokenOf(de)).not.toBe(token);
  expect((await asClient('compartilhamento', { token })).statusCode).toBe(404);
  await visit(tokenOf(de), cpf);
  await until(async () => (await statusOf(apoliceId)) === 'EM_ANALISE');
  expect((await post(`endossos/${endossoId}/consentimento`, { versao: versao + 1 })).json()).toMatchObject({ code: 'endosso-sem-volta' });
});

it('registered by hand meanwhile stays as it was registered, and the link of one that waited ends', async () => {
  const { apoliceId, endossoId } = await analysed();
  const { versao } = (await read(apoliceId)).endossos[0] as EndossosDaApolice['endossos'][number];
  await post(`endossos/${endossoId}/emissao`, { versao, numeroSeguradora: 'MEU-1', emitidoEm: hoje });
  await advance(1);
  const { assinaturaId, usuarioId } = ana.usuario;
  await teste.db.tenant(ana.usuario, (tx) =>
    enqueueAcompanhamento(teste.recursos.tarefas, tx, { assinaturaId, usuarioId, endossoId }, new Date()),
  );
  const key = `endosso.acompanhar:${endossoId}`;
  await until(async () => (await teste.owner('select 1 from graphile_worker._private_jobs where key = $1', [key])).rowCount === 0);
  expect((await read(apoliceId)).endossos).toMatchObject([{ status: 'EMITIDO', numeroSeguradora: 'MEU-1' }]);
  const outra = await waiting();
  const esperando = (await read(outra.apoliceId)).endossos[0] as EndossosDaApolice['endossos'][number];
  await post(`endossos/${outra.endossoId}/recusa`, { versao: esperando.versao, recusa: 'Desistiu.' });
  expect((await asClient('compartilhamento', { token: outra.token })).statusCode).toBe(404);
});

it('an insurer that never answers is asked ever more seldom, and at last left to a person', async () => {
  const { apoliceId, endossoId } = await analysed('Nunca #SEMRESPOSTA');
  await followNow(endossoId);
  const { pedidos } = await read(apoliceId);
  expect(pedidos).toMatchObject([{ consultas: 1, desistidoEm: null }]);
  await teste.owner(`update balcao.pedido_endosso set protocolado_em = now() - interval '31 days' where endosso_id = $1`, [endossoId]);
  await followNow(endossoId);
  const [pedido] = (await read(apoliceId)).pedidos;
  expect(pedido).toMatchObject({ consultas: 2, proximaEm: null, desistidoEm: expect.any(String) });
  expect(await statusOf(apoliceId)).toBe('EM_ANALISE');
  expect((await titulosDe(apoliceId)).at(-1)).toBe('Endosso 1 sem resposta da seguradora');
});

it('asks after a quarter of an hour, then after twice as long each time, at most half a day, for thirty days', () => {
  const protocoladoEm = new Date('2026-11-01T12:00:00Z');
  const minutesAt = (consultas: number) =>
    ((nextConsulta({ consultas, protocoladoEm }, protocoladoEm)?.getTime() ?? 0) - protocoladoEm.getTime()) / 60_000;
  expect([0, 1, 2, 5, 6, 60].map(minutesAt)).toEqual([15, 30, 60, 480, 720, 720]);
  expect(nextConsulta({ consultas: 60, protocoladoEm }, new Date(protocoladoEm.getTime() + 29.6 * DIA_MS))).toBeNull();
});

it('is tried again while the insurer is away, and at last left to a person; a consent that no longer holds is asked for again', async () => {
  const { apoliceId, endossoId } = await waiting();
  const { assinaturaId, usuarioId } = ana.usuario;
  const settled: unknown[] = [];
  const jobOf = (falha: FalhaOpenInsurance) =>
    createPedidoDeEndossoJob({
      ...teste.recursos,
      agora: () => new Date(),
      insurers: new Map(),
      endossos: endossoRepository,
      pedidos: pedidoEndossoRepository,
      createAviso: createAvisos(teste.recursos.tarefas).createAviso,
      consentimentos: {
        open: () => Promise.reject(falha),
        settle: async (_tx, _id, fim) => void settled.push(fim),
      },
    });
  const run = (falha: FalhaOpenInsurance, tentativa: number) =>
    jobOf(falha)({ assinaturaId, usuarioId, endossoId }, { tentativa, signal: new AbortController().signal });
  const fora = new FalhaOpenInsurance('INDISPONIVEL', 'HTTP_503');
  await expect(run(fora, 1)).rejects.toThrow('HTTP_503');
  await run(fora, 5);
  await run(new FalhaOpenInsurance('SEM_CONSENTIMENTO', 'invalid_grant'), 1);
  expect(settled).toEqual([{ status: 'REVOGADO', motivo: 'invalid_grant' }]);
  expect(await statusOf(apoliceId)).toBe('SOLICITADO');
  expect(await titulosDe(apoliceId)).toEqual(['Endosso 1 não chegou à seguradora', 'Endosso 1 sem a autorização do cliente']);
});
