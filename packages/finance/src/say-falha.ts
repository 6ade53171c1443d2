import { sentenceOfFalha } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';
import { showToast } from '@balcao/ui';

/** What was refused, in words: of the first field that was, else of the whole. */
export const sentenceOf = (falha: FalhaRequisicao): string => falha.errors[0]?.mensagem ?? sentenceOfFalha(falha);

export const sayFalha = (falha: FalhaRequisicao): void => void showToast({ tone: 'perigo', titulo: sentenceOf(falha) });
