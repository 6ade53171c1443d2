import { errorResponse, patchRequest, patchResponse } from '../opin/quote-auto.published.ts';
import type { JsonSchema } from '../opin/json-schema.ts';
import { createdResponse, petRequest, saudeRequest, statusResponse } from './sandbox-v1.published.ts';
import { caminhoDe, ESCOPO } from './sandbox-v1.ts';

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const answer = (description: string, schema: JsonSchema) => ({ description, ...json(schema) });
const header = (name: string, description: string) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } });
const inPath = (name: string, description: string) => ({ name, in: 'path', required: true, description, schema: { type: 'string' } });

const slug = inPath('slug', 'Seguradora ou operadora');
const consent = inPath('consentId', 'Consentimento da cotação');
const interacao = header('x-fapi-interaction-id', 'Identificador da interação');
const refusals = {
  400: answer('Fora do formato publicado', errorResponse),
  401: answer('Token ausente, inválido ou expirado', errorResponse),
  403: answer('Token sem o escopo', errorResponse),
  404: answer('Não encontrado', errorResponse),
  500: answer('Falha da seguradora', errorResponse),
};

const pathsOf = (linha: 'pet' | 'saude', pedido: JsonSchema) => ({
  [`/{slug}${caminhoDe(linha)}`]: {
    post: {
      operationId: `${linha}Cotar`,
      parameters: [slug, interacao, header('x-idempotency-key', 'De 1 a 40 caracteres')],
      requestBody: { required: true, ...json(pedido) },
      responses: { 201: answer('Cotação recebida', createdResponse), ...refusals, 422: answer('Dados não aceitos', { type: 'object' }) },
    },
  },
  [`/{slug}${caminhoDe(linha)}/{consentId}/quote-status`]: {
    get: {
      operationId: `${linha}Situacao`,
      parameters: [slug, consent, interacao],
      responses: { 200: answer('Situação da cotação', statusResponse), ...refusals },
    },
  },
  [`/{slug}${caminhoDe(linha)}/{consentId}`]: {
    patch: {
      operationId: `${linha}Encerrar`,
      parameters: [slug, consent, interacao],
      requestBody: { required: true, ...json(patchRequest) },
      responses: { 200: answer('Cotação encerrada', patchResponse), ...refusals, 422: answer('Não processável', { type: 'object' }) },
    },
  },
});

/** The document of this house's own quote API: the schemas it is checked by, and nothing written twice. */
export const openapi = {
  openapi: '3.0.3',
  info: { title: 'Cotação de pet e saúde das seguradoras de teste', version: '1.0.0' },
  components: {
    securitySchemes: {
      cliente: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: '/{slug}/oauth/token', scopes: { [ESCOPO]: 'Cotar' } } },
      },
    },
  },
  security: [{ cliente: [ESCOPO] }],
  paths: { ...pathsOf('pet', petRequest), ...pathsOf('saude', saudeRequest) },
};
