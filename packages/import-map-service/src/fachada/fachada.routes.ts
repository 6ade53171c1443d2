import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Porta } from '../api/porta.ts';
import type { Item } from '../registro/registro.model.ts';
import { requireDireito } from '../servico/autor.ts';
import type { Contexto } from '../servico/contexto.ts';
import type { Casos } from '../servico/casos.ts';
import { publishMudanca } from '../servico/publish-mudanca.ts';
import { RecusaServico } from '../servico/recusa.ts';
import { motivos, recusas } from '../servico/servico.copy.ts';
import { issuesOf, isIntegridade, isNome, parseMapa, readBody } from './fachada.model.ts';
import { FachadaRecusa } from './fachada.errors.ts';
import { planMapa, planServico, readLevels } from './plan-itens.ts';

interface Deps {
  readonly porta: Porta;
  readonly casos: Casos;
}

type Consulta = Readonly<Record<string, string | readonly string[] | undefined>>;

const CORPO_MAXIMO = 1024 * 1024;
const queryOf = (request: FastifyRequest): Consulta => request.query as Consulta;

/** The requested environment; an unknown name is an error, never the default. */
function environmentOf(ctx: Contexto, request: FastifyRequest): string {
  const { env } = queryOf(request);
  // like import-map-deployer, an empty `env` means the default
  const nome = env === undefined || env === '' ? ctx.padrao : String(env);
  if (!ctx.nomesDeAmbientes().includes(nome)) throw recusas.ambienteDesconhecido(nome);
  return nome;
}

/** `skip_url_check` is honoured only where the environment allows it. */
function isUnchecked(ctx: Contexto, request: FastifyRequest, ambiente: string): boolean {
  const { skip_url_check: valor } = queryOf(request);
  return ctx.lugarDe(ambiente).fachada?.semConferir === true && (valor === '' || valor === 'true');
}

const sorted = <T>(parte: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(parte).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const bringsIntegrity = (item: Item): boolean => 'servico' in item || 'arquivo' in item || ('nome' in item && item.integridade !== null);

/** The map in the format of import-map-deployer: `integrity` is absent until some file has one, and empty once none has. */
async function mapOf(ctx: Contexto, casos: Casos, ambiente: string) {
  const { imports, scopes, integrity } = (await casos.atual(ambiente)).mapa;
  const order = ctx.lugarDe(ambiente).fachada?.alfabetica ? sorted : <T>(parte: Readonly<Record<string, T>>) => parte;
  const { registros } = await ctx.diario(ambiente);
  const hadOne =
    Object.keys(integrity).length > 0 ||
    registros.some((registro) => 'itens' in registro && registro.tipo !== 'pendente' && registro.itens.some(bringsIntegrity));
  return { imports: order(imports), scopes: order(scopes), ...(hadOne && { integrity: order(integrity) }) };
}

function answerError(erro: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (erro instanceof FachadaRecusa) return reply.code(erro.status).send(erro.corpo);
  if (erro instanceof RecusaServico) {
    if (erro.status === 401) return reply.code(401).send();
    return reply.code(erro.status).send({ error: erro.message, codigo: erro.codigo, ...erro.detalhes });
  }
  const status = 'statusCode' in erro && typeof erro.statusCode === 'number' ? erro.statusCode : 500;
  if (status >= 500) request.log.error(erro);
  return reply.code(status).send(status >= 500 ? 'Could not update import map' : erro.message);
}

/** Parses `PATCH /services`, with the refusals of import-map-deployer. */
function readService(request: FastifyRequest): { nome: string; url: string; integridade: string | null } {
  const corpo = readBody(request.body);
  if (!corpo) throw new FachadaRecusa(400, 'Patching a service requires a json request body');
  const { service: nome, url, integrity = null } = corpo;
  if (nome === undefined) throw new FachadaRecusa(400, 'service key is missing');
  if (typeof nome !== 'string' || !isNome(nome)) {
    throw new FachadaRecusa(400, `Invalid service key - "${String(nome)}" is an invalid service key`);
  }
  if (url === undefined) throw new FachadaRecusa(400, 'url key is missing');
  if (typeof url !== 'string') throw new FachadaRecusa(400, { error: 'URL is not trusted (not a string)' });
  if (integrity !== null && (typeof integrity !== 'string' || !isIntegridade(integrity))) {
    throw new FachadaRecusa(400, 'Invalid integrity');
  }
  return { nome, url, integridade: integrity };
}

function createPublish(ctx: Contexto, { porta, casos }: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply, itens: readonly Item[]): Promise<unknown> => {
    const ambiente = environmentOf(ctx, request);
    const autor = porta.who(request);
    if (itens.length === 0) return mapOf(ctx, casos, ambiente);
    const { pendente } = await publishMudanca(ctx, ambiente, { itens, motivo: motivos.implantacaoAvulsa(autor.nome) }, autor);
    if (pendente === null) return mapOf(ctx, casos, ambiente);
    // the map does not change until a second person approves. Clients of import-map-deployer (curl --fail, single-spa's action) take any 2xx for
    // "it is live": a pipeline must not end green with nothing changed
    const { message: error, codigo, status } = recusas.esperaAprovacao(pendente);
    return reply.code(status).header('x-pendente', pendente).send({ error, codigo, pendente });
  };
}

async function itemsToRemove(ctx: Contexto, ambiente: string, nome: string): Promise<Item[]> {
  const { servicos, avulsos } = (await ctx.diario(ambiente)).estado;
  if (Object.hasOwn(servicos, nome) || Object.hasOwn(avulsos, nome)) return [{ remover: nome }];
  const dono = Object.entries(servicos).find(([, { nomes }]) => nomes.includes(nome));
  if (dono) throw recusas.partesDe(nome, dono[0]);
  return [];
}

/** Handlers of the façade's routes. */
function handlersOf(ctx: Contexto, deps: Deps) {
  const { porta, casos } = deps;
  const publish = createPublish(ctx, deps);
  /** Environment where the caller may publish, and whether addresses may go unchecked there. */
  const enter = (request: FastifyRequest): { ambiente: string; semChecar: boolean } => {
    const ambiente = environmentOf(ctx, request);
    requireDireito(porta.who(request), 'implantar', { ambiente });
    return { ambiente, semChecar: isUnchecked(ctx, request, ambiente) };
  };
  return {
    health: () => Promise.resolve({ message: 'import-map-deployer is running' }),
    environments: () =>
      Promise.resolve({
        environments: ctx.nomesDeAmbientes().map((name) => ({ name, aliases: [], isDefault: name === ctx.padrao })),
      }),
    readMap(request: FastifyRequest) {
      const ambiente = environmentOf(ctx, request);
      requireDireito(porta.who(request), 'ler', { ambiente });
      return mapOf(ctx, casos, ambiente);
    },
    async patchMap(request: FastifyRequest, reply: FastifyReply) {
      const onde = enter(request);
      const corpo = readBody(request.body);
      if (!corpo) throw new FachadaRecusa(400, 'Patching the import map requires a json request body');
      const issues = issuesOf(corpo);
      if (issues.length > 0) throw new FachadaRecusa(400, issues.join('\n'));
      return publish(request, reply, await planMapa(ctx, onde, parseMapa(corpo)));
    },
    async patchService(request: FastifyRequest, reply: FastifyReply) {
      const onde = enter(request);
      const pedido = readService(request);
      const niveis = readLevels(queryOf(request)['packageDirLevel']?.toString());
      return publish(request, reply, await planServico(ctx, onde, { ...pedido, niveis }));
    },
    async deleteService(request: FastifyRequest<{ Params: { nome: string } }>, reply: FastifyReply) {
      const { ambiente } = enter(request);
      return publish(request, reply, await itemsToRemove(ctx, ambiente, request.params.nome));
    },
  };
}

/** The routes of import-map-deployer 7, with its statuses and bodies; the README lists the differences. */
export function registerFachada(app: FastifyInstance, ctx: Contexto, deps: Deps): void {
  const publica = { schema: { hide: true } };
  const guarded = { ...publica, onRequest: async (request: FastifyRequest, reply: FastifyReply) => deps.porta.enter(request, reply) };
  app.setErrorHandler(answerError);
  app.removeAllContentTypeParsers();
  // pipelines send JSON under any content type, so the body is read as text
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: CORPO_MAXIMO }, (_request, corpo, done) => done(null, corpo));

  const { health, environments, readMap, patchMap, patchService, deleteService } = handlersOf(ctx, deps);
  app.get('/', publica, health);
  app.get('/health', publica, health);
  app.get('/environments', guarded, environments);
  app.get('/import-map.json', guarded, readMap);
  app.patch('/import-map.json', guarded, patchMap);
  app.patch('/services', guarded, patchService);
  app.delete<{ Params: { nome: string } }>('/services/:nome', guarded, deleteService);
}
