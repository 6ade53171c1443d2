import { type ChangeEvent, type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { FieldProps } from './field.props.ts';

type Typeable = HTMLInputElement | HTMLTextAreaElement;

/** What ties an element that is typed in to its field. */
export interface Typed<Element extends Typeable> {
  readonly element: {
    readonly ref: RefObject<Element | null>;
    readonly defaultValue: string;
    readonly onChange: (event: ChangeEvent<Element>) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
  /** Tells, as leaving does, that the text is another than when focus came. */
  readonly commit: () => void;
}

interface Told<Element> extends Pick<FieldProps<string>, 'value' | 'name' | 'onChange' | 'onCommit'> {
  readonly ref?: Ref<Element> | undefined;
}

/** The text of a field is in its element and nowhere else: a letter draws nothing. A value given from outside replaces it. */
export function useTyped<Element extends Typeable>({ value, name, onChange, onCommit, ref }: Told<Element>): Typed<Element> {
  const own = useRef<Element>(null);
  useImperativeHandle(ref, () => own.current as Element, []);
  const [first] = useState(value);
  const committed = useRef(value);
  useLayoutEffect(() => {
    if (own.current && own.current.value !== value) own.current.value = value;
  }, [value]);
  const textOf = () => own.current?.value ?? value;
  const commit = () => {
    const text = textOf();
    if (committed.current === text) return;
    committed.current = text;
    onCommit?.(text, name);
  };
  return {
    element: {
      ref: own,
      defaultValue: first,
      onChange: (event) => onChange(event.target.value, name),
      onFocus: () => {
        committed.current = textOf();
      },
      onBlur: commit,
    },
    commit,
  };
}
