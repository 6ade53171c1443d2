import { campoId, type FieldProps, token } from '@balcao/ui';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { AriaFrame, ariaColumn } from './aria-frame.component.tsx';
import type { Option } from './option.props.ts';

export interface RadioGroupProps extends FieldProps<string | null> {
  options: readonly Option[];
  /** Side by side while they fit. */
  isInline?: boolean;
}

/** One of a few, all in sight. @example <RadioGroup name="garagem" label="Garagem" options={garagens} value={garagem} onChange={setCampo} /> */
export const RadioGroup = memo(function RadioGroup({ options, isInline = false, ...props }: RadioGroupProps) {
  return (
    <RadioFrame {...props}>
      <List $inline={isInline}>
        {options.map(({ value, label, description, isDisabled }) => (
          <Item key={value} value={value} isDisabled={isDisabled ?? false}>
            <Circle aria-hidden />
            <span>
              {label}
              {description && <Help>{description}</Help>}
            </span>
          </Item>
        ))}
      </List>
    </RadioFrame>
  );
});

/** The group around radios of any looks; a choice is committed at once. */
export function RadioFrame({ value, onChange, onCommit, children, ...frame }: FieldProps<string | null> & { children: ReactNode }) {
  const choose = (next: string) => {
    onChange(next, frame.name);
    onCommit?.(next, frame.name);
  };
  return (
    <Root
      id={campoId(frame.name)}
      value={value}
      onChange={choose}
      isRequired={frame.isRequired ?? false}
      isDisabled={frame.isDisabled ?? false}
      isInvalid={Boolean(frame.error)}
      validationBehavior="aria"
    >
      <AriaFrame {...frame}>{children}</AriaFrame>
    </Root>
  );
}

const Root = styled(AriaRadioGroup)`
  ${ariaColumn}
`;

const List = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-flow: ${({ $inline }) => ($inline ? 'row wrap' : 'column')};
  gap: ${token('espaco1')} ${token('espaco5')};
`;

const Circle = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  margin: 1px;
  background: ${token('superficie')};
  border: 1.5px solid ${token('bordaForte')};
  border-radius: 50%;
`;

const Item = styled(Radio)`
  /* the hidden input stays with its name: a window that scrolls brings it into sight with the focus */
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token('espaco2')};
  min-height: 24px;
  padding: 2px 0;
  cursor: pointer;
  &[data-hovered] ${Circle} {
    border-color: ${token('primaria')};
  }
  &[data-selected] ${Circle} {
    border: 5.5px solid ${token('primaria')};
  }
  &[data-invalid] ${Circle} {
    border-color: ${token('perigo')};
  }
  &[data-focus-visible] ${Circle} {
    outline: 2px solid ${token('foco')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: ${token('textoSuave')};
    cursor: not-allowed;
  }
`;

const Help = styled.small`
  display: block;
  font-size: ${token('texto12')};
  line-height: 16px;
  color: ${token('textoSuave')};
`;
