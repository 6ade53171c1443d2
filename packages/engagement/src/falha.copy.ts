import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';

/** Sentence for any error. */
export const sentenceOf = (error: unknown): string => sentenceOfFalha(error instanceof FalhaRequisicao ? error : null);
