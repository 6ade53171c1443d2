import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';

/** What is said of whatever was thrown. */
export const sentenceOf = (error: unknown): string => sentenceOfFalha(error instanceof FalhaRequisicao ? error : null);
