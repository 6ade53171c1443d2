import type { Call } from '@balcao/contracts';
import { permissoesDe } from '@balcao/domain';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

function jsonOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

const pick = (schema: Json, nomes: readonly string[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries((schema['properties'] ?? {}) as Json).filter(([nome]) => nomes.includes(nome))),
  required: ((schema['required'] ?? []) as string[]).filter((nome) => nomes.includes(nome)),
});

const RECUSA = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: ['string', 'integer'] },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['campo', 'codigo', 'mensagem'],
        properties: { campo: { type: 'string' }, codigo: { type: 'string' }, mensagem: { type: 'string' } },
      },
    },
  },
};

const respostasDe = (call: Call): Json => ({
  200: {
    description: 'Atendido.',
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, code: { type: 'integer' }, message: { type: 'string' }, data: jsonOf(call.output, 'output') },
  },
  '4xx': { description: 'Recusado: `errors` aponta os campos no 422; `x-redirect-to` diz aonde ir no 401.', ...RECUSA },
  '5xx': { description: 'Falha do serviço.', ...RECUSA },
});

const exigenciaDe = ({ needs, produtor, blockedBy, administrador, segfyer, qualquerSessao }: Call): string =>
  [
    needs && `Exige a permissão ${permissoesDe(needs).join(' ou ')}${produtor ? ', ou entrar como produtor' : ''}.`,
    blockedBy && `Negada pelo bloqueio ${blockedBy}.`,
    administrador && 'Só administradores.',
    segfyer && 'Só a equipe de suporte.',
    qualquerSessao && `Qualquer sessão: ${qualquerSessao}.`,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * How OpenAPI tells one contract call. Only a description: what comes in and goes out is checked by the contract itself. Drawn when the
 * document is first asked for, as drawing all of them would slow every start.
 */
export function describeCall(call: Call): FastifySchema {
  const entrada = jsonOf(call.input, 'input');
  const noCaminho = [...call.path.matchAll(/:(\w+)/g)].map(([, nome]) => nome as string);
  const restantes = Object.keys((entrada['properties'] ?? {}) as Json).filter((nome) => !noCaminho.includes(nome));
  const isQuery = call.arquivo || call.method === 'GET' || call.method === 'DELETE';
  const chave = { type: 'object', required: ['idempotency-key'], properties: { 'idempotency-key': { type: 'string', maxLength: 200 } } };
  const descricao = exigenciaDe(call);
  return {
    summary: call.resumo,
    ...(descricao && { description: descricao }),
    tags: [call.path.replace('/c/api/v1', '').split('/')[1] ?? ''],
    security: call.publica ? [] : [{ portador: [], companheiro: [] }],
    ...(noCaminho.length > 0 && { params: pick(entrada, noCaminho) }),
    ...(restantes.length > 0 && { [isQuery ? 'querystring' : 'body']: pick(entrada, restantes) }),
    ...(call.idempotente && { headers: chave }),
    response: respostasDe(call),
  };
}

/** Collects the description of every route registered afterwards and serves it at `/openapi.json`. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Balcão', version: '1.0.0', description: 'Chamadas do portal, geradas dos contratos.' },
      components: {
        securitySchemes: {
          portador: { type: 'http', scheme: 'bearer' },
          companheiro: { type: 'apiKey', in: 'cookie', name: 'balcao_acesso' },
        },
      },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
