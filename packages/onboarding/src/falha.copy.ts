import { catalogoDeErros } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';

/** What a failed call says to the user: the gateway's own sentence when it gave one, else spec §8's. */
export function sentenceOf(falha: Pick<FalhaRequisicao, 'tipo' | 'mensagem'> | null): string {
  if (falha?.mensagem) return falha.mensagem;
  if (falha?.tipo === 'semResposta') return catalogoDeErros.semResposta.join(' ');
  if (falha?.tipo === 'emAtualizacao') return catalogoDeErros.emAtualizacao.join(' ');
  return catalogoDeErros.falhou.join(' ');
}
