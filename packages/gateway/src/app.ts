import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listenPostgres, readSenha } from '@balcao/import-map-service';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Config } from './config.ts';
import type { ConfigSeguradora, InsurerPort } from './insurers/insurer.port.ts';
import { assinaturaModule } from './modules/assinatura/assinatura.module.ts';
import { carteiraModule } from './modules/carteira/carteira.module.ts';
import { compositionModule } from './modules/composition/composition.module.ts';
import { type Mapas, openMapas, type Site } from './modules/composition/mapas.ts';
import { createSeguidor } from './modules/composition/presenca.ts';
import { accessModule } from './modules/access/access.module.ts';
import { conjuntoModule } from './modules/conjunto/conjunto.module.ts';
import { contaModule } from './modules/conta/conta.module.ts';
import { diagnosticoModule } from './modules/diagnostico/diagnostico.module.ts';
import { termosModule } from './modules/termos/termos.module.ts';
import { anexoModule } from './modules/anexo/anexo.module.ts';
import { apoioModule } from './modules/apoio/apoio.module.ts';
import { buscaModule } from './modules/busca/busca.module.ts';
import { filtroModule } from './modules/filtro/filtro.module.ts';
import { historiaModule } from './modules/historia/historia.module.ts';
import { importacaoModule } from './modules/importacao/importacao.module.ts';
import { layoutModule } from './modules/layout/layout.module.ts';
import { manualModule } from './modules/manual/manual.module.ts';
import { onboardingModule } from './modules/onboarding/onboarding.module.ts';
import { notificacaoModule } from './modules/notificacao/notificacao.module.ts';
import { painelModule } from './modules/painel/painel.module.ts';
import { dpsModule } from './modules/dps/dps.module.ts';
import { propostaModule } from './modules/proposta/proposta.module.ts';
import { parametrosModule } from './modules/parametros/parametros.module.ts';
import { createProdutorImportavel } from './modules/produtor/produtor-importavel.ts';
import { produtorModule } from './modules/produtor/produtor.module.ts';
import { produtorRepository } from './modules/produtor/produtor.repository.ts';
import { quotingModule } from './modules/quoting/quoting.module.ts';
import { ramoModule } from './modules/ramo/ramo.module.ts';
import { recusaModule } from './modules/recusa/recusa.module.ts';
import { registryModule } from './modules/registry/registry.module.ts';
import { createEmprestimos } from './modules/suporte/emprestimos.ts';
import { suporteModule } from './modules/suporte/suporte.module.ts';
import { sweepModule } from './modules/sweep/sweep.module.ts';
import { tarefaModule } from './modules/tarefa/tarefa.module.ts';
import { webinarModule } from './modules/webinar/webinar.module.ts';
import { type Resumos, digestStart } from './plugins/agreement.ts';
import { createBroker } from './plugins/broker.ts';
import { createContagem, createContar } from './plugins/contagem.ts';
import { openDatabase } from './plugins/database.ts';
import { assertBoundRole } from './plugins/db.ts';
import { createAnswerError, registerErrors } from './plugins/error-handler.ts';
import { registerHealth } from './plugins/health.ts';
import { createIdempotency } from './plugins/idempotency.ts';
import { createJobs, type RitmoTarefas } from './plugins/jobs.ts';
import { type Chaves, deriveKey, loadKeys } from './plugins/keys.ts';
import { loggerOptions, registerAccessLog, registroOf } from './plugins/logger.ts';
import { createMail } from './plugins/mail.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { attachMqtt } from './plugins/mqtt-upgrade.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { refuseForeignWrites } from './plugins/origin.ts';
import { registerProcess } from './plugins/process-register.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import type { Chamador } from './plugins/ports.ts';
import type { RecursosModulo } from './plugins/serve.ts';
import { acceptJsonOnly, createServe } from './plugins/serve-calls.ts';
import { forgetRefusedSessions } from './plugins/session-cookies.ts';
import { createSessionRepository } from './plugins/session.repository.ts';
import { createSessions } from './plugins/session.ts';

export interface Dependencias {
  readonly config: Config;
  /** Address of the owner of a migrated database; a pooler in transaction mode may stand in between. */
  readonly databaseUrl: string;
  /** The same database without a pooler; `databaseUrl` unless said. */
  readonly databaseUrlDireto?: string;
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  /** How the insurers were configured: what gateways on one database compare. */
  readonly seguradoras?: readonly ConfigSeguradora[];
  readonly agora: () => Date;
  readonly esperar?: (ms: number) => Promise<unknown>;
  readonly ritmoTarefas?: RitmoTarefas;
  /** The built site. Absent: the calls alone, without pages, maps or support. */
  readonly site?: Site;
  /** Whoever mounts more on the same resources: a test, its own calls. */
  readonly montar?: (app: FastifyInstance, recursos: RecursosModulo) => void | Promise<void>;
  /** Whether the process was asked to stop, and only waits for those who still come. */
  readonly isEncerrando?: () => boolean;
  /** Where log lines go; standard output unless said. */
  readonly saidaLog?: { write(line: string): void };
}

const MAX_CORPO = 1_048_576;
/** Beyond the longest statement: a job that was handed over and has not arrived by then is lost. */
const FOLGA_TAREFA_MS = 15_000;
/** Without a built site there is no version to tell. */
const SEM_VERSAO = '0.0.0';

/** How many hops before this one may say where a request came from. */
const trustOf = (proxy: Config['proxy']) => (typeof proxy === 'number' ? (_: string, hop: number) => hop <= proxy : proxy);

type Desfazer = () => Promise<unknown>;
/** Told that a session ended here, and whose it was. */
type OuvinteFim = (guid: string, usuario: { readonly id: string; readonly nome: string }) => Promise<void>;

const answerErrorOf = ({ config, agora }: Dependencias) =>
  createAnswerError({ login: config.loginCentral, agora, saysWhy: config.ambiente === 'local' });

/** Builds the whole gateway on a migrated database; `listen` or `inject` it, `close` it. */
export async function createApp(deps: Dependencias): Promise<FastifyInstance> {
  const { config, saidaLog } = deps;
  const app = Fastify({
    ...loggerOptions(config, saidaLog),
    trustProxy: trustOf(config.proxy),
    frameworkErrors: answerErrorOf(deps),
    bodyLimit: MAX_CORPO,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });
  const desfazer: Desfazer[] = [];
  // what was opened last closes first: jobs before the broker they publish on, the database at the very end
  const undo = async (): Promise<void> => {
    for (const step of desfazer.splice(0).toReversed())
      await step().catch((error: unknown) => app.log.error({ err: error }, 'falha ao encerrar'));
  };
  app.addHook('onClose', undo);
  closeIdleConnections(app);
  try {
    await registerHttp(app, deps);
    await mountModules(app, deps, await openResources(app, deps, desfazer));
    return app;
  } catch (error) {
    await undo();
    throw error;
  }
}

/** A browser keeps its connection open after its last answer, and opens some ahead; while closing, each is let go as soon as it is idle. */
function closeIdleConnections(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    timer = setInterval(() => {
      app.server.closeIdleConnections();
      // opened ahead and never used: the server does not count it as idle
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** What every request passes through, before any route is declared. */
async function registerHttp(app: FastifyInstance, deps: Dependencias): Promise<void> {
  const { config } = deps;
  registerErrors(app, answerErrorOf(deps));
  acceptJsonOnly(app);
  registerAccessLog(app);
  await registerSecurityHeaders(app, config);
  await app.register(cookie);
  forgetRefusedSessions(app, config);
  // after the cookies are read: every answer looks at them
  refuseForeignWrites(app, config);
  await registerOpenapi(app);
}

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

/** Database, broker, queue: each leaves in `desfazer` how it is closed. */
async function openResources(app: FastifyInstance, deps: Dependencias, desfazer: Desfazer[]) {
  const { config, databaseUrl, agora, site, isEncerrando = () => false } = deps;
  const registro = registroOf(app);
  const medidas = registerMetrics(app, config);
  const direto = deps.databaseUrlDireto ?? databaseUrl;
  const { owner, db, dbEntrada, close } = openDatabase(config.banco, { databaseUrl, direto, registro });
  desfazer.push(close);
  await assertBoundRole(db);
  const chaves = await loadKeys(config);
  const contar = createContar(dbEntrada, deriveKey(chaves.sessao, 'contagem'));
  const contagem = createContagem({ contar, agoraMs: () => performance.now() });
  const limitRede = await registerRateLimit(app, { contagem, prefixos: config.prefixos });

  const id = uuidv7();
  const processo = await registerProcess({ owner, id, registro });
  desfazer.push(processo.stop);
  const sessions = createSessions({
    sessoes: createSessionRepository(dbEntrada),
    selo: { chave: chaves.sessao, assinaturaNovaDesde: config.assinaturaNovaDesde },
    agora,
  });
  const { ambiente, mqttUrl } = config;
  const broker = await createBroker({ ambiente, mqttUrl, chave: chaves.canais, sessions, registro, medidas, agora });
  desfazer.push(broker.close);
  attachMqtt(app, broker, config);
  const direitos = listenPostgres({ databaseUrl: direto, canal: 'direitos', tell: broker.rejudge });
  desfazer.push(direitos.close);
  await direitos.ready;

  const onFinish = (tarefa: string, fim: string) => medidas.tarefas.inc({ tarefa, fim });
  const perdidaMs = config.banco.limites.consultaMs + FOLGA_TAREFA_MS;
  const jobs = createJobs({ owner, registro, processo, onFinish, perdidaMs, ...deps.ritmoTarefas });
  desfazer.push(jobs.stop);
  app.addHook('onReady', jobs.start);
  const correio = createMail({ tarefas: jobs.tarefas, registro, agora, chave: chaves.sessao, config });
  desfazer.push(correio.close);
  const chamadas: string[] = [];
  const mapas = site ? await openMapas({ site, config, databaseUrl: direto, chamadas: () => chamadas, agora, registro }) : null;
  if (mapas) desfazer.push(mapas.close);
  const emprestimos = mapas && createEmprestimos({ fonte: mapas.fonte, mapas: mapas.seguros, registro, agora });
  await processo.declare(await digestOf(deps, chaves, mapas));
  const essenciais = { banco: () => dbEntrada.isUp(), tarefas: async () => jobs.isRunning() };
  const dispensaveis = { broker: async () => broker.isUp() };
  const situacoes = { gateways: processo.acordo, ...(mapas && { composicao: mapas.seguros.situacao }) };
  registerHealth(app, { essenciais, dispensaveis, situacoes, isEncerrando });
  const isSoLeitura = ({ sessao }: Chamador): boolean => emprestimos?.isSoLeitura({ ...sessao, nome: sessao.username }) ?? false;
  const served = createServe({
    sessions,
    idempotency: createIdempotency(db, id),
    agora,
    limitRede,
    isSoLeitura,
    chamadas,
    ...(mapas && { seen: createSeguidor(mapas.presenca, config) }),
  });
  const { tarefas } = jobs;
  const recursos: RecursosModulo = { db, tempoReal: broker.publicador, tarefas, registro, agora, correio: correio.correio, ...served };
  const composicao = site && mapas && emprestimos && { site, mapas, emprestimos };
  const verificacoes = { ...essenciais, ...dispensaveis };
  const diagnostico = { verificacoes, acordo: processo.acordo, listEmails: correio.listGuardados };
  return { recursos, dbEntrada, sessions, contar, composicao, medidas, diagnostico, endSession: broker.endSession, chave: chaves.sessao };
}

/** One line per module. */
async function mountModules(app: FastifyInstance, deps: Dependencias, opened: Awaited<ReturnType<typeof openResources>>): Promise<void> {
  const { recursos, sessions, chave, composicao, medidas } = opened;
  const ended: OuvinteFim[] = [];
  const endSession = async (guid: string, usuario: Parameters<OuvinteFim>[1]): Promise<void> => {
    await opened.endSession(guid);
    for (const listen of ended) await listen(guid, usuario);
  };
  const { config } = deps;
  const { createAviso, createAvisoAdministradores, tellAdministradores } = notificacaoModule(app, recursos);
  const acesso = accessModule(app, {
    ...recursos,
    db: opened.dbEntrada,
    sessions,
    chave,
    endSession,
    createAvisoAdministradores,
    config,
    esperar: deps.esperar ?? wait,
  });
  contaModule(app, { ...recursos, sessions, acesso, config });
  termosModule(app, { ...recursos, config });
  const versao = deps.site?.versaoContrato ?? SEM_VERSAO;
  diagnosticoModule(app, { ...recursos, ...opened.diagnostico, ambiente: config.ambiente, versao });
  layoutModule(app, { ...recursos, sessions, chave, config });
  onboardingModule(app, { ...recursos, chave, contar: opened.contar, config, esperar: deps.esperar ?? wait });
  assinaturaModule(app, { ...recursos, sessions, config });
  registryModule(app, recursos);
  produtorModule(app, recursos);
  ramoModule(app, recursos);
  importacaoModule(app, recursos, [createProdutorImportavel(produtorRepository, recursos.agora)]);
  apoioModule(app, recursos, config);
  painelModule(app, recursos);
  parametrosModule(app, recursos);
  quotingModule(app, recursos, { insurers: deps.insurers, createAviso, createAvisoAdministradores, chave });
  dpsModule(app, { ...recursos, chave });
  await anexoModule(app, recursos, config);
  manualModule(app, recursos);
  conjuntoModule(app, recursos);
  historiaModule(app, recursos);
  recusaModule(app, recursos, { createAviso });
  propostaModule(app, recursos, { insurers: deps.insurers, createAviso, siteUrl: config.siteUrl });
  carteiraModule(app, recursos);
  filtroModule(app, recursos);
  buscaModule(app, recursos);
  webinarModule(app, recursos);
  tarefaModule(app, recursos);
  sweepModule({ ...recursos, tellAdministradores, auditoriaMeses: config.auditoriaMeses });
  if (composicao) {
    suporteModule(app, { ...recursos, ...composicao, chave, tentativas: acesso.tentativas, onSessionEnd: (listen) => ended.push(listen) });
    const { ambiente, loginCentral } = config;
    const { videoIntroducao } = config.enderecos;
    const quadros = config.legadoLogout === null ? [] : [config.legadoLogout];
    const videos = videoIntroducao === null ? [] : [videoIntroducao];
    await compositionModule(app, { ...recursos, ...composicao, sessions, medidas, chave, ambiente, quadros, videos, loginCentral });
  }
  await deps.montar?.(app, recursos);
}
