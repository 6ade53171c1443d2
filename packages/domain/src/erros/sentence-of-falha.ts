import { catalogoDeErros } from './catalogo-de-erros.ts';

/** The part of a failed call that determines its sentence. */
interface Falha {
  readonly tipo: string;
  /** What the gateway said, when it said something. */
  readonly mensagem: string | null;
  /** There was no answer because there is no network. */
  readonly isSemConexao?: boolean;
}

/**
 * What a failed call says, as lines: where it has a title and a text, they are two.
 *
 * @example linesOfFalha({ tipo: 'semResposta', mensagem: null }) // ['Oops... Ocorreu um erro inesperado.', 'Por favor, …']
 */
export function linesOfFalha(falha: Falha | null): readonly string[] {
  if (falha?.mensagem) return [falha.mensagem];
  if (falha?.tipo === 'semResposta') return falha.isSemConexao ? catalogoDeErros.semConexao : catalogoDeErros.semResposta;
  return falha?.tipo === 'emAtualizacao' ? catalogoDeErros.emAtualizacao : catalogoDeErros.falhou;
}

/**
 * Sentence for a failed call: that of the gateway when it sent one, else that of spec §8. Null stands for a failure that is not of a call.
 *
 * @example sentenceOfFalha({ tipo: 'emAtualizacao', mensagem: null }) // 'O seu Balcão está em atualização. …'
 */
export const sentenceOfFalha = (falha: Falha | null): string => linesOfFalha(falha).join(' ');
