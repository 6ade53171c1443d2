import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { copy } from './moldura.copy.ts';

/** Sentence of a failure for a client without an account: without an answer it blames the connection, and it never mentions our support. */
export function sayFalha(error: unknown): string {
  const falha = error instanceof FalhaRequisicao ? error : null;
  return falha?.tipo === 'semResposta' && !falha.mensagem ? copy.semConexao : sentenceOfFalha(falha);
}
