import { catalogoDeErros } from './catalogo-de-erros.ts';

/** The part of a failed call that decides what is said of it. */
interface Falha {
  readonly tipo: string;
  /** What the gateway said, when it said something. */
  readonly mensagem: string | null;
}

/**
 * What a failed call says to the user: the gateway's own sentence when it gave one, else that of spec §8; null is a failure of no call.
 *
 * @example sentenceOfFalha({ tipo: 'emAtualizacao', mensagem: null }) // 'O seu Balcão está em atualização. …'
 */
export function sentenceOfFalha(falha: Falha | null): string {
  if (falha?.mensagem) return falha.mensagem;
  if (falha?.tipo === 'semResposta') return catalogoDeErros.semResposta.join(' ');
  if (falha?.tipo === 'emAtualizacao') return catalogoDeErros.emAtualizacao.join(' ');
  return catalogoDeErros.falhou.join(' ');
}
