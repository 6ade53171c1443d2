import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import * as z from 'zod/mini';
import type { Mundo } from '../mundo.ts';
import { atField, createRefusal, erroInterno, errorBody, indisponivel, naoAutorizado, naoEncontrado, refuse } from '../opin/opin-errors.ts';
import type { JsonSchema } from '../opin/json-schema.ts';
import type { ProtocoloCotacao } from './protocolo.ts';
import { checkDoor, checkIdempotencyKey, perfilOf, type ParamsSlug } from './quote.door.ts';
import { closeQuote, quoteKey, receiveQuote, statusBody } from './quote.service.ts';
import { tellStatus, waitForNews } from './quote.store.ts';

interface ParamsConsent extends ParamsSlug {
  readonly consentId: string;
}

const MAX_ESPERA_MS = 20_000;
const Patch = z.object({
  data: z.object({
    status: z.enum(['ACKN', 'CANC']),
    insurerQuoteId: z.optional(z.string()),
    quoteCustomData: z.optional(z.object({ generalQuoteInfo: z.optional(z.array(z.object({ fieldId: z.string(), value: z.unknown() }))) })),
  }),
});
const Endereco = z.url({ protocol: /^https?$/ });

/** The calls of one quote API, under one base path per insurer. */
export function quoteRoutes(app: FastifyInstance, mundo: Mundo, protocolo: ProtocoloCotacao): void {
  const { relogio, store } = mundo;
  const BASE = `/:slug${protocolo.path}`;
  const door = (request: FastifyRequest, reply: FastifyReply) => checkDoor(mundo, protocolo, [request, reply]);
  const key = (request: FastifyRequest, reply: FastifyReply) => checkIdempotencyKey(mundo, request, reply);

  app.post<{ Params: ParamsSlug }>(BASE, { onRequest: [door, key] }, async (request, reply) => {
    const perfil = perfilOf(mundo, protocolo, request.params.slug);
    if (!perfil) return refuse(reply, 404, naoEncontrado, relogio.agora());
    const violacoes = violationsOf(request, protocolo.pedido);
    if (violacoes.length > 0) return refuseShape(violacoes, reply);
    const recepcao = receiveQuote(
      mundo,
      { protocolo, perfil },
      { chave: String(request.headers['x-idempotency-key']), body: request.body },
    );
    switch (recepcao.tipo) {
      case 'criada':
      case 'repetida':
        return reply.code(201).send(recepcao.corpo);
      case 'campos':
        return createRefusal(reply, 'NAO_INFORMADO', 'Dados não aceitos', recepcao.campos.map(atField).join('\n'));
      case 'idempotencia':
        return createRefusal(reply, 'ERRO_IDEMPOTENCIA', 'Chave repetida', 'A chave de idempotência já foi usada com outro conteúdo.');
      case 'consentimento':
        return createRefusal(reply, 'NAO_INFORMADO', 'Consentimento em uso', '[consentId] Já há uma cotação para este consentimento.');
      case 'credencial':
        return refuse(reply, 401, naoAutorizado, relogio.agora());
      case 'indisponivel':
        return refuse(reply.header('retry-after', '1'), 503, indisponivel, relogio.agora());
      case 'erro500':
        return refuse(reply, 500, erroInterno, relogio.agora());
    }
  });

  app.get<{ Params: ParamsConsent }>(`${BASE}/:consentId/quote-status`, { onRequest: door }, async (request, reply) => {
    const quote = store.quotes.get(request.params.slug, quoteKey(protocolo, request.params.consentId));
    if (!quote) return refuse(reply, 404, naoEncontrado, relogio.agora());
    const esperaMs = preferredWait(request);
    if (esperaMs > 0) {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      await waitForNews(quote, esperaMs, gone.signal);
      // the client has disconnected, so the EVAL must not be consumed
      if (gone.signal.aborted) return reply;
      reply.header('preference-applied', `wait=${Math.round(esperaMs / 1_000)}`);
    }
    return statusBody(quote, tellStatus(quote));
  });

  app.patch<{ Params: ParamsConsent }>(`${BASE}/:consentId`, { onRequest: door }, async (request, reply) => {
    const violacoes = violationsOf(request, protocolo.patch);
    if (violacoes.length > 0) return refuseShape(violacoes, reply);
    const quote = store.quotes.get(request.params.slug, quoteKey(protocolo, request.params.consentId));
    if (!quote) return refuse(reply, 404, naoEncontrado, relogio.agora());
    const { status, insurerQuoteId, quoteCustomData } = Patch.parse(request.body).data;
    const pedido = quoteCustomData?.generalQuoteInfo?.find(({ fieldId }) => fieldId === 'avisarEm');
    const avisarEm = Endereco.safeParse(pedido?.value).data ?? null;
    const fim = closeQuote(mundo, quote, { status, insurerQuoteId, avisarEm });
    if (!fim.ok) return refuse(reply, 422, { code: 'NAO_PROCESSAVEL', title: 'Não processável', detail: fim.motivo }, relogio.agora());
    if (status === 'CANC') request.desfecho = 'cancelamento';
    return fim.corpo;
  });

  /** 400 with one error per field that breaks the published form. */
  function refuseShape(violacoes: readonly FastifySchemaValidationError[], reply: FastifyReply): FastifyReply {
    const erros = violacoes.map(({ instancePath, params, message }) => {
      const falta = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
      const campo = `${instancePath}${falta}`
        .slice(1)
        .replaceAll('/', '.')
        .replace(/^data\./, '');
      return { code: 'REQUISICAO_MALFORMADA', title: 'Campo fora do padrão', detail: `[${campo}] ${message ?? 'valor inválido'}` };
    });
    return reply.code(400).send(errorBody(erros, relogio.agora()));
  }
}

/** The published form is compiled when its first request comes: a site has a dozen of them, and most of its starts ask for one or none. */
function violationsOf(request: FastifyRequest, forma: JsonSchema): readonly FastifySchemaValidationError[] {
  const judge = request.getValidationFunction(forma) ?? request.compileValidationSchema(forma, 'body');
  return judge(request.body) === true ? [] : (judge.errors ?? []);
}

/** RFC 7240 `Prefer: wait=n`: how long the caller would rather wait than ask again. */
function preferredWait({ headers }: FastifyRequest): number {
  const [, segundos] = /(?:^|[,;\s])wait=(\d{1,3})\b/.exec(String(headers.prefer ?? '')) ?? [];
  return Math.min(Number(segundos ?? 0) * 1_000, MAX_ESPERA_MS);
}
