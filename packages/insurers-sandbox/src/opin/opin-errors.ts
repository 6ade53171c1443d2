import type { FastifyReply } from 'fastify';
import { dataHoraOpin } from '../relogio.ts';
import type { CampoInvalido } from '../quotes/protocolo.ts';

export interface ErroOpin {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

/** The standard's error body, at most 13 errors. */
export const errorBody = (errors: readonly ErroOpin[], agora: Date): object => ({
  errors: errors.slice(0, 13).map((error) => ({ ...error, detail: error.detail.slice(0, 2048), requestDateTime: dataHoraOpin(agora) })),
  meta: { totalRecords: Math.min(13, errors.length), totalPages: 1 },
});

export const refuse = (reply: FastifyReply, status: number, error: ErroOpin, agora: Date): FastifyReply =>
  reply.code(status).send(errorBody([error], agora));

/** A message about a field: its path between brackets, then the sentence. */
export const atField = ({ campo, texto }: CampoInvalido): string => `[${campo}] ${texto}`;

/** 422 of POST /request: the standard publishes one object here, not a list. */
export const createRefusal = (
  reply: FastifyReply,
  code: 'ERRO_IDEMPOTENCIA' | 'NAO_INFORMADO',
  title: string,
  detail: string,
): FastifyReply => reply.code(422).send({ errors: { code, title, detail } });

export const naoAutorizado: ErroOpin = { code: 'NAO_AUTORIZADO', title: 'Não autorizado', detail: 'Token ausente, inválido ou expirado.' };
export const semEscopo = (escopo: string): ErroOpin => ({
  code: 'SEM_ESCOPO',
  title: 'Acesso negado',
  detail: `O token não tem o escopo ${escopo}.`,
});
export const naoEncontrado: ErroOpin = { code: 'NAO_ENCONTRADO', title: 'Não encontrado', detail: 'O recurso solicitado não existe.' };
export const erroInterno: ErroOpin = { code: 'ERRO_INTERNO', title: 'Erro interno', detail: 'Falha no sistema da seguradora.' };
export const indisponivel: ErroOpin = {
  code: 'INDISPONIVEL',
  title: 'Indisponível',
  detail: 'Sistema da seguradora temporariamente indisponível.',
};
