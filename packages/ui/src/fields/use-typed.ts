import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldProps } from './field.props.ts';

type Told = Pick<FieldProps<string>, 'value' | 'name' | 'onChange' | 'onCommit'>;

/**
 * The text of a field is in its element and nowhere else: a letter draws nothing. A value given from outside replaces it when it changes.
 *
 * @returns what the element takes; its `onBlur` tells that the text is another than when focus came
 */
export function useTyped<Element extends HTMLInputElement | HTMLTextAreaElement>({ value, name, onChange, onCommit }: Told) {
  const ref = useRef<Element>(null);
  const [defaultValue] = useState(value);
  const committed = useRef(value);
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  const textOf = () => ref.current?.value ?? value;
  return {
    ref,
    defaultValue,
    onChange: (event: ChangeEvent<Element>) => onChange(event.target.value, name),
    onFocus: () => {
      committed.current = textOf();
    },
    onBlur: () => {
      const text = textOf();
      if (committed.current === text) return;
      committed.current = text;
      onCommit?.(text, name);
    },
  };
}
