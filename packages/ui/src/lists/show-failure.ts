import { sentenceOfFalha } from '@balcao/domain';
import { showToast } from '@balcao/ui';
import type { Falha } from './lista.props.ts';

/** Whether what was thrown is a refused call. */
export const isFalha = (error: unknown): error is Falha =>
  typeof error === 'object' && error !== null && 'tipo' in error && 'mensagem' in error;

/**
 * Says that something did not work, and why as far as is known.
 *
 * @param error whatever was thrown; of a call, its refusal is said in the gateway's words
 * @example onError: (error) => showFailure(copy.falhaDescartar, error)
 */
export const showFailure = (titulo: string, error: unknown): void =>
  void showToast({ tone: 'perigo', titulo, texto: sentenceOfFalha(isFalha(error) ? error : null) });
