import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { listenPostgres, readSenha } from '@balcao/import-map-service';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Config } from './config.ts';
import type { ConfigSeguradora, InsurerPort } from './insurers/insurer.port.ts';
import { createFilaDeDesenho, type FilaDeDesenho } from './modules/comparativo/index.ts';
import { createSeguidor, type Emprestimos, type Mapas, openMapas, type Site } from './modules/composition/index.ts';
import type { Importaveis } from './modules/importacao/index.ts';
import { createEmprestimos } from './modules/suporte/index.ts';
import { type Acordo, type Resumos, digestStart } from './plugins/agreement.ts';
import { createParticipantes } from './open-insurance/open-insurance.client.ts';
import type { OpenInsurancePort } from './open-insurance/open-insurance.port.ts';
import { loadParticipantes } from './open-insurance/participantes.config.ts';
import { createBroker } from './plugins/broker.ts';
import { type AddPedidos, createContagem, createAddPedidos } from './plugins/contagem.ts';
import { openDatabase } from './plugins/database.ts';
import { assertBoundRole, type Db } from './plugins/db.ts';
import { createDns, type DnsPort } from './plugins/dns.ts';
import { registerHealth, type Verificacoes } from './plugins/health.ts';
import { createIdempotency } from './plugins/idempotency.ts';
import { createJobs, type RitmoTarefas } from './plugins/jobs.ts';
import { type Chaves, deriveKey, loadKeys } from './plugins/keys.ts';
import { logOf } from './plugins/logger.ts';
import { createMail } from './plugins/mail.ts';
import type { Outbox } from './plugins/mail-outbox.ts';
import { createManutencaoEmVigor, type ManutencaoEmVigor } from './plugins/manutencao.ts';
import { type Medidas, registerMetrics } from './plugins/metrics.ts';
import { attachMqtt } from './plugins/mqtt-upgrade.ts';
import type { Chamador, Log } from './plugins/ports.ts';
import { registerProcess } from './plugins/process-register.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import type { RecursosModulo } from './plugins/serve.ts';
import { createServe } from './plugins/serve-calls.ts';
import type { CobrancaPort } from './psp/cobranca.port.ts';
import { createPixAdapter } from './psp/pix.adapter.ts';
import { loadPix } from './psp/pix.config.ts';
import { createExchange } from './psp/pix-http.ts';
import { createSessionRepository } from './plugins/session.repository.ts';
import { createSessions, type Sessions } from './plugins/session.ts';

export interface Dependencias {
  readonly config: Config;
  /** Address of the owner of a migrated database; a pooler in transaction mode may stand in between. */
  readonly databaseUrl: string;
  /** The same database without a pooler; `databaseUrl` unless said. */
  readonly databaseUrlDireto?: string;
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  /** Insurers read with consent; those of the environment unless said. */
  readonly participantes?: ReadonlyMap<string, OpenInsurancePort>;
  /** How the insurers were configured: what gateways on one database compare. */
  readonly seguradoras?: readonly ConfigSeguradora[];
  readonly agora: () => Date;
  readonly wait?: (ms: number) => Promise<unknown>;
  readonly ritmoTarefas?: RitmoTarefas;
  /** The built site. Absent: the calls alone, without pages, maps or support. */
  readonly site?: Site;
  /** Whether the process was asked to stop, and only waits for those who still come. */
  readonly isEncerrando?: () => boolean;
}

/** Runs when a session ended on this gateway, with the session's guid and its user. */
export type OuvinteFim = (guid: string, usuario: { readonly id: string; readonly nome: string }) => Promise<void>;

/** What the gateway opens once; a module takes of it what it needs. */
export interface RecursosDoGateway extends RecursosModulo {
  readonly manutencao: ManutencaoEmVigor;
  readonly config: Config;
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  /** Insurers whose policies are read with the client's consent, by slug. */
  readonly participantes: ReadonlyMap<string, OpenInsurancePort>;
  /** Who receives what subscriptions pay. */
  readonly psp: CobrancaPort;
  /** The pool that is kept free for signing in and sessions. */
  readonly dbEntrada: Db;
  readonly sessions: Sessions;
  /** Who knows what the owners of domains published. */
  readonly dns: DnsPort;
  /** Closes whatever lives of a session, and runs who listens. */
  readonly endSession: OuvinteFim;
  readonly onSessionEnd: (ouvinte: OuvinteFim) => void;
  /** Of this installation: keys of one purpose are derived from it. */
  readonly chave: Buffer;
  readonly addPedidos: AddPedidos;
  readonly wait: (ms: number) => Promise<unknown>;
  readonly medidas: Medidas;
  /** Where comparisons are drawn. */
  readonly fila: FilaDeDesenho;
  /** Records that files may become: each record's module adds its own. */
  readonly importaveis: Importaveis;
  readonly verificacoes: Verificacoes;
  readonly acordo: () => Acordo;
  /** null where e-mails are sent. */
  readonly listEmails: Outbox['list'] | null;
  /** Version of the contracts that are served. */
  readonly versao: string;
}

/** What only a gateway that serves the composed site has. */
export interface RecursosDoSite extends RecursosDoGateway {
  readonly site: Site;
  readonly mapas: Mapas;
  readonly emprestimos: Emprestimos;
  readonly ambiente: string;
  /** Addresses the site may show in a frame, and those of its videos. */
  readonly quadros: readonly string[];
  readonly videos: readonly string[];
  /** Where one signs in. */
  readonly loginCentral: string;
}

type Undo = () => Promise<unknown>;

/** Longer than the longest statement: a job that was handed over and has not arrived by then is lost. */
const FOLGA_TAREFA_MS = 15_000;
/** Without a built site there is no version to tell. */
const SEM_VERSAO = '0.0.0';

/** What the other gateways on this database must have been given too. */
async function digestOf({ config, seguradoras = [], site }: Dependencias, chaves: Chaves, mapas: Mapas | null): Promise<Resumos> {
  const isEmbedded = mapas !== null && config.mapas.remoto === null;
  return digestStart({
    config,
    chaves,
    seguradoras,
    versaoContratos: site?.versaoContrato ?? SEM_VERSAO,
    // without an answer nothing can be compared; that maps cannot be had is told by their own situation
    chaveMapas: (await mapas?.fonte.chave().catch(() => null))?.id ?? null,
    senhaDeploy: isEmbedded ? await readSenha(config.pastaDados, config.mapas.senha) : null,
  });
}

/** The maps of the built site, and what support lends of them; null without a site. */
async function openSite(
  { site, config, databaseUrl, databaseUrlDireto = databaseUrl, agora }: Dependencias,
  { log, chamadas }: { log: Log; chamadas: readonly string[] },
) {
  if (!site) return null;
  const mapas = await openMapas({ site, config, databaseUrl: databaseUrlDireto, chamadas: () => chamadas, agora, log });
  const emprestimos = createEmprestimos({ fonte: mapas.fonte, mapas: mapas.seguros, log, agora });
  const { ambiente, loginCentral, legadoLogout, enderecos } = config;
  const framed = (endereco: string | null): readonly string[] => (endereco === null ? [] : [endereco]);
  return { site, mapas, emprestimos, ambiente, loginCentral, quadros: framed(legadoLogout), videos: framed(enderecos.videoIntroducao) };
}

function openParticipantes({ config, agora }: Dependencias): ReadonlyMap<string, OpenInsurancePort> {
  const { sandboxUrl, openInsurance: valor, ambiente } = config;
  const readFile = (path: string): string => readFileSync(path, 'utf8');
  return createParticipantes(loadParticipantes({ sandboxUrl, isSandbox: ambiente !== 'production', valor, readFile }), { agora });
}

function openPsp({ config, agora }: Dependencias): CobrancaPort {
  const pix = loadPix(config.pix, (path) => readFileSync(path, 'utf8'));
  return createPixAdapter({ config: pix, agora, exchange: createExchange(pix.certificado) });
}

/** Database, broker, queue, maps: each leaves in `desfazer` how it is closed. */
export async function openResources(app: FastifyInstance, deps: Dependencias, undos: Undo[]) {
  const { config, insurers, databaseUrl, agora, isEncerrando = () => false } = deps;
  const log = logOf(app);
  const medidas = registerMetrics(app, config);
  const direto = deps.databaseUrlDireto ?? databaseUrl;
  const { owner, db, dbEntrada, close } = openDatabase(config.banco, { databaseUrl, direto, log });
  undos.push(close);
  await assertBoundRole(db);
  const chaves = await loadKeys(config);
  const addPedidos = createAddPedidos(dbEntrada, deriveKey(chaves.sessao, 'contagem'));
  const contagem = createContagem({ addPedidos, agoraMs: () => performance.now() });
  const limitRede = await registerRateLimit(app, { contagem, prefixos: config.prefixos });

  const id = uuidv7();
  const processo = await registerProcess({ owner, id, log });
  undos.push(processo.stop);
  const sessions = createSessions({
    sessoes: createSessionRepository(dbEntrada),
    selo: { chave: chaves.sessao, assinaturaNovaDesde: config.assinaturaNovaDesde },
    agora,
  });
  const { ambiente, mqttUrl } = config;
  const broker = await createBroker({ ambiente, mqttUrl, chave: chaves.canais, sessions, log, medidas, agora });
  undos.push(broker.close);
  attachMqtt(app, broker, config);
  const direitos = listenPostgres({ databaseUrl: direto, canal: 'direitos', tell: broker.rejudge });
  undos.push(direitos.close);
  await direitos.ready;

  const onFinish = (tarefa: string, fim: string) => medidas.tarefas.inc({ tarefa, fim });
  const perdidaMs = config.banco.limites.consultaMs + FOLGA_TAREFA_MS;
  const jobs = createJobs({ owner, log, processo, onFinish, perdidaMs, ...deps.ritmoTarefas });
  undos.push(jobs.stop);
  app.addHook('onReady', jobs.start);
  const correio = createMail({ tarefas: jobs.tarefas, log, agora, chave: chaves.sessao, config });
  undos.push(correio.close);
  const fila = createFilaDeDesenho();
  undos.push(fila.close);
  const chamadas: string[] = [];
  const doSite = await openSite(deps, { log, chamadas });
  if (doSite) undos.push(doSite.mapas.close);
  await processo.declare(await digestOf(deps, chaves, doSite?.mapas ?? null));
  const essenciais = { banco: () => dbEntrada.isUp(), tarefas: async () => jobs.isRunning() };
  const dispensaveis = { broker: async () => broker.isUp() };
  const situacoes = { gateways: processo.acordo, ...(doSite && { composicao: doSite.mapas.seguros.situacao }) };
  registerHealth(app, { essenciais, dispensaveis, situacoes, isEncerrando });
  const isSoLeitura = ({ sessao }: Chamador): boolean => doSite?.emprestimos.isSoLeitura({ ...sessao, nome: sessao.username }) ?? false;
  const manutencao = createManutencaoEmVigor({ db, agora, log });
  const served = createServe({
    manutencao,
    sessions,
    idempotency: createIdempotency(db, id),
    agora,
    limitRede,
    isSoLeitura,
    chamadas,
    ...(doSite && { seen: createSeguidor(doSite.mapas.presenca, config) }),
  });
  const daCasa: RecursosModulo = {
    db,
    tempoReal: broker.publicador,
    tarefas: jobs.tarefas,
    log,
    agora,
    correio: correio.correio,
    ...served,
  };
  const ouvintes: OuvinteFim[] = [];
  const recursos: RecursosDoGateway = {
    ...daCasa,
    config,
    insurers,
    participantes: deps.participantes ?? openParticipantes(deps),
    psp: openPsp(deps),
    dns: createDns(config),
    dbEntrada,
    sessions,
    endSession: async (guid, usuario) => {
      await broker.endSession(guid);
      for (const listen of ouvintes) await listen(guid, usuario);
    },
    onSessionEnd: (ouvinte) => ouvintes.push(ouvinte),
    chave: chaves.sessao,
    addPedidos,
    manutencao,
    wait: deps.wait ?? wait,
    medidas,
    fila,
    importaveis: new Map(),
    verificacoes: { ...essenciais, ...dispensaveis },
    acordo: processo.acordo,
    listEmails: correio.listGuardados,
    versao: deps.site?.versaoContrato ?? SEM_VERSAO,
  };
  return { recursos, doSite };
}
