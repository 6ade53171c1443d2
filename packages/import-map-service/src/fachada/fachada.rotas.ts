import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Porta } from '../api/porta.ts';
import type { Item } from '../registro/registro.model.ts';
import { exigirDireito } from '../servico/autor.ts';
import type { Contexto } from '../servico/contexto.ts';
import type { Casos } from '../servico/import-map-service.ts';
import { exigirDireitoSobre, publicar } from '../servico/publicar.ts';
import { RecusaServico } from '../servico/recusa.ts';
import { motivos, recusas } from '../servico/servico.copy.ts';
import { issuesOf, isIntegridade, parseMapa, readBody } from './fachada.model.ts';
import { FachadaRecusa } from './fachada.recusa.ts';
import { planejarMapa, planejarServico, readLevels } from './planejar.ts';

interface Deps {
  readonly porta: Porta;
  readonly casos: Casos;
}

type Consulta = Readonly<Record<string, string | readonly string[] | undefined>>;

const LOCAL = 'local';
const CORPO_MAXIMO = 1024 * 1024;
const queryOf = (request: FastifyRequest): Consulta => request.query as Consulta;

/** The environment asked for; one that does not exist is never another. */
function environmentOf(ctx: Contexto, request: FastifyRequest): string {
  const { env } = queryOf(request);
  const nome = env === undefined ? ctx.padrao : String(env);
  if (!ctx.nomesDeAmbientes().includes(nome)) throw recusas.ambienteDesconhecido(nome);
  return nome;
}

/** `skip_url_check` counts in local alone. */
function isUnchecked(request: FastifyRequest, ambiente: string): boolean {
  const { skip_url_check: valor } = queryOf(request);
  return ambiente === LOCAL && (valor === '' || valor === 'true');
}

async function mapOf(casos: Casos, ambiente: string) {
  const { imports, scopes, integrity } = (await casos.atual(ambiente)).mapa;
  return { imports, scopes, integrity };
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

/** What `PATCH /services` brings, refused in the words of the original. */
function readService(request: FastifyRequest): { nome: string; url: string; integridade: string | null } {
  const corpo = readBody(request.body);
  if (!corpo) throw new FachadaRecusa(400, 'Patching a service requires a json request body');
  const { service: nome, url, integrity = null } = corpo;
  if (nome === undefined) throw new FachadaRecusa(400, 'service key is missing');
  if (typeof nome !== 'string' || nome.trim() === '' || nome in {}) {
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
    exigirDireitoSobre(ctx, autor, { acao: 'implantar', ambiente, itens });
    const { pendente } = await publicar(ctx, ambiente, { itens, motivo: motivos.implantacaoAvulsa }, autor);
    if (pendente === null) return mapOf(casos, ambiente);
    // the map stays as it was until a second person agrees
    return reply
      .code(202)
      .header('x-pendente', pendente)
      .send({ ...(await mapOf(casos, ambiente)), pendente });
  };
}

async function itemsToRemove(ctx: Contexto, ambiente: string, nome: string): Promise<Item[]> {
  const { servicos, avulsos } = (await ctx.linha(ambiente)).estado;
  if (Object.hasOwn(servicos, nome) || Object.hasOwn(avulsos, nome)) return [{ remover: nome }];
  const dono = Object.entries(servicos).find(([, { nomes }]) => nomes.includes(nome));
  if (dono) throw recusas.partesDe(nome, dono[0]);
  return [];
}

/** The routes of import-map-deployer 7, with its statuses and bodies; the README lists where it departs. */
export function registerFachada(app: FastifyInstance, ctx: Contexto, deps: Deps): void {
  const { porta, casos } = deps;
  const publish = createPublish(ctx, deps);
  const guarded = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => porta.enter(request, reply),
  };
  const publica = { schema: { hide: true } };
  app.setErrorHandler(answerError);
  app.removeAllContentTypeParsers();
  // pipelines send JSON under any name: the body is read as text
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: CORPO_MAXIMO }, (_request, corpo, done) => done(null, corpo));

  const health = async () => ({ message: 'import-map-deployer is running' });
  app.get('/', publica, health);
  app.get('/health', publica, health);
  app.get('/environments', guarded, async () => ({
    environments: ctx.nomesDeAmbientes().map((name) => ({ name, aliases: [], isDefault: name === ctx.padrao })),
  }));
  app.get('/import-map.json', guarded, async (request) => {
    const ambiente = environmentOf(ctx, request);
    exigirDireito(porta.who(request), 'ler', { ambiente });
    return mapOf(casos, ambiente);
  });
  app.patch('/import-map.json', guarded, async (request, reply) => {
    const ambiente = environmentOf(ctx, request);
    const corpo = readBody(request.body);
    if (!corpo) throw new FachadaRecusa(400, 'Patching the import map requires a json request body');
    const issues = issuesOf(corpo);
    if (issues.length > 0) throw new FachadaRecusa(400, issues.join('\n'));
    exigirDireito(porta.who(request), 'implantar', { ambiente });
    const itens = await planejarMapa(ctx, { ambiente, semChecar: isUnchecked(request, ambiente) }, parseMapa(corpo));
    return itens.length === 0 ? mapOf(casos, ambiente) : publish(request, reply, itens);
  });
  app.patch('/services', guarded, async (request, reply) => {
    const ambiente = environmentOf(ctx, request);
    const pedido = readService(request);
    const niveis = readLevels(queryOf(request)['packageDirLevel']?.toString());
    exigirDireito(porta.who(request), 'implantar', { ambiente });
    const itens = await planejarServico(ctx, { ambiente, semChecar: isUnchecked(request, ambiente) }, { ...pedido, niveis });
    return publish(request, reply, itens);
  });
  app.delete<{ Params: { nome: string } }>('/services/:nome', guarded, async (request, reply) => {
    const ambiente = environmentOf(ctx, request);
    exigirDireito(porta.who(request), 'implantar', { ambiente });
    const itens = await itemsToRemove(ctx, ambiente, request.params.nome);
    return itens.length === 0 ? mapOf(casos, ambiente) : publish(request, reply, itens);
  });
}
