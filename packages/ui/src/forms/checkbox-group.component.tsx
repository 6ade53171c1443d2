import { campoId, Checkbox, controlProps, type FieldProps, FieldLabel, FieldMessages, fieldColumn, token } from '@balcao/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { Option } from './option.props.ts';

export interface CheckboxGroupProps extends FieldProps<readonly string[]> {
  options: readonly Option[];
  isInline?: boolean;
  /** The value that stands alone: choosing it clears the others, and the reverse (NAO_POSSUI). */
  exclusiveValue?: string;
}

/** Any of several. @example <CheckboxGroup name="seguranca" label="Segurança" options={itens} exclusiveValue="NAO_POSSUI" value={seguranca} onChange={setCampo} /> */
export const CheckboxGroup = memo(function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, isInline = false, exclusiveValue, value, onChange, onCommit, ...frame } = props;
  const toggle = (item: string, isOn: boolean) => {
    const next = toggled({ chosen: value, item, isOn, exclusiveValue });
    onChange(next, frame.name);
    onCommit?.(next, frame.name);
  };
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = controlProps(frame);
  const id = campoId(frame.name);
  return (
    <Column id={id} role="group" aria-labelledby={`${id}-nome`} aria-describedby={describedBy} data-invalid={invalid}>
      <FieldLabel {...frame} id={`${id}-nome`} />
      <List $inline={isInline}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={`${frame.name}-${option.value}`}
            label={option.label}
            description={option.description}
            value={value.includes(option.value)}
            isDisabled={frame.isDisabled || option.isDisabled}
            onChange={(isOn) => toggle(option.value, isOn)}
          />
        ))}
      </List>
      <FieldMessages {...frame} />
    </Column>
  );
});

interface Toggle {
  chosen: readonly string[];
  item: string;
  isOn: boolean;
  exclusiveValue: string | undefined;
}

function toggled({ chosen, item, isOn, exclusiveValue }: Toggle): readonly string[] {
  if (!isOn) return chosen.filter((value) => value !== item);
  if (item === exclusiveValue) return [item];
  return [...chosen.filter((value) => value !== exclusiveValue), item];
}

const Column = styled.div`
  ${fieldColumn}
`;

const List = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-flow: ${({ $inline }) => ($inline ? 'row wrap' : 'column')};
  gap: ${token('espaco1')} ${token('espaco5')};
`;
