import { type Envio, useSubmit } from '@balcao/shared/forms';
import { useLateNavigate } from '@balcao/shared/parcel';
import { focusCampo } from '@balcao/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { antesDe, depoisDe, enderecoDa, type Erros, type Etapa } from './cadastro.model.ts';
import { currentCadastro, currentMemoria, remember, saveCadastro } from './cadastro.store.ts';

/** How a step is validated: first by the rules of the screen, then by the gateway. */
export interface Conferencia {
  readonly etapa: Etapa;
  /** Fields of the step, in its order. */
  readonly campos: readonly string[];
  /** Errors found without the gateway. */
  readonly validate: () => Erros;
  /** Validates at the gateway; absent in steps that do not need it. */
  readonly check?: () => Promise<unknown>;
}

/** State and actions of the form of a step. */
export interface FormularioDaEtapa extends Pick<Envio<undefined, unknown, string>, 'aviso' | 'isRepetivel' | 'isBusy' | 'correct'> {
  readonly erros: Erros;
  readonly submit: (event: FormEvent) => void;
  readonly back: (() => void) | undefined;
}

/** One of the four steps: validated field by field, sent once even when pressed twice, and left only when valid. */
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

/** Refusals of this step received when the last step sent the sign-up: shows them here and focuses the first. */
function useErrosDeLonge(etapa: Etapa, campos: readonly string[]) {
  const [erros, setErros] = useState(() => currentMemoria().erros[etapa] ?? semErros);
  const [first] = useState(() => campos.find((campo) => erros[campo]));
  useEffect(() => {
    remember({ erros: { ...currentMemoria().erros, [etapa]: semErros } });
    if (first) focusCampo(first);
  }, [etapa, first]);
  return [erros, setErros] as const;
}
