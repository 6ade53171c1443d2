import { FalhaRequisicao, navigateTo, prepareCalls } from '@balcao/shared';
import { focusCampo } from '@balcao/ui';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { type Aviso, avisoOf, semAviso } from './envio.model.ts';

/** What a form of access sends. Its fields are texts. */
export interface Envio<Campo extends string> {
  /** Every field, in the order shown. */
  readonly inicial: Readonly<Record<Campo, string>>;
  /** The fields that cannot be sent as they are. */
  readonly validar: (valores: Readonly<Record<Campo, string>>) => Aviso<Campo>['erros'];
  /** @returns the address to go to, or why the form stays. @throws {FalhaRequisicao} */
  readonly enviar: (valores: Readonly<Record<Campo, string>>) => Promise<string | Aviso<Campo>>;
}

export interface Formulario<Campo extends string> {
  readonly valores: Readonly<Record<Campo, string>>;
  readonly aviso: Aviso<Campo>;
  readonly isBusy: boolean;
  readonly change: (valor: string, campo: string) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly prepare: () => void;
}

/** A form that sends once however often it is pressed, keeps what was typed, and leads to the first field that is wrong. */
export function useEnvio<const Campo extends string>({ inicial, validar, enviar }: Envio<Campo>): Formulario<Campo> {
  const [valores, setValores] = useState<Readonly<Record<Campo, string>>>(inicial);
  const [aviso, setAviso] = useState<Aviso<Campo>>(semAviso);
  const [isBusy, setIsBusy] = useState(false);
  // a second press may come before the first has re-rendered the button
  const isSending = useRef(false);
  const campos = Object.keys(inicial) as Campo[];

  const change = useCallback((valor: string, campo: string) => {
    setValores((before) => ({ ...before, [campo]: valor }));
    setAviso((before) => (campo in before.erros ? { ...before, erros: { ...before.erros, [campo]: undefined } } : before));
  }, []);
  const stay = (next: Aviso<Campo>) => {
    setAviso(next);
    isSending.current = false;
    setIsBusy(false);
    const wrong = campos.find((campo) => next.erros[campo]);
    if (wrong) focusCampo(wrong);
  };
  const send = async () => {
    const erros = validar(valores);
    if (Object.values(erros).some(Boolean)) return stay({ ...semAviso, erros });
    isSending.current = true;
    setIsBusy(true);
    setAviso(semAviso);
    const { pathname } = window.location;
    const ending = await answerOf(() => enviar(valores), campos).catch((error: unknown) => {
      stay(semAviso);
      throw error;
    });
    // whoever left the form meanwhile stays where they went
    if (window.location.pathname !== pathname) return;
    // leaving: still busy until the next screen is there
    if (typeof ending === 'string') navigateTo(ending);
    else stay(ending);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending.current) void send();
  };
  return { valores, aviso, isBusy, change, submit, prepare: prepareCalls };
}

async function answerOf<Campo extends string>(
  enviar: () => Promise<string | Aviso<Campo>>,
  campos: readonly Campo[],
): Promise<string | Aviso<Campo>> {
  try {
    return await enviar();
  } catch (error) {
    if (error instanceof FalhaRequisicao) return avisoOf(error, campos);
    throw error;
  }
}
