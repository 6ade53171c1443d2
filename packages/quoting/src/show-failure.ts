import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { showToast } from '@balcao/ui';

/** Says that something did not work, and why as far as is known. */
export const showFailure = (titulo: string, error: unknown): void =>
  void showToast({ tone: 'perigo', titulo, texto: sentenceOfFalha(error instanceof FalhaRequisicao ? error : null) });
