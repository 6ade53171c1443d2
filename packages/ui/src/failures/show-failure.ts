import { sentenceOfFalha } from '@balcao/domain';
import { showToast } from '@balcao/ui';

/** The part of a failed call a screen shows. */
export interface Falha {
  readonly tipo: string;
  /** Sentence of the gateway, when it sent one. */
  readonly mensagem: string | null;
  /** There was no answer because there is no network. */
  readonly isSemConexao?: boolean;
  readonly code?: number | string | null;
  /** The refused fields. */
  readonly errors?: readonly { readonly campo: string; readonly mensagem: string }[];
}

/** Whether an error is a refused call. */
export const isFalha = (error: unknown): error is Falha =>
  typeof error === 'object' && error !== null && 'tipo' in error && 'mensagem' in error;

/**
 * Shows a toast for an action that failed, with the reason where it is known.
 *
 * @param error anything thrown; for a refused call, the sentence of the gateway is shown
 * @example onError: (error) => showFailure(copy.falhaDescartar, error)
 */
export const showFailure = (titulo: string, error: unknown): void =>
  void showToast({ tone: 'perigo', titulo, texto: sentenceOfFalha(isFalha(error) ? error : null) });
