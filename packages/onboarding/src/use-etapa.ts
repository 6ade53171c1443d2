import { FalhaRequisicao } from '@balcao/shared';
import { useLateNavigate } from '@balcao/shared/parcel';
import { focusCampo } from '@balcao/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { antesDe, depoisDe, enderecoDa, type Erros, errosDe, type Etapa } from './cadastro.model.ts';
import { currentCadastro, currentMemoria, remember, saveCadastro, useMemoria } from './cadastro.store.ts';

/** How a step judges what it holds: at once by the screen's own rules, then by the gateway. */
export interface Conferencia {
  readonly etapa: Etapa;
  /** Fields the screen already knows to be wrong. */
  readonly validate: () => Erros;
  /** Asks the gateway; absent where there is nothing to ask. */
  readonly check?: () => Promise<unknown>;
}

/** What a step's form shows and does. */
export interface FormularioDaEtapa {
  readonly erros: Erros;
  readonly falha: FalhaRequisicao | null;
  readonly isBusy: boolean;
  readonly submit: (event: FormEvent) => void;
  /** Takes a field's refusal away: it is being corrected. */
  readonly clear: (nome: string) => void;
  readonly back: (() => void) | undefined;
}

/** One step of the four: judged field by field, sent once however often it is pressed, and left only when it holds. */
export function useEtapa({ etapa, validate, check }: Conferencia): FormularioDaEtapa {
  const navigate = useNavigate();
  const goTo = useLateNavigate();
  const erros = useMemoria().erros[etapa] ?? semErros;
  const [falha, setFalha] = useState<FalhaRequisicao | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  useFocusOnFirstError(etapa);

  const setErros = (next: Erros) => remember({ erros: { ...currentMemoria().erros, [etapa]: next } });
  const refuse = (next: Erros) => {
    setErros(next);
    focusFirst(next);
  };
  const goOn = () => {
    const { retorno } = currentMemoria();
    setErros(semErros);
    saveCadastro({ feitas: [...new Set([...currentCadastro().feitas, etapa])] });
    remember({ retorno: null });
    void goTo(enderecoDa(retorno ?? depoisDe(etapa)));
  };
  const send = async () => {
    const wrong = validate();
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFalha(null);
    try {
      await check?.();
      goOn();
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      if (error.tipo === 'camposInvalidos') refuse(errosDe(error.errors));
      else setFalha(error);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  const anterior = antesDe(etapa);
  return {
    erros,
    falha,
    isBusy,
    submit: (event) => {
      event.preventDefault();
      void send();
    },
    clear: (nome) => erros[nome] && setErros(Object.fromEntries(Object.entries(erros).filter(([campo]) => campo !== nome))),
    back: anterior ? () => void navigate(enderecoDa(anterior)) : undefined,
  };
}

const semErros: Erros = {};

/** Takes the reader to the first field refused. */
export function focusFirst(erros: Erros): void {
  const campo = Object.keys(erros)[0];
  // the field is told it is wrong in the render this follows
  if (campo) setTimeout(() => focusCampo(campo));
}

/** A refusal of the whole leads here from the last step: straight to the field. */
function useFocusOnFirstError(etapa: Etapa): void {
  useEffect(() => focusFirst(currentMemoria().erros[etapa] ?? semErros), [etapa]);
}
