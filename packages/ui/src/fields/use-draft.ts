import { useRef, useState } from 'react';
import type { FieldProps } from './field.props.ts';

/** A field's own copy of its value while it is edited. */
export interface Draft<Value> {
  draft: Value;
  change: (value: Value) => void;
  onFocus: () => void;
  commit: () => void;
}

/** Keeps a field's text in the field, telling the form as FieldProps says; a value given from outside wins. */
export function useDraft<Value>({
  value,
  name,
  onChange,
  onCommit,
}: Pick<FieldProps<Value>, 'value' | 'name' | 'onChange' | 'onCommit'>): Draft<Value> {
  const [draft, setDraft] = useState(value);
  const [given, setGiven] = useState(value);
  const committed = useRef(value);
  if (given !== value) {
    setGiven(value);
    setDraft(value);
  }
  return {
    draft,
    change: (next) => {
      setDraft(next);
      onChange(next, name);
    },
    onFocus: () => {
      committed.current = draft;
    },
    commit: () => {
      if (committed.current === draft) return;
      committed.current = draft;
      onCommit?.(draft, name);
    },
  };
}
