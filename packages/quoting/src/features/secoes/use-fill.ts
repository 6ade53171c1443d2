import { campoId } from '@balcao/ui';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { flushDigitados } from '../../digitacao/digitado.ts';
import { useLinha } from '../../linha-aberta.ts';
import { onlyDaLinha, onlyVazios, type Preenchimento, withoutOutroEndereco } from './secoes.model.ts';

/** What a field held when a look-up was asked. */
export type ValorAntes = (campo: string) => unknown;

/** The text of the field in use is selected when it was just filled, so that what is typed next takes its place and is not stuck to it. */
function selectInUse(campos: readonly string[]): void {
  const inUse = document.activeElement;
  if (inUse instanceof HTMLInputElement && campos.some((campo) => inUse.id === campoId(campo))) inUse.select();
}

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
  /** What was looked up, except in the fields that were written meanwhile. */
  const fillFound = (valores: Readonly<Record<string, unknown>>, antes: ValorAntes) => {
    flushDigitados();
    const isAsItWas = ([campo]: readonly [string, unknown]) => (getValues(campo) ?? null) === (antes(campo) ?? null);
    const left = Object.entries(valores).filter(isAsItWas);
    // before another letter can be typed
    flushSync(() => replace(Object.fromEntries(left)));
    selectInUse(left.map(([campo]) => campo));
  };
  /** The same, only of what the line asks, and only where nothing is yet. */
  const fillVazios = (preenchimento: Preenchimento, antes: ValorAntes) => {
    flushDigitados();
    const doFormulario = onlyDaLinha(preenchimento, (campo) => linha.rotuloDe(campo) !== null);
    fillFound(
      onlyVazios(withoutOutroEndereco(doFormulario, getValues), (campo) => getValues(campo)),
      antes,
    );
  };
  /** What follows from an answer, as the line says. */
  const answer = (campo: string, valor: unknown) => replace(linha.consequencias(campo, valor));
  return { put, replace, fillFound, fillVazios, answer };
}
