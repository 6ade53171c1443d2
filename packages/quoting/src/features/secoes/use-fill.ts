import { useFormContext } from 'react-hook-form';
import { flushDigitados } from '../../digitacao/digitado.ts';
import { useLinha } from '../../linha-aberta.ts';
import { onlyDaLinha, onlyVazios, type Preenchimento } from './secoes.model.ts';

/** Puts values in the form: replacing what is there, or only where there is nothing. */
export function useFill() {
  const { getValues, setValue, clearErrors } = useFormContext();
  const linha = useLinha();
  const put = (campo: string, value: unknown) => {
    flushDigitados();
    setValue(campo, value, { shouldDirty: true });
    clearErrors(campo);
  };
  const replace = (valores: Readonly<Record<string, unknown>>) => {
    for (const [campo, value] of Object.entries(valores)) put(campo, value);
  };
  /** Of a filling, only what the line asks, and only where nothing is yet. */
  const fillVazios = (preenchimento: Preenchimento) => {
    flushDigitados();
    const doFormulario = onlyDaLinha(preenchimento, (campo) => linha.rotuloDe(campo) !== null);
    replace(onlyVazios(doFormulario, (campo) => getValues(campo)));
  };
  /** What follows from an answer, as the line says. */
  const answer = (campo: string, valor: unknown) => replace(linha.consequencias(campo, valor));
  return { put, replace, fillVazios, answer };
}
