import { catalogoDeErros } from './catalogo-de-erros.ts';

/** The part of a failed call that determines its sentence. */
interface Falha {
  readonly tipo: string;
  /** What the gateway said, when it said something. */
  readonly mensagem: string | null;
}

/**
 * Sentence for a failed call: that of the gateway when it sent one, else that of spec §8. Null stands for a failure that is not of a call.
 *
 * @example sentenceOfFalha({ tipo: 'emAtualizacao', mensagem: null }) // 'O seu Balcão está em atualização. …'
 */
export function sentenceOfFalha(falha: Falha | null): string {
  if (falha?.mensagem) return falha.mensagem;
  if (falha?.tipo === 'semResposta') return catalogoDeErros.semResposta.join(' ');
  if (falha?.tipo === 'emAtualizacao') return catalogoDeErros.emAtualizacao.join(' ');
  return catalogoDeErros.falhou.join(' ');
}
