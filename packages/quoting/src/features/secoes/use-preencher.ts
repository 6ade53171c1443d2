import { useFormContext } from 'react-hook-form';
import { flushDigitados } from '../../digitado.ts';
import { onlyVazios, type Preenchimento } from './secoes.model.ts';

/** Puts values in the form: replacing what is there, or only where there is nothing. */
export function usePreencher() {
  const { getValues, setValue, clearErrors } = useFormContext();
  const put = (campo: string, value: unknown) => {
    flushDigitados();
    setValue(campo, value, { shouldDirty: true });
    clearErrors(campo);
  };
  const replace = (preenchimento: Preenchimento) => {
    for (const [campo, value] of Object.entries(preenchimento)) put(campo, value);
  };
  const fillVazios = (preenchimento: Preenchimento) => {
    flushDigitados();
    replace(onlyVazios(preenchimento, (campo) => getValues(campo)));
  };
  return { put, replace, fillVazios };
}
