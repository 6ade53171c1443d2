import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mundo } from '../mundo.ts';
import { naoAutorizado, naoEncontrado, refuse, semEscopo } from '../opin/opin-errors.ts';
import type { Perfil } from '../seguradoras/perfil.ts';
import type { ProtocoloCotacao } from './protocolo.ts';

export interface ParamsSlug {
  readonly slug: string;
}

const INTERACAO = /^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/;
const CHAVE = /^(?!\s)(.*)(\S)$/;

/** The insurer of the address, when it offers this API. */
export function perfilOf({ perfis }: Mundo, { serves }: ProtocoloCotacao, slug: string): Perfil | undefined {
  const perfil = perfis.get(slug);
  return perfil && serves(perfil) ? perfil : undefined;
}

/** Checks the requirements of every call of the standard in order: media type, headers, token, scope. Sends the refusal itself. */
export async function checkDoor(
  mundo: Mundo,
  protocolo: ProtocoloCotacao,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
): Promise<void> {
  const agora = mundo.relogio.agora();
  const { slug } = request.params as ParamsSlug; // the route's pattern has it
  const perfil = perfilOf(mundo, protocolo, slug);
  const interacao = request.headers['x-fapi-interaction-id'];
  if (typeof interacao === 'string' && INTERACAO.test(interacao)) reply.header('x-fapi-interaction-id', interacao);
  if (!perfil) return void refuse(reply, 404, naoEncontrado, agora);
  if (mundo.ajustes.of(perfil).fora) return drop(request, reply);
  if (!acceptsJson(request.headers.accept)) return void refuse(reply, 406, naoAceitavel, agora);
  const concessao = mundo.tokens.read(bearerOf(request), slug, agora);
  if (!concessao) return void refuse(reply, 401, naoAutorizado, agora);
  if (!concessao.escopo.split(' ').includes(protocolo.escopo)) return void refuse(reply, 403, semEscopo(protocolo.escopo), agora);
  if (typeof interacao !== 'string' || !INTERACAO.test(interacao)) return void refuse(reply, 400, semInteracao, agora);
}

/** Refuses a POST without a usable idempotency key. */
export async function checkIdempotencyKey({ relogio }: Mundo, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const chave = request.headers['x-idempotency-key'];
  if (typeof chave !== 'string' || chave.length > 40 || !CHAVE.test(chave)) refuse(reply, 400, semChave, relogio.agora());
}

const naoAceitavel = { code: 'NAO_ACEITAVEL', title: 'Formato não aceito', detail: 'Só há respostas em application/json.' };
const semInteracao = { code: 'CABECALHO', title: 'Cabeçalho inválido', detail: '[x-fapi-interaction-id] Informe um UUID da interação.' };
const semChave = { code: 'CABECALHO', title: 'Cabeçalho inválido', detail: '[x-idempotency-key] Informe de 1 a 40 caracteres.' };

const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
const acceptsJson = (accept: string | undefined): boolean => accept === undefined || /\*\/\*|application\/(\*|json)/.test(accept);

/** Cuts the connection without an answer, as a server out of order would. */
export function drop(request: FastifyRequest, reply: FastifyReply): void {
  request.desfecho = 'derrubada';
  reply.hijack();
  request.raw.socket.destroy();
}
