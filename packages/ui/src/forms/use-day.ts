import { campoId, type FieldProps, useIsReadOnly } from '@balcao/ui';
import { useRef } from 'react';
import { toDay, toIso } from './date-value.ts';

/** What a DateField takes, and a DatePicker too. */
export interface DateFieldProps extends FieldProps<string | null> {
  /** First and last day allowed, ISO; others are marked invalid. */
  min?: string | undefined;
  max?: string | undefined;
}

/** What a typed day and a picked day have in common: ISO in and out, told when it was left changed. `frame` is what stands around it. */
export function useDay({ value, onChange, onCommit, min, max, ...frame }: DateFieldProps) {
  const isReadOnly = useIsReadOnly();
  const committed = useRef(value);
  const commit = () => {
    if (committed.current !== value) onCommit?.(value, frame.name);
    committed.current = value;
  };
  const day = {
    id: campoId(frame.name),
    value: toDay(value),
    onChange: (picked: Parameters<typeof toIso>[0]) => onChange(toIso(picked), frame.name),
    onBlur: commit,
    minValue: toDay(min),
    maxValue: toDay(max),
    isRequired: frame.isRequired ?? false,
    isDisabled: isReadOnly || (frame.isDisabled ?? false),
    isInvalid: Boolean(frame.error),
    validationBehavior: 'aria' as const,
    shouldForceLeadingZeros: true,
  };
  return { day, frame };
}
