import { campoId, type FieldProps, fieldBox, fieldInput } from '@balcao/ui';
import { ComboBox as AriaComboBox, Group, Input } from 'react-aria-components';
import { memo } from 'react';
import styled from 'styled-components';
import { PtBr } from '../aria/pt-br.component.tsx';
import { AriaFrame, ariaColumn } from './aria-frame.component.tsx';
import { renderChoice } from './choice-item.component.tsx';
import { Choices } from './list-look.ts';
import { ListToggle } from './list-toggle.component.tsx';
import type { Option } from './option.props.ts';
import { TypingList } from './typing-list.component.tsx';

export interface SuggestFieldProps extends FieldProps<string> {
  /** What is suggested; the text becomes the `label` of the one chosen. */
  options: readonly Option[];
  maxLength?: number;
}

/**
 * A text with suggestions: what is typed stands, whether or not it is one of them. For one of a closed list see `ComboBox`.
 *
 * @example <SuggestField name="seguradora" label="Seguradora" options={seguradoras} value={nome} onChange={setNome} />
 */
export const SuggestField = memo(function SuggestField({ options, maxLength, value, onChange, onCommit, ...frame }: SuggestFieldProps) {
  const choose = (key: string | number | null) => {
    const option = options.find((one) => one.value === key);
    if (!option) return;
    onChange(option.label, frame.name);
    onCommit?.(option.label, frame.name);
  };
  return (
    <PtBr>
      <Root
        id={campoId(frame.name)}
        defaultItems={options}
        inputValue={value}
        onInputChange={(texto) => onChange(texto, frame.name)}
        onChange={choose}
        onBlur={() => onCommit?.(value, frame.name)}
        isRequired={frame.isRequired ?? false}
        isDisabled={frame.isDisabled ?? false}
        isInvalid={Boolean(frame.error)}
        validationBehavior="aria"
        allowsCustomValue
      >
        <AriaFrame {...frame}>
          <Box>
            <Text autoComplete="off" {...(maxLength !== undefined && { maxLength })} />
            {options.length > 0 && <ListToggle />}
          </Box>
        </AriaFrame>
        <TypingList>
          <Choices<Option>>{renderChoice}</Choices>
        </TypingList>
      </Root>
    </PtBr>
  );
});

const Root = styled(AriaComboBox)`
  ${ariaColumn}
` as typeof AriaComboBox;

const Box = styled(Group)`
  ${fieldBox}
`;

const Text = styled(Input)`
  ${fieldInput}
`;
