import type { Call } from '@balcao/contracts';
import { erroCampo, hasPermissao, isTrialExpirado, translateIssues } from '@balcao/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { assinaturaCancelada, camposInvalidos, Recusa, semAcesso, somenteLeitura, trialExpirado } from './errors.ts';
import type { Idempotency } from './idempotency.ts';
import { findUnstorable } from './input-text.ts';
import { describeCall } from './openapi.ts';
import { emManutencao, isLivreNaManutencao, type ManutencaoEmVigor } from './manutencao.ts';
import type { Chamador } from './ports.ts';
import { type LimitRede, limitOf } from './rate-limit.ts';
import type { Arquivo, Handler, HandlerArquivo, Pedido, Serve, ServeFile, ServeProtocol } from './serve.ts';
import type { Sessions } from './session.ts';
import { isLivreNoCancelamento, isLivreNoTrialExpirado } from './trial-expirado.policy.ts';

interface Deps {
  readonly sessions: Sessions;
  readonly idempotency: Idempotency;
  readonly agora: () => Date;
  readonly limitRede: LimitRede;
  readonly manutencao: Pick<ManutencaoEmVigor, 'until'>;
  /** Whether a session only looks: support opened in it what is somebody else's. */
  readonly isSoLeitura?: (chamador: Chamador) => boolean;
  /** Called for every call of a live session. */
  readonly seen?: (chamador: Chamador, request: FastifyRequest) => void;
  /** `METHOD /path` of every call, as it is served. */
  readonly chamadas?: string[];
}

/**
 * All that a request says, in one object: what its method carries, and the path over it. A write is read from its body alone: what
 * stands in an address is written in logs and histories, and any link of another site could say it.
 */
function inputOf(call: Call, { query, body, params }: FastifyRequest): unknown {
  const sent = call.arquivo || call.method === 'GET' || call.method === 'DELETE' ? query : body;
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent))) return sent;
  return { ...(sent as object | null | undefined), ...(params as object) };
}

/** @throws {Recusa} 422 with each refused field. */
function parseInput<C extends Call>(call: C, request: FastifyRequest): z.output<C['input']> {
  const entrada = inputOf(call, request);
  const campo = findUnstorable(entrada);
  if (campo !== null) throw camposInvalidos([erroCampo(campo, 'invalido', 'Este texto tem caracteres que não podem ser guardados.')]);
  const parsed = z.safeParse(call.input, entrada);
  if (!parsed.success) throw camposInvalidos(translateIssues(parsed.error.issues, { entrada }));
  return parsed.data as z.output<C['input']>;
}

function requireKey(request: FastifyRequest): string {
  const chave = request.headers['idempotency-key'];
  if (typeof chave === 'string' && /^[\x21-\x7e]{1,200}$/.test(chave)) return chave;
  throw camposInvalidos([erroCampo('Idempotency-Key', 'obrigatorio', 'Informe o cabeçalho Idempotency-Key.')]);
}

const envelope = (data: unknown) => ({ success: true, code: -1, data });

/** Text for `content-disposition` that keeps accents (RFC 6266) and can never end the header. */
const dispositionOf = (nome: string): string =>
  `attachment; filename="${nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(nome)}`;

function sendFile(reply: FastifyReply, { tipo, conteudo, nome }: Arquivo): FastifyReply {
  void reply.type(tipo).header('cache-control', 'private, no-store');
  if (nome) void reply.header('content-disposition', dispositionOf(nome));
  return reply.send(conteudo);
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer());
  for (const [nome, valor] of response.headers) if (nome !== 'content-length') void reply.header(nome, valor);
  return reply.status(response.status).send(response.status === 204 ? null : body);
}

/** The implementation of `serve`, between a contract call and its handler. */
export function createServe({
  sessions,
  idempotency,
  agora,
  limitRede,
  manutencao,
  isSoLeitura = () => false,
  seen = () => undefined,
  chamadas = [],
}: Deps): {
  serve: Serve;
  serveFile: ServeFile;
  serveProtocol: ServeProtocol;
} {
  const routeOf = (call: Call, handler: RouteOptions['handler']): RouteOptions => {
    chamadas.push(`${call.method} ${call.path}`);
    return {
      method: call.method,
      url: call.path,
      config: { rateLimit: limitOf(call), swaggerTransform: () => ({ schema: describeCall(call), url: call.path }) },
      onRequest: [limitRede(call)],
      handler,
    };
  };
  async function admit(call: Call, request: FastifyRequest): Promise<Chamador | null> {
    const fim = isLivreNaManutencao(call) ? null : await manutencao.until();
    if (call.publica) {
      if (fim) throw emManutencao(fim);
      return null;
    }
    const chamador = await sessions.requireChamador(request);
    // support looks at what it repairs
    if (fim && !chamador.sessao.segfyer) throw emManutencao(fim);
    seen(chamador, request);
    if (isTrialExpirado(chamador.sessao, agora()) && !isLivreNoTrialExpirado(call)) throw trialExpirado();
    if (!hasPermissao(chamador.sessao, call)) throw semAcesso(call, chamador.sessao);
    if (call.method !== 'GET' && !call.livreNaLeitura && isSoLeitura(chamador)) throw somenteLeitura();
    if (call.method !== 'GET' && chamador.cancelaEm && !isLivreNoCancelamento(call)) throw assinaturaCancelada(chamador.cancelaEm);
    return chamador;
  }

  /** `chamador` is promised to handlers of signed-in calls only: on public ones reading it is a programming error. */
  const pedidoOf = (chamador: Chamador | null, request: FastifyRequest, reply: FastifyReply, chaveIdempotencia: string): Pedido => ({
    get chamador() {
      if (!chamador) throw new Error('esta chamada é pública: não há chamador');
      return chamador;
    },
    request,
    reply,
    chaveIdempotencia,
  });

  const serve: Serve = <C extends Call>(app: FastifyInstance, call: C, answer: Handler<C>): void => {
    app.route(
      routeOf(call, async (request, reply) => {
        const chamador = await admit(call, request);
        const chave = call.idempotente ? requireKey(request) : '';
        const input = parseInput(call, request);
        const run = async () => envelope(z.parse(call.output, await answer(input, pedidoOf(chamador, request, reply, chave))));
        if (!call.idempotente || !chamador) return reply.send(await run());

        const { codigo, corpo, isRepetida } = await idempotency.once(
          { contexto: chamador, rota: `${call.method} ${call.path}`, chave, entrada: input },
          async () => ({ codigo: 200, corpo: await run() }),
        );
        if (isRepetida) void reply.header('idempotent-replayed', 'true');
        return reply.status(codigo).send(corpo);
      }),
    );
  };

  const serveFile: ServeFile = <C extends Call>(app: FastifyInstance, call: C, answer: HandlerArquivo<C>): void => {
    if (call.idempotente) throw new Error(`${call.path}: uma resposta em arquivo não pode ser guardada por chave`);
    app.route(
      routeOf(call, async (request, reply) => {
        const chamador = await admit(call, request);
        const input = parseInput(call, request);
        return sendFile(reply, await answer(input, pedidoOf(chamador, request, reply, '')));
      }),
    );
  };

  const serveProtocol: ServeProtocol = (app, call, answer) => {
    app.route(
      routeOf(call, async (request, reply) => {
        const chamador = await admit(call, request);
        const input = parseInput(call, request);
        return sendResponse(reply, await answer(input, pedidoOf(chamador, request, reply, '')));
      }),
    );
  };

  return { serve, serveFile, serveProtocol };
}

/** Only JSON comes in, and an empty body is an empty object. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.toString().trim() === '') return done(null, undefined);
    return parse(request, body.toString(), (error, value) =>
      done(error ? new Recusa(400, 'json-invalido', 'O corpo do pedido não é um JSON válido.') : null, value),
    );
  });
}
