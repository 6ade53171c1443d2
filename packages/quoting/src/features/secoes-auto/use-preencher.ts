import type { RascunhoAuto } from '@balcao/contracts';
import type { CampoAuto } from '@balcao/domain';
import { type FieldPath, type FieldPathValue, useFormContext } from 'react-hook-form';
import { onlyVazios, type Preenchimento } from './secoes-auto.model.ts';

type Caminho = FieldPath<RascunhoAuto>;

/** Puts values in the form: replacing what is there, or only where there is nothing. */
export function usePreencher() {
  const { getValues, setValue, clearErrors } = useFormContext<RascunhoAuto>();
  const put = (campo: string, value: unknown) => {
    setValue(campo as Caminho, value as FieldPathValue<RascunhoAuto, Caminho>, { shouldDirty: true });
    clearErrors(campo as Caminho);
  };
  const replace = (preenchimento: Preenchimento) => {
    for (const [campo, value] of Object.entries(preenchimento)) put(campo, value);
  };
  const fillVazios = (preenchimento: Preenchimento) =>
    replace(onlyVazios(preenchimento, (campo: CampoAuto) => getValues(campo as Caminho)));
  return { put, replace, fillVazios };
}
