import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type Canais, defineTopic, orcamentoTopics, sessaoCalls, topicPath } from '@balcao/contracts';
import { Aedes } from 'aedes';
import pg from 'pg';
import * as z from 'zod/mini';
import { createApp } from '../app.ts';
import { type AppTeste, createTestApp, type Entrada } from '../testing/test-app.ts';
import { createCarteira, SEGURADORA_DA_CARTEIRA } from '../testing/test-carteira.ts';
import { testConfig } from '../testing/test-config.ts';
import { connectMqtt, type OuvinteMqtt } from '../testing/test-mqtt.ts';
import type { UsuarioTeste } from '../testing/test-user.ts';
import type { Chamador, Recursos } from './ports.ts';
import { createRejudgement, type Ouvinte } from './rejudge.ts';
import type { SessaoViva } from './session.ts';
import { until } from '../testing/until.ts';

const topicoPreso = defineTopic('gestao', '{canal}/teste/preso', z.object({}));
const MARCA = defineTopic('gestao', '{canal}/teste/marca', z.object({ n: z.int() }));

/** Where changes are written, and the gateway whose connections are open. */
interface Palco {
  readonly teste: AppTeste;
  readonly onde: { readonly app: AppTeste['app']; readonly recursos: Recursos };
  readonly close: () => Promise<void>;
}
/** Who holds the first judgement of `topicoPreso` back, and what it then says. */
let preso: { readonly chegou: () => void; readonly solto: Promise<void> } | null = null;
const mount = (_: unknown, { tempoReal }: Recursos): void => {
  tempoReal.authorize(MARCA.pattern, async () => true);
  tempoReal.authorize(topicoPreso.pattern, async ({ sessao }) => {
    const may = sessao.acessoGestao !== false;
    const segura = preso;
    preso = null;
    segura?.chegou();
    await segura?.solto;
    return may;
  });
};

async function alone(): Promise<Palco> {
  const teste = await createTestApp({ mount });
  return { teste, onde: teste, close: teste.close };
}

/** Two gateways and the broker between them: what is written on one is listened to on the other. */
async function together(): Promise<Palco> {
  const externo = await Aedes.createBroker();
  const servidor: Server = createServer(externo.handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => servidor.once('listening', resolve));
  const config = testConfig({ mqttUrl: `mqtt://127.0.0.1:${(servidor.address() as AddressInfo).port}` });
  const teste = await createTestApp({ config, mount });
  let recursos: Recursos | undefined;
  const app = await createApp({
    config,
    databaseUrl: teste.banco.url,
    insurers: new Map(),
    agora: () => new Date(),
    mount: (instance, given) => {
      mount(instance, given);
      recursos = given;
    },
  });
  await app.ready();
  return {
    teste,
    onde: { app, recursos: recursos as Recursos },
    close: async () => {
      await app.close();
      await teste.close();
      await new Promise<void>((resolve) => externo.close(resolve));
      servidor.close();
    },
  };
}

describe.each([
  ['the embedded broker', alone],
  ['an outside broker, on another gateway', together],
] as const)('a right that ends, with %s', (_, createPalco) => {
  let palco: Palco;
  let chefe: UsuarioTeste;
  const abertas: OuvinteMqtt[] = [];
  beforeAll(async () => {
    palco = await createPalco();
    const client = new pg.Client({ connectionString: palco.teste.banco.url });
    await client.connect();
    await client.query(SEGURADORA_DA_CARTEIRA).finally(() => client.end());
  });
  beforeEach(async () => {
    chefe = await palco.teste.createUser({ administrador: true });
  });
  afterEach(() => {
    for (const { client } of abertas.splice(0)) client.end(true);
  });
  afterAll(() => palco.close());

  interface Pessoa {
    readonly usuario: UsuarioTeste;
    readonly entrada: Entrada;
    readonly canais: Canais;
    readonly ouvinte: OuvinteMqtt;
  }
  async function enter(flags: Record<string, boolean> = { administradorOrcamento: false }, usuario?: UsuarioTeste): Promise<Pessoa> {
    const { teste, onde } = palco;
    const quem = usuario ?? (await teste.createUser({ assinaturaId: chefe.assinaturaId, flags }));
    const entrada = await teste.signIn(quem);
    const canais = (await teste.app.inject({ method: 'GET', url: sessaoCalls.canais.path, headers: entrada.headers })).json().data;
    const ouvinte = await connectMqtt(onde, entrada);
    abertas.push(ouvinte);
    return { usuario: quem, entrada, canais, ouvinte };
  }
  const write = (sql: string, ...params: unknown[]) => palco.teste.db.tenant(chefe, (tx) => tx.run(sql, params));
  const caseOf = async ({ usuarioId }: UsuarioTeste) =>
    (await createCarteira(palco.teste, chefe)).orcamento('Zélia Prado', { usuario_id: usuarioId });
  const topicOf = ({ canais }: Pessoa, orcamentoId: string) => topicPath(orcamentoTopics.mudou, { canal: canais.assinatura, orcamentoId });
  const isHeard = ({ usuario, canais }: Pessoa, orcamentoId: string) =>
    palco.onde.recursos.tempoReal.isHeardBy(usuario.usuarioId, orcamentoTopics.mudou, { canal: canais.assinatura, orcamentoId });
  /** Says that the case changed, and then a mark that everybody hears: what was heard of the case came before it. */
  async function tell(orcamentoId: string, pessoas: readonly Pessoa[]): Promise<string[][]> {
    const { tempoReal } = palco.teste.recursos;
    const canal = tempoReal.canal('assinatura', chefe.assinaturaId);
    for (const { ouvinte } of pessoas) expect(await ouvinte.subscribe(`${canal}/teste/marca`)).toBe(true);
    const before = pessoas.map(({ ouvinte }) => ouvinte.mensagens.length);
    await tempoReal.publish(orcamentoTopics.mudou, { canal, orcamentoId }, { orcamentoId });
    await tempoReal.publish(MARCA, { canal }, { n: 1 });
    const heard = () =>
      pessoas.map(({ ouvinte }, n) => ouvinte.mensagens.slice(before[n]).map(({ topico }) => topico.split('/').at(-1) ?? ''));
    await until(() => heard().every((topicos) => topicos.includes('marca')));
    return heard();
  }

  it('ends the hearing of a case that is given to another, who hears it from then on', async () => {
    const [lia, bia] = [await enter(), await enter()];
    const orcamentoId = await caseOf(lia.usuario);
    expect(await lia.ouvinte.subscribe(topicOf(lia, orcamentoId))).toBe(true);
    expect(await bia.ouvinte.subscribe(topicOf(bia, orcamentoId))).toBe(false);
    expect(await tell(orcamentoId, [lia, bia])).toEqual([['mudou', 'marca'], ['marca']]);

    const { headers } = await palco.teste.signIn(chefe);
    const given = await palco.teste.app.inject({
      method: 'POST',
      url: '/c/api/v1/orcamentos/lote/atribuir',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      payload: { ids: [orcamentoId], usuarioId: bia.usuario.usuarioId },
    });
    expect(given.statusCode).toBe(200);
    await until(() => !isHeard(lia, orcamentoId));
    expect(await bia.ouvinte.subscribe(topicOf(bia, orcamentoId))).toBe(true);
    expect(await tell(orcamentoId, [lia, bia])).toEqual([['marca'], ['mudou', 'marca']]);
    expect(await lia.ouvinte.subscribe(topicOf(lia, orcamentoId))).toBe(false);
  });

  it('ends the hearing of what a flag no longer opens, of the user or of their profile, and keeps the rest', async () => {
    const [lia, bia] = [await enter({}), await enter({})];
    const orcamentoId = await caseOf(lia.usuario);
    for (const quem of [lia, bia]) expect(await quem.ouvinte.subscribe(topicOf(quem, orcamentoId))).toBe(true);
    const nada = JSON.stringify({ acessoMC: false, acessoOrcamentacao: false, acessoGestao: false });
    await write('update balcao.usuario set flags = $2 where id = $1', lia.usuario.usuarioId, nada);
    await until(() => !isHeard(lia, orcamentoId));
    expect(await tell(orcamentoId, [lia, bia])).toEqual([['marca'], ['mudou', 'marca']]);

    await write(
      `with p as (insert into balcao.perfil_acesso (assinatura_id, nome) values ($1, 'Leitura') returning id)
      update balcao.usuario set perfil_id = p.id from p where usuario.id = $2`,
      chefe.assinaturaId,
      bia.usuario.usuarioId,
    );
    expect(await tell(orcamentoId, [bia])).toEqual([['mudou', 'marca']]);
    await write("update balcao.perfil_acesso set flags = $2 where assinatura_id = $1 and nome = 'Leitura'", chefe.assinaturaId, nada);
    await until(() => !isHeard(bia, orcamentoId));
    expect([lia.ouvinte.client.connected, bia.ouvinte.client.connected]).toEqual([true, true]);
  });

  it('ends what only an administrator hears', async () => {
    const ana = await enter(undefined, chefe);
    const canal = ana.canais.administradores as string;
    expect(await ana.ouvinte.subscribe(`${canal}/teste/marca`)).toBe(true);
    const isHearing = () => palco.onde.recursos.tempoReal.isHeardBy(chefe.usuarioId, MARCA, { canal });
    expect(isHearing()).toBe(true);
    await write('update balcao.usuario set administrador = false where id = $1', chefe.usuarioId);
    await until(() => !isHearing());
  });

  it.each([
    ['a user who is blocked', (id: string) => write("update balcao.usuario set status = 'BLOQUEADO' where id = $1", id)],
    ['a user who is removed', (id: string) => write('update balcao.usuario set excluido_em = now() where id = $1', id)],
    [
      'a user whose new hours are over',
      (id: string) =>
        write(
          'update balcao.usuario set horarios = $2 where id = $1',
          id,
          JSON.stringify([{ dia: (new Date().getDay() + 3) % 7, ini: '10:00', fim: '11:00' }]),
        ),
    ],
  ] as const)('disconnects %s, and nobody else', async (_nome, change) => {
    const [lia, bia] = [await enter(), await enter()];
    await change(lia.usuario.usuarioId);
    await lia.ouvinte.closed;
    await expect(connectMqtt(palco.onde, lia.entrada)).rejects.toThrow(/Not authorized/);
    expect(await tell(await caseOf(bia.usuario), [bia])).toEqual([['marca']]);
  });

  it('disconnects everybody of a subscription that is closed', async () => {
    const [lia, bia] = [await enter(), await enter()];
    await write("update balcao.assinatura set status = 'BLOQUEADA' where id = $1", chefe.assinaturaId);
    await Promise.all([lia.ouvinte.closed, bia.ouvinte.closed]);
  });

  it('refuses what was being judged as the right ended', async () => {
    const [lia, bia] = [await enter({}), await enter({})];
    const orcamentoId = await caseOf(bia.usuario);
    expect(await bia.ouvinte.subscribe(topicOf(bia, orcamentoId))).toBe(true);
    let solta = (): void => undefined;
    const chegou = new Promise<void>((resolve) => {
      preso = { chegou: resolve, solto: new Promise((solto) => (solta = solto)) };
    });
    const asked = lia.ouvinte.subscribe(`${lia.canais.assinatura}/teste/preso`);
    await chegou;
    // one transaction: what is seen of the colleague holds of both
    await write(
      `update balcao.usuario set flags = '{"acessoMC": false, "acessoOrcamentacao": false, "acessoGestao": false}' where id = any($1)`,
      [lia.usuario.usuarioId, bia.usuario.usuarioId],
    );
    await until(() => !isHeard(bia, orcamentoId));
    solta();
    expect(await asked).toBe(false);
  });
});

describe('the judgement itself', () => {
  const vivaDe = (guid: string, assinaturaId = 'a1') =>
    ({ chamador: { assinaturaId, sessao: { guid } } as Chamador, expiraEm: new Date() }) satisfies SessaoViva;
  const ouvinteDe = (guid: string, ...ouvidos: string[]): Ouvinte => ({
    credenciais: { token: guid, companheiro: guid },
    chamador: vivaDe(guid).chamador,
    ouvidos: new Set(ouvidos),
    juizos: 0,
  });
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const depsOf = (ligacoes: Ouvinte[]) => ({
    abertas: () => ligacoes,
    authenticate: jest.fn(async ({ token }: Ouvinte['credenciais']): Promise<SessaoViva | null> => vivaDe(String(token))),
    maySubscribe: jest.fn(async (_chamador: Chamador, topico: string) => topico !== 'perdido'),
    endSession: jest.fn(),
    closeAt: jest.fn(),
    log,
    novaTentativaMs: 1,
  });

  it('reads a session once, however many tabs it has, and judges each topic of each', async () => {
    const ligacoes = [ouvinteDe('s1', 'fica', 'perdido'), ouvinteDe('s1', 'perdido'), ouvinteDe('s2', 'fica')];
    const deps = depsOf(ligacoes);
    createRejudgement(deps).rejudge('a1');
    await until(() => deps.closeAt.mock.calls.length === 3 && deps.maySubscribe.mock.calls.length === 4);
    await until(() => ligacoes.every(({ ouvidos }) => !ouvidos.has('perdido')));
    expect(deps.authenticate).toHaveBeenCalledTimes(2);
    expect(ligacoes.map(({ ouvidos, juizos }) => [[...ouvidos], juizos])).toEqual([
      [['fica'], 1],
      [[], 1],
      [['fica'], 1],
    ]);
  });

  it('does what is asked for meanwhile once more, and no more often', async () => {
    const deps = depsOf([ouvinteDe('s1', 'fica')]);
    let solta = (): void => undefined;
    deps.authenticate.mockImplementationOnce(() => new Promise((resolve) => (solta = () => resolve(vivaDe('s1')))));
    const { rejudge } = createRejudgement(deps);
    for (let vez = 0; vez < 5; vez += 1) rejudge('a1');
    solta();
    await until(() => deps.closeAt.mock.calls.length === 2);
    expect(deps.authenticate).toHaveBeenCalledTimes(2);
  });

  it('leaves other subscriptions alone, and judges all when nobody knows whose rights changed', async () => {
    const deps = depsOf([ouvinteDe('s1', 'fica')]);
    const { rejudge } = createRejudgement(deps);
    rejudge('a2');
    rejudge(null);
    await until(() => deps.closeAt.mock.calls.length === 1);
    expect(deps.authenticate).toHaveBeenCalledTimes(1);
  });

  it('asks again until the database answers, and no more once stopped', async () => {
    const ligacao = ouvinteDe('s1', 'perdido');
    const deps = depsOf([ligacao]);
    deps.authenticate.mockRejectedValueOnce(new Error('caiu')).mockRejectedValueOnce(new Error('caiu'));
    const { rejudge, stop } = createRejudgement(deps);
    rejudge('a1');
    await until(() => ligacao.ouvidos.size === 0);
    expect(log.warn).toHaveBeenCalledTimes(2);
    stop();
    rejudge('a1');
    expect(deps.authenticate).toHaveBeenCalledTimes(3);
  });
});
