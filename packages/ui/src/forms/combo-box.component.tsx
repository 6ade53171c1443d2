import { campoId, type FieldProps, fieldBox, fieldInput, Spinner } from '@balcao/ui';
import { ComboBox as AriaComboBox, ComboBoxStateContext, Group, Input } from 'react-aria-components';
import { memo, type PropsWithChildren, use, useState } from 'react';
import styled from 'styled-components';
import { AriaFrame, ariaColumn } from './aria-frame.component.tsx';
import { renderChoice } from './choice-item.component.tsx';
import { copy } from './forms.copy.ts';
import { Choices, ListNote, ListPopover } from './list-look.ts';
import { ListToggle } from './list-toggle.component.tsx';
import type { Option } from './option.props.ts';
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
 * One of many choices, found by typing. A choice is committed at once; text that is no choice is put back on leaving.
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
  const items = options ?? withChosen(found.options, chosenOption({ value, valueLabel, chosen }));
  const choose = (key: string | number | null) => {
    const option = items.find((item) => item.value === key) ?? null;
    setChosen(option);
    onChange(option?.value ?? null, frame.name, option);
  };
  const search = (texto: string) => {
    found.search(texto);
    const own = readValue?.(texto) ?? null;
    if (own !== null && own !== value) onChange(own, frame.name, null);
  };
  return (
    <PtBr>
      <Root
        id={campoId(frame.name)}
        value={value}
        onChange={choose}
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
        <OpenList>
          <Choices<Option>
            renderEmptyState={() => <ListNote role="status">{emptyNote(loadOptions ? found.status : 'ready', minChars)}</ListNote>}
          >
            {renderChoice}
          </Choices>
        </OpenList>
      </Root>
    </PtBr>
  );
});

/**
 * The list closes when the page scrolls, also when something appears above while one types. By itself it would then put the text back; only
 * leaving the field does.
 */
function OpenList({ children }: PropsWithChildren) {
  const state = use(ComboBoxStateContext);
  return (
    <ListPopover isOpen={state?.isOpen ?? false} onOpenChange={(isOpen) => state?.setOpen(isOpen)}>
      {children}
    </ListPopover>
  );
}

const emptyNote = (status: AsyncOptions['status'], minChars: number): string =>
  ({ idle: copy.digitePara(minChars), loading: copy.buscando, failed: copy.falhaBusca, ready: copy.nadaEncontrado })[status];

interface Chosen {
  value: string | null;
  valueLabel: string | undefined;
  chosen: Option | null;
}

function chosenOption({ value, valueLabel, chosen }: Chosen): Option | null {
  if (value === null) return null;
  if (chosen?.value === value) return chosen;
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
