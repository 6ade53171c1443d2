import { fieldBox, IconeCalendario, token } from '@balcao/ui';
import { DatePicker as AriaDatePicker, Button, DateInput, Dialog, Group } from 'react-aria-components';
import { memo } from 'react';
import styled from 'styled-components';
import { AriaFrame, ariaColumn } from './aria-frame.component.tsx';
import { Segment, segmentsLook } from './date-field.component.tsx';
import { copy } from './forms.copy.ts';
import { ListPopover } from './list-look.ts';
import { MonthCalendar } from './month-calendar.component.tsx';
import { type DateFieldProps, useDay } from './use-day.ts';
import { PtBr } from '../aria/pt-br.component.tsx';

/** What a DatePicker takes: the same as a DateField. */
export type DatePickerProps = DateFieldProps;

/**
 * A day typed as DD/MM/AAAA or picked from a month; in and out as ISO. For a birth date use DateField: nobody pages back forty years.
 *
 * @example <DatePicker name="vigIni" label="Início da vigência" value={vigIni} min={hoje} onChange={setCampo} />
 */
export const DatePicker = memo(function DatePicker(props: DatePickerProps) {
  const { day, frame } = useDay(props);
  return (
    <PtBr>
      <Root {...day}>
        <AriaFrame {...frame}>
          <Box>
            <Segments>{(segment) => <Segment segment={segment} />}</Segments>
            <Toggle aria-label={copy.abrirCalendario}>
              <IconeCalendario size={16} aria-hidden />
            </Toggle>
          </Box>
        </AriaFrame>
        <ListPopover>
          <Panel>
            <MonthCalendar />
          </Panel>
        </ListPopover>
      </Root>
    </PtBr>
  );
});

const Root = styled(AriaDatePicker)`
  ${ariaColumn}
` as typeof AriaDatePicker;

const Box = styled(Group)`
  ${fieldBox}
`;

const Segments = styled(DateInput)`
  ${segmentsLook}
  display: flex;
  flex: 1;
`;

const Toggle = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 34px;
  height: 34px;
  color: ${token('textoSuave')};
  background: none;
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
  &[data-hovered] {
    color: ${token('primariaTexto')};
  }
`;

const Panel = styled(Dialog)`
  padding: ${token('espaco3')};
  outline: none;
`;
