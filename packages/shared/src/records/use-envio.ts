import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { useRef, useState } from 'react';
import { errosDe, type Erros, firstOf } from './erros-dos-campos.ts';

/** What a form sends, and how what is refused is told. */
export interface PedidoEnvio<I, O, Campo extends string> {
  /** Fields of the form, in its order. */
  readonly campos: readonly Campo[];
  readonly send: (input: I) => Promise<O>;
  /** What keeps the form from being sent. */
  readonly judge?: (input: I) => Erros<Campo>;
  /** Takes the reader to a field: `focusCampo` of ui. */
  readonly goTo: (campo: Campo) => void;
}

/** A form on its way. */
export interface Envio<I, O, Campo extends string> {
  readonly isBusy: boolean;
  /** What is wrong with each field, by this side or by the gateway. */
  readonly erros: Erros<Campo>;
  /** What was refused and belongs to no field. */
  readonly aviso: string | null;
  /** @returns the answer; null when it was refused, or when another is still on the way */
  submit(input: I): Promise<O | null>;
  /** The field is being corrected. */
  correct(campo: Campo): void;
  forget(): void;
}

/**
 * Sends a form, one request at a time: a second press may come before the first has re-rendered the button. What is refused goes to its
 * field, and the reader with it.
 *
 * @example const envio = useEnvio({ campos, send: saveConta, judge: errosOf, goTo: focusCampo })
 */
export function useEnvio<I, O, Campo extends string>({ campos, send, judge, goTo }: PedidoEnvio<I, O, Campo>): Envio<I, O, Campo> {
  const [erros, setErros] = useState<Erros<Campo>>({});
  const [aviso, setAviso] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  const refuse = (found: Erros<Campo>, sentence: string | null): null => {
    const first = firstOf(found, campos);
    setErros(found);
    setAviso(first ? null : sentence);
    if (first) goTo(first);
    return null;
  };
  const sendOnce = async (input: I): Promise<O | null> => {
    isSending.current = true;
    setIsBusy(true);
    setErros({});
    setAviso(null);
    try {
      return await send(input);
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      return refuse(errosDe(error, campos), sentenceOfFalha(error));
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  const submit = async (input: I): Promise<O | null> => {
    if (isSending.current) return null;
    const found = judge?.(input) ?? {};
    return firstOf(found, campos) ? refuse(found, null) : sendOnce(input);
  };
  const forget = () => {
    setErros({});
    setAviso(null);
  };
  return { isBusy, erros, aviso, submit, correct: (campo) => setErros({ ...erros, [campo]: undefined }), forget };
}
