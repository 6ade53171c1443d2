import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import type { Autor } from '../servico/autor.ts';
import { DadosInvalidos } from './erros.ts';
import type { Porta } from './porta.ts';

type Esquema = z.ZodMiniType;
const Nada = z.object({});

interface Pedido<P, Q, C> {
  readonly params: P;
  readonly query: Q;
  readonly corpo: C;
  readonly autor: Autor;
  readonly reply: FastifyReply;
}

interface Definicao<P extends Esquema, Q extends Esquema, C extends Esquema> {
  readonly metodo: HTTPMethods;
  readonly caminho: string;
  /** One line for the OpenAPI document. */
  readonly resumo: string;
  readonly params?: P;
  readonly query?: Q;
  readonly corpo?: C;
  readonly handle: (pedido: Pedido<z.output<P>, z.output<Q>, z.output<C>>) => Promise<unknown>;
}

/** One call of the API: what it takes and what it does. */
export interface Chamada {
  readonly metodo: HTTPMethods;
  readonly caminho: string;
  readonly esquema: FastifySchema;
  run(request: FastifyRequest, reply: FastifyReply, autor: Autor): Promise<unknown>;
}

function parse<S extends Esquema>(esquema: S, valor: unknown): z.output<S> {
  const lido = z.safeParse(esquema, valor, { reportInput: true });
  if (!lido.success) throw new DadosInvalidos(lido.error.issues);
  return lido.data;
}

function jsonOf(esquema: Esquema): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(esquema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;
  return json;
}

const Erro = {
  type: 'object',
  required: ['erro'],
  properties: {
    erro: {
      type: 'object',
      required: ['codigo', 'mensagem'],
      properties: { codigo: { type: 'string' }, mensagem: { type: 'string' }, detalhes: { type: 'object', additionalProperties: true } },
    },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { campo: { type: 'string' }, codigo: { type: 'string' }, mensagem: { type: 'string' } } },
    },
  },
};

/** Describes and types a call; the schemas check, and become the OpenAPI document. */
export function chamada<P extends Esquema = typeof Nada, Q extends Esquema = typeof Nada, C extends Esquema = typeof Nada>(
  definicao: Definicao<P, Q, C>,
): Chamada {
  const { metodo, caminho, resumo, params, query, corpo, handle } = definicao;
  return {
    metodo,
    caminho,
    esquema: {
      // not listed in a host's own API document, only in this service's
      hide: true,
      summary: resumo,
      tags: [caminho.split('/')[2] ?? ''],
      ...(params && { params: jsonOf(params) }),
      ...(query && { querystring: jsonOf(query) }),
      ...(corpo && { body: jsonOf(corpo) }),
      response: {
        '2xx': { description: 'Feito.' },
        '4xx': { description: 'Recusado.', ...Erro },
        '5xx': { description: 'Falha.', ...Erro },
      },
    },
    run: (request, reply, autor) =>
      handle({
        params: parse(params ?? Nada, request.params) as z.output<P>,
        query: parse(query ?? Nada, request.query) as z.output<Q>,
        corpo: parse(corpo ?? Nada, corpo ? (request.body ?? {}) : {}) as z.output<C>,
        autor,
        reply,
      }),
  };
}

/** Registers calls, each behind the credential check. */
export function serveChamadas(app: FastifyInstance, porta: Porta, chamadas: readonly Chamada[]): void {
  for (const { metodo, caminho, esquema, run } of chamadas) {
    app.route({
      method: metodo,
      url: caminho,
      schema: esquema,
      onRequest: async (request, reply) => porta.enter(request, reply),
      handler: (request, reply) => run(request, reply, porta.who(request)),
    });
  }
}
