import { type Envio, useSubmit } from '@balcao/shared/forms';
import { useLateNavigate } from '@balcao/shared/parcel';
import { focusCampo } from '@balcao/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { antesDe, depoisDe, enderecoDa, type Erros, type Etapa } from './cadastro.model.ts';
import { currentCadastro, currentMemoria, remember, saveCadastro } from './cadastro.store.ts';

/** How a step judges what it holds: at once by the screen's own rules, then by the gateway. */
export interface Conferencia {
  readonly etapa: Etapa;
  /** Fields of the step, in its order. */
  readonly campos: readonly string[];
  /** Fields the screen already knows to be wrong. */
  readonly validate: () => Erros;
  /** Asks the gateway; absent where there is nothing to ask. */
  readonly check?: () => Promise<unknown>;
}

/** What a step's form shows and does. */
export interface FormularioDaEtapa extends Pick<Envio<undefined, unknown, string>, 'aviso' | 'isRepetivel' | 'isBusy' | 'correct'> {
  readonly erros: Erros;
  readonly submit: (event: FormEvent) => void;
  readonly back: (() => void) | undefined;
}

/** One step of the four: judged field by field, sent once however often it is pressed, and left only when it holds. */
export function useEtapa({ etapa, campos, validate, check }: Conferencia): FormularioDaEtapa {
  const navigate = useNavigate();
  const goTo = useLateNavigate();
  const [deLonge, setDeLonge] = useErrosDeLonge(etapa, campos);
  const envio = useSubmit<undefined, unknown, string>({
    campos,
    judge: validate,
    send: async () => check?.(),
    goTo: focusCampo,
    onSent: () => {
      const { retorno } = currentMemoria();
      saveCadastro({ feitas: [...new Set([...currentCadastro().feitas, etapa])] });
      remember({ retorno: null });
      void goTo(enderecoDa(retorno ?? depoisDe(etapa)));
    },
  });
  const anterior = antesDe(etapa);
  return {
    ...envio,
    erros: { ...deLonge, ...envio.erros } as Erros,
    correct: (campo) => {
      setDeLonge(({ [campo]: _corrigido, ...others }) => others);
      envio.correct(campo);
    },
    submit: (event) => {
      event.preventDefault();
      setDeLonge(() => semErros);
      void envio.submit(undefined);
    },
    back: anterior ? () => void navigate(enderecoDa(anterior)) : undefined,
  };
}

const semErros: Erros = {};

/** What was refused of this step when the whole was sent, from the last one: it is shown here, and the reader taken straight to it. */
function useErrosDeLonge(etapa: Etapa, campos: readonly string[]) {
  const [erros, setErros] = useState(() => currentMemoria().erros[etapa] ?? semErros);
  const [first] = useState(() => campos.find((campo) => erros[campo]));
  useEffect(() => {
    remember({ erros: { ...currentMemoria().erros, [etapa]: semErros } });
    if (first) focusCampo(first);
  }, [etapa, first]);
  return [erros, setErros] as const;
}
