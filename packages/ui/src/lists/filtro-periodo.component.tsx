import { below, token } from '@balcao/ui';
import { DatePicker, type DatePickerProps } from '@balcao/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';

export interface FiltroPeriodoProps {
  /** The first and the last day, `AAAA-MM-DD`; absent, that end is open. */
  de: string | undefined;
  ate: string | undefined;
  rotulos: { readonly de: string; readonly ate: string };
  onChange: (mudanca: { de: string | null } | { ate: string | null }) => void;
}

/** The days a list is narrowed to, the same in every list: two named days that stay side by side, on a phone across the whole bar. */
export const FiltroPeriodo = ({ de, ate, rotulos, onChange }: FiltroPeriodoProps) => (
  <Par>
    <Ponta name="de" label={rotulos.de} value={de ?? null} max={ate} onChange={(dia) => onChange({ de: dia })} />
    <Ponta name="ate" label={rotulos.ate} value={ate ?? null} min={de} onChange={(dia) => onChange({ ate: dia })} />
  </Par>
);

const PRIMEIRO_ANO = '1900';

/**
 * One end of it. A year being typed is a whole day at each digit, of the year 2, 20, 202: the list is asked only for one that somebody
 * may mean, and its answer, which comes late, does not take back what was typed since.
 */
function Ponta({ value, onChange, ...props }: DatePickerProps & { value: string | null }) {
  const [digitado, setDigitado] = useState(value);
  const [conhecido, setConhecido] = useState(value);
  if (conhecido !== value) {
    setConhecido(value);
    setDigitado(value);
  }
  const type = (dia: string | null) => {
    setDigitado(dia);
    if (dia === null || dia >= PRIMEIRO_ANO) onChange(dia, props.name);
  };
  return <DatePicker {...props} value={digitado} onChange={type} />;
}

const Par = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 150px);
  gap: ${token('espaco3')};
  /* the bar gives each filter a narrow column: this one is two fields */
  &&& {
    flex: 0 0 auto;
  }
  ${below(576)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &&& {
      flex: 1 1 100%;
    }
  }
`;
