import { ParametrosEmVigor, parametrosCalls } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEnvio } from '@balcao/shared/records';
import { useState } from 'react';
import { focusCampo } from '@balcao/ui';
import { type Campo, campos } from './campos.model.ts';
import { type Digitados, digitadosDe, errosOf, isSame, parametrosDe } from './parametros.model.ts';

export const useParametros = () => useCall(parametrosCalls.getParametros, {});

const keep = (atual: ParametrosEmVigor) => queryClient.setQueryData(keyOf(parametrosCalls.getParametros, {}), atual);

/** What somebody else wrote since, when that is why a save was refused. */
const atualOf = (error: unknown): ParametrosEmVigor | null =>
  error instanceof FalhaRequisicao && error.status === 409 ? (ParametrosEmVigor.safeParse(error.data).data ?? null) : null;

/** The form over what is in force; what somebody else saved meanwhile is shown before it may be written over. */
export function useEdicao(emVigor: ParametrosEmVigor) {
  const [base, setBase] = useState(emVigor);
  const [digitados, setDigitados] = useState(() => digitadosDe(emVigor));
  const [conflito, setConflito] = useState<ParametrosEmVigor | null>(null);
  const stored = digitadosDe(base);
  const save = async (typed: Digitados): Promise<ParametrosEmVigor | null> => {
    try {
      return await call(parametrosCalls.saveParametros, { ...parametrosDe(typed), versao: base.versao });
    } catch (error) {
      const atual = atualOf(error);
      if (!atual) throw error;
      setConflito(atual);
      return null;
    }
  };
  const { submit, correct, forget, ...envio } = useEnvio({ campos, send: save, judge: errosOf, goTo: focusCampo });
  const take = (atual: ParametrosEmVigor) => {
    keep(atual);
    setBase(atual);
    setConflito(null);
  };
  return {
    ...envio,
    base,
    stored,
    digitados,
    conflito,
    isDirty: !isSame(digitados, stored),
    change: (campo: Campo, valor: number | null) => {
      setDigitados((now) => ({ ...now, [campo]: valor }));
      correct(campo);
    },
    fill: (next: Digitados) => {
      setDigitados(next);
      forget();
    },
    /** What is in force now: theirs to be seen, mine to be written over it, or mine given up. */
    settle: (atual: ParametrosEmVigor, isMineKept: boolean) => {
      take(atual);
      if (!isMineKept) setDigitados(digitadosDe(atual));
    },
    /** @returns whether it was saved */
    submit: async (): Promise<boolean> => {
      const saved = await submit(digitados);
      if (!saved) return false;
      take(saved);
      // what was typed while it was being saved stays, still to be saved
      setDigitados((now) => (isSame(now, digitados) ? digitadosDe(saved) : now));
      return true;
    },
  };
}
