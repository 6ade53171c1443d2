import { campoId, type FieldProps, fieldBox, token } from '@balcao/ui';
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components';
import { memo, useRef } from 'react';
import styled, { css } from 'styled-components';
import { AriaFrame, ariaColumn } from './aria-frame.component.tsx';
import { toDay, toIso } from './date-value.ts';
import { PtBr } from '../aria/pt-br.component.tsx';

export interface DateFieldProps extends FieldProps<string | null> {
  /** First and last day allowed, ISO; others are marked invalid. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A day typed as DD/MM/AAAA; in and out as ISO `YYYY-MM-DD`, null until it is whole.
 *
 * @example <DateField name="nascimento" label="Nascimento" value={nascimento} onChange={setCampo} />
 */
export const DateField = memo(function DateField({ value, onChange, onCommit, min, max, ...frame }: DateFieldProps) {
  const committed = useRef(value);
  const commit = () => {
    if (committed.current !== value) onCommit?.(value, frame.name);
    committed.current = value;
  };
  return (
    <PtBr>
      <Root
        id={campoId(frame.name)}
        value={toDay(value)}
        onChange={(day) => onChange(toIso(day), frame.name)}
        onBlur={commit}
        minValue={toDay(min)}
        maxValue={toDay(max)}
        isRequired={frame.isRequired ?? false}
        isDisabled={frame.isDisabled ?? false}
        isInvalid={Boolean(frame.error)}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <AriaFrame {...frame}>
          <Segments>{(segment) => <Segment segment={segment} />}</Segments>
        </AriaFrame>
      </Root>
    </PtBr>
  );
});

/** The looks of a day's parts, for DatePicker too. */
export const segmentsLook = css`
  padding: 0 ${token('espaco3')};
  font-variant-numeric: tabular-nums;
`;

/** Day, month, year and the slashes between. */
export const Segment = styled(DateSegment)`
  padding: 0 1px;
  border-radius: 2px;
  outline: none;
  caret-color: transparent;
  &[data-placeholder] {
    color: ${token('textoSuave')};
  }
  &[data-focused] {
    color: ${token('sobrePrimaria')};
    background: ${token('primaria')};
  }
  &[data-type='literal'] {
    color: ${token('textoSuave')};
  }
`;

const Root = styled(AriaDateField)`
  ${ariaColumn}
` as typeof AriaDateField;

const Segments = styled(DateInput)`
  ${fieldBox}
  ${segmentsLook}
`;
