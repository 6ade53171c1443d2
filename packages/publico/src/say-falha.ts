import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { copy } from './moldura.copy.ts';

/** What failed, to whoever is nobody's user: without an answer it is their connection, and there is no support of ours to write to. */
export function sayFalha(error: unknown): string {
  const falha = error instanceof FalhaRequisicao ? error : null;
  return falha?.tipo === 'semResposta' && !falha.mensagem ? copy.semConexao : sentenceOfFalha(falha);
}
