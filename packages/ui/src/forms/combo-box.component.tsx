import { campoId, type FieldProps, fieldBox, fieldInput, Spinner } from '@balcao/ui';
import { ComboBox as AriaComboBox, Group, Input } from 'react-aria-components';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { AriaFrame, ariaColumn } from './aria-frame.component.tsx';
import { renderChoice } from './choice-item.component.tsx';
import { copy } from './forms.copy.ts';
import { Choices, ListNote } from './list-look.ts';
import { ListToggle } from './list-toggle.component.tsx';
import type { Option } from './option.props.ts';
import { TypingList } from './typing-list.component.tsx';
import { type AsyncOptions, type LoadOptions, useAsyncOptions } from './use-async-options.ts';
import { PtBr } from '../aria/pt-br.component.tsx';

export interface ComboBoxProps extends Omit<FieldProps<string | null>, 'onChange' | 'onCommit'> {
  /** Third argument: the option chosen, for its text. */
  onChange: (value: string | null, name: string, option: Option | null) => void;
  /** All the choices, filtered here as one types… */
  options?: readonly Option[];
  /** …or where to look for them (keep it stable). */
  loadOptions?: LoadOptions;
  /** With `loadOptions`: the text of `value`, when its option has not been loaded here. */
  valueLabel?: string | undefined;
  /** A text that is a value by itself (a whole code), whether or not the search knows it: chosen as soon as it is typed. */
  readValue?: (texto: string) => string | null;
  minChars?: number;
  debounceMs?: number;
  placeholder?: string;
}

/**
 * One of many choices, found by typing. A choice is committed at once; text that is no choice is put back on leaving. A value that arrives
 * from elsewhere while one types does not take the text nor close the list: it is shown once the field is left.
 *
 * @example <ComboBox name="fipe" label="Veículo" loadOptions={searchFipe} value={fipe} valueLabel={modelo} onChange={setFipe} />
 */
export const ComboBox = memo(function ComboBox(props: ComboBoxProps) {
  const {
    options,
    loadOptions,
    valueLabel,
    readValue,
    minChars = loadOptions ? 3 : 0,
    debounceMs = 300,
    placeholder,
    value,
    onChange,
    ...frame
  } = props;
  const found = useAsyncOptions({ load: loadOptions, minChars, debounceMs });
  const [chosen, setChosen] = useState<Option | null>(null);
  // what was chosen when one began to type
  const [held, setHeld] = useState<{ option: Option | null } | null>(null);
  const shown = held ? held.option : chosenOption({ value, valueLabel, chosen, options });
  const items = options ?? withChosen(found.options, shown);
  const choose = (key: string | number | null) => {
    const option = items.find((item) => item.value === key) ?? null;
    setChosen(option);
    setHeld(null);
    if (key !== value) onChange(option?.value ?? null, frame.name, option);
  };
  const search = (texto: string) => {
    found.search(texto);
    const own = readValue?.(texto) ?? null;
    const text = items.find((item) => item.value === shown?.value)?.label ?? '';
    setHeld(own !== null || texto === text ? null : { option: shown });
    if (own !== null && own !== value) onChange(own, frame.name, null);
  };
  return (
    <PtBr>
      <Root
        id={campoId(frame.name)}
        value={shown?.value ?? null}
        onSelectionChange={choose}
        onInputChange={search}
        isRequired={frame.isRequired ?? false}
        isDisabled={frame.isDisabled ?? false}
        isInvalid={Boolean(frame.error)}
        validationBehavior="aria"
        allowsEmptyCollection
        {...(loadOptions ? { items, defaultFilter: () => true } : { defaultItems: items })}
      >
        <AriaFrame {...frame}>
          <Box>
            <Text placeholder={placeholder ?? ''} autoComplete="off" />
            {found.status === 'loading' && <Spinner size={16} />}
            <ListToggle />
          </Box>
        </AriaFrame>
        <TypingList>
          <Choices<Option>
            renderEmptyState={() => <ListNote role="status">{emptyNote(loadOptions ? found.status : 'ready', minChars)}</ListNote>}
          >
            {renderChoice}
          </Choices>
        </TypingList>
      </Root>
    </PtBr>
  );
});

const emptyNote = (status: AsyncOptions['status'], minChars: number): string =>
  ({ idle: copy.digitePara(minChars), loading: copy.buscando, failed: copy.falhaBusca, ready: copy.nadaEncontrado })[status];

interface Chosen {
  value: string | null;
  valueLabel: string | undefined;
  chosen: Option | null;
  options: readonly Option[] | undefined;
}

function chosenOption({ value, valueLabel, chosen, options }: Chosen): Option | null {
  if (value === null) return null;
  const known = options?.find((option) => option.value === value) ?? chosen;
  if (known?.value === value) return known;
  return { value, label: valueLabel ?? value };
}

// the list must always hold the chosen option: its text in the field comes from there
const withChosen = (options: readonly Option[], chosen: Option | null): readonly Option[] =>
  chosen && !options.some(({ value }) => value === chosen.value) ? [...options, chosen] : options;

const Root = styled(AriaComboBox)`
  ${ariaColumn}
` as typeof AriaComboBox;

const Box = styled(Group)`
  ${fieldBox}
`;

const Text = styled(Input)`
  ${fieldInput}
`;
