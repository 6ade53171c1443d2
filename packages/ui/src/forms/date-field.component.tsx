import { fieldBox, token } from '@balcao/ui';
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components';
import { memo } from 'react';
import styled, { css } from 'styled-components';
import { AriaFrame, ariaColumn } from './aria-frame.component.tsx';
import { type DateFieldProps, useDay } from './use-day.ts';
import { PtBr } from '../aria/pt-br.component.tsx';

export type { DateFieldProps } from './use-day.ts';

/**
 * A day typed as DD/MM/AAAA; in and out as ISO `YYYY-MM-DD`, null until it is whole.
 *
 * @example <DateField name="nascimento" label="Nascimento" value={nascimento} onChange={setCampo} />
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { day, frame } = useDay(props);
  return (
    <PtBr>
      <Root {...day}>
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
