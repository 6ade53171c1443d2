import { ParametrosEmVigor, parametrosCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useFicha } from '@balcao/shared/forms';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import { campos } from './campos.model.ts';
import { type Digitados, digitadosDe, errosOf, parametrosDe, parseDigitados } from './parametros.model.ts';

export const useParametros = () => useCall(parametrosCalls.getParametros, {});

const keep = (atual: ParametrosEmVigor) => queryClient.setQueryData(keyOf(parametrosCalls.getParametros, {}), atual);

/** The form over what is in force; what somebody else saved meanwhile is shown before it may be written over. */
export const useEdicao = (emVigor: ParametrosEmVigor, onSent: () => void) =>
  useFicha<ParametrosEmVigor, Digitados>({
    gravada: emVigor,
    digitadoDe: (atual) => digitadosDe(atual ?? emVigor),
    schema: ParametrosEmVigor,
    camposOf: () => campos,
    judge: errosOf,
    goTo: focusCampo,
    guardada: { nome: 'parametros', parse: parseDigitados },
    send: async (typed, base) => {
      const saved = await call(parametrosCalls.saveParametros, { ...parametrosDe(typed), versao: base?.versao ?? emVigor.versao });
      keep(saved);
      return saved;
    },
    onSent,
  });
