import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useController, useFormContext, useWatch } from 'react-hook-form';
import { Digitado } from './digitado.ts';

/** What every field of ui takes of a form. */
export interface CampoLigado<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onCommit: (value: Value) => void;
  readonly error: string | undefined;
}

/**
 * Ties one field of ui to the draft's form, by its dotted path. Typing renders this field and no other; leaving it is what makes the
 * form judge it again.
 */
export function useCampo<Value>(nome: string, vazio: Value, onCommit?: (value: Value) => void): CampoLigado<Value> {
  const { field } = useController<FieldValues>({ name: nome });
  const error = useErro(nome);
  return {
    name: nome,
    value: (field.value ?? vazio) as Value,
    onChange: (value) => field.onChange(value ?? null),
    onCommit: (value) => {
      field.onBlur();
      onCommit?.(value);
    },
    error,
  };
}

/** As `useCampo`, for what is typed key by key: the letter is drawn first, and the form hears of it right after. */
export function useCampoDigitado<Value>(nome: string, vazio: Value, onCommit?: (value: Value) => void): CampoLigado<Value> {
  const campo = useCampo(nome, vazio, onCommit);
  const [digitado] = useState(() => new Digitado<Value>());
  useLayoutEffect(() => {
    digitado.tellTo(campo.onChange);
  });
  useEffect(() => () => digitado.flush(), [digitado]);
  return {
    ...campo,
    value: digitado.over(campo.value),
    onChange: (value) => digitado.note(value),
    onCommit: (value) => {
      digitado.flush();
      campo.onCommit(value);
    },
  };
}

/** A field's value, rendering again when it changes: what makes other fields come and go. */
export const useValor = <Value = unknown>(nome: string): Value | null | undefined =>
  useWatch<FieldValues>({ name: nome }) as Value | null | undefined;

/**
 * What was refused of a field, in words. The library tells every field of every judgement of the whole form; only the one whose own
 * words changed is drawn again, so that pressing Calcular does not draw a hundred.
 */
export function useErro(nome: string): string | undefined {
  const { subscribe, getFieldState } = useFormContext();
  const listen = useCallback((tell: () => void) => subscribe({ formState: { errors: true }, callback: tell }), [subscribe]);
  return useSyncExternalStore(listen, () => getFieldState(nome).error?.message);
}
