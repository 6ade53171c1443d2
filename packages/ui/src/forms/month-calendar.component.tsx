import { IconeDireita, IconeEsquerda, token } from '@balcao/ui';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import styled from 'styled-components';
import { copy } from './forms.copy.ts';

/** A month to pick a day from, inside a DatePicker. */
export function MonthCalendar() {
  return (
    <Calendar>
      <Head>
        <Turn slot="previous" aria-label={copy.mesAnterior}>
          <IconeEsquerda size={16} aria-hidden />
        </Turn>
        <Title />
        <Turn slot="next" aria-label={copy.mesSeguinte}>
          <IconeDireita size={16} aria-hidden />
        </Turn>
      </Head>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <DayName>{day.slice(0, 3)}</DayName>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Cell date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${token('espaco2')};
`;

const Title = styled(Heading)`
  font-size: ${token('texto14')};
  font-weight: ${token('pesoForte')};
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Turn = styled(Button)`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  color: ${token('textoSuave')};
  background: none;
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
  &[data-hovered] {
    background: ${token('realce')};
  }
  &[data-disabled] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

const DayName = styled(CalendarHeaderCell)`
  padding-bottom: ${token('espaco1')};
  font-size: ${token('texto12')};
  font-weight: ${token('pesoNormal')};
  color: ${token('textoSuave')};
`;

const Cell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: 36px;
  height: 32px;
  font-variant-numeric: tabular-nums;
  border-radius: ${token('raio6')};
  cursor: pointer;
  &[data-hovered] {
    background: ${token('realce')};
  }
  &[data-today] {
    font-weight: ${token('pesoForte')};
    box-shadow: inset 0 0 0 1px ${token('bordaForte')};
  }
  &[data-selected] {
    color: ${token('sobrePrimaria')};
    background: ${token('primaria')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('foco')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: ${token('textoSuave')};
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
`;
