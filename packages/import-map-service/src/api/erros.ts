import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { RecusaServico } from '../servico/recusa.ts';
import { ditos } from './api.copy.ts';

type Problema = z.core.$ZodIssue;

/** A request whose parts do not fit; answered with 422 and each field. */
export class DadosInvalidos extends Error {
  override readonly name = 'DadosInvalidos';
  constructor(readonly problemas: readonly Problema[]) {
    super(ditos.conferir);
  }
}

const SENTENCAS: Readonly<Record<string, string>> = {
  invalid_value: ditos.opcao,
  invalid_union: ditos.formato,
  too_small: ditos.curto,
  too_big: ditos.longo,
  invalid_format: ditos.formato,
};

/** zod's default messages expose internals, so only our own sentences reach the caller. */
function sentenceOf(problema: Problema): string {
  if (problema.code === 'unrecognized_keys') return ditos.sobra(problema.keys);
  if (problema.code === 'invalid_type') return problema.input === undefined ? ditos.obrigatorio : ditos.tipo;
  if (problema.message && problema.message !== 'Invalid input') return problema.message;
  return SENTENCAS[problema.code] ?? ditos.formato;
}

const fieldOf = (problema: Problema) => ({
  campo: problema.path.map(String).join('.'),
  codigo: problema.code ?? 'invalido',
  mensagem: sentenceOf(problema),
});

const envelope = (codigo: string, mensagem: string, detalhes?: Readonly<Record<string, unknown>>) => ({
  erro: { codigo, mensagem, ...(detalhes && Object.keys(detalhes).length > 0 && { detalhes }) },
});

/** Answers any thrown error: refusals with their own sentence, unexpected errors without internal details. */
export function answerError(erro: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (erro instanceof RecusaServico) return reply.code(erro.status).send(envelope(erro.codigo, erro.message, erro.detalhes));
  if (erro instanceof DadosInvalidos) {
    return reply.code(422).send({ ...envelope('dados-invalidos', erro.message), errors: erro.problemas.map(fieldOf) });
  }
  const status = 'statusCode' in erro ? (erro.statusCode ?? 500) : 500;
  if (status === 413) return reply.code(413).send(envelope('grande-demais', ditos.grande));
  if (status >= 400 && status < 500) return reply.code(status).send(envelope('pedido-ilegivel', ditos.naoJson));
  request.log.error(erro);
  return reply.code(500).send(envelope('falha', ditos.falha));
}
