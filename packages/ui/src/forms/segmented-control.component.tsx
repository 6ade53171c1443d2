import { below, type FieldProps, token } from '@balcao/ui';
import { Radio } from 'react-aria-components';
import { memo } from 'react';
import styled from 'styled-components';
import type { Option } from './option.props.ts';
import { RadioFrame } from './radio-group.component.tsx';

export interface SegmentedControlProps extends FieldProps<string | null> {
  /** Two to five short ones. */
  options: readonly Option[];
}

/** One of a very few, as one bar. @example <SegmentedControl name="pessoa" label="Pessoa" options={pessoas} value="PF" onChange={setCampo} /> */
export const SegmentedControl = memo(function SegmentedControl({ options, ...props }: SegmentedControlProps) {
  return (
    <RadioFrame {...props}>
      <Bar>
        {options.map(({ value, label, isDisabled }) => (
          <Item key={value} value={value} isDisabled={isDisabled ?? false}>
            {label}
          </Item>
        ))}
      </Bar>
    </RadioFrame>
  );
});

const Bar = styled.div`
  display: flex;
  gap: 2px;
  min-height: ${token('controle')};
  padding: 2px;
  background: ${token('neutroSuave')};
  border: 1px solid ${token('bordaForte')};
  border-radius: ${token('raio6')};
  /* around the bar, as around any other field: nothing of it was chosen yet */
  [data-invalid] & {
    border-color: ${token('perigo')};
  }
  /* five words are wider than a phone: the rest goes below */
  ${below(576)} {
    flex-wrap: wrap;
  }
`;

const Item = styled(Radio)`
  /* the hidden input stays with its name: a window that scrolls brings it into sight with the focus */
  position: relative;
  display: flex;
  flex: 1 1 0;
  align-items: center;
  justify-content: center;
  min-width: max-content;
  min-height: 28px;
  padding: 0 ${token('espaco3')};
  font-size: ${token('texto13')};
  font-weight: ${token('pesoMedio')};
  color: ${token('neutroTexto')};
  border-radius: ${token('raio4')};
  cursor: pointer;
  transition: background-color ${token('tempoCurto')} ${token('curva')};
  &[data-hovered] {
    color: ${token('texto')};
  }
  &[data-selected] {
    color: ${token('primariaTexto')};
    background: ${token('superficie')};
    box-shadow:
      0 0 0 1px ${token('bordaForte')},
      ${token('sombraBaixa')};
    /* where the system paints every surface, shadows and backgrounds are gone */
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('foco')};
    outline-offset: 1px;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
