import { campoId, type FieldProps, fieldBox, IconeAbaixo, token } from '@balcao/ui';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { AriaFrame, ariaColumn } from './aria-frame.component.tsx';
import { renderChoice } from './choice-item.component.tsx';
import { copy } from './forms.copy.ts';
import { Choices, ListNote, ListPopover } from './list-look.ts';
import type { Option } from './option.props.ts';
import { PtBr } from '../aria/pt-br.component.tsx';

export interface SelectProps extends FieldProps<string | null> {
  options: readonly Option[];
  placeholder?: string;
}

/**
 * One of a few known choices; for many, or for what comes from the server, ComboBox. A choice is committed at once. A value that is no
 * longer among the options is shown, as such, until another is chosen: what is kept must never look like nothing. A list still on its way
 * may be opened: it fills as the options come.
 *
 * @example <Select name="uso" label="Uso do veículo" options={usos} value={uso} onChange={setCampo} />
 */
export const Select = memo(function Select({ options, placeholder = copy.escolha, value, onChange, onCommit, ...frame }: SelectProps) {
  const offered = useMemo(() => withValue(options, value), [options, value]);
  const choose = (key: string | number | null) => {
    const next = key === null ? null : String(key);
    onChange(next, frame.name);
    onCommit?.(next, frame.name);
  };
  return (
    <PtBr>
      <Root
        id={campoId(frame.name)}
        placeholder={placeholder}
        value={value}
        onChange={choose}
        isRequired={frame.isRequired ?? false}
        isDisabled={frame.isDisabled ?? false}
        isInvalid={Boolean(frame.error)}
        validationBehavior="aria"
        allowsEmptyCollection
      >
        <AriaFrame {...frame}>
          <Trigger>
            <Value />
            <IconeAbaixo size={16} aria-hidden />
          </Trigger>
        </AriaFrame>
        <ListPopover>
          <Choices items={offered} renderEmptyState={() => <ListNote role="status">{copy.semOpcoes}</ListNote>}>
            {renderChoice}
          </Choices>
        </ListPopover>
      </Root>
    </PtBr>
  );
});

/** The options and, after them, the value that left the list; a list still on its way has lost nothing. */
function withValue(options: readonly Option[], value: string | null): readonly Option[] {
  if (value === null || value === '' || options.length === 0 || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: copy.foraDaLista(value) }];
}

const Root = styled(AriaSelect)`
  ${ariaColumn}
` as typeof AriaSelect;

const Trigger = styled(Button)`
  ${fieldBox}
  justify-content: space-between;
  gap: ${token('espaco2')};
  padding: 0 ${token('espaco3')};
  font-size: ${token('texto14')};
  text-align: start;
  cursor: pointer;
  [data-invalid] & {
    border-color: ${token('perigo')};
  }
  svg {
    flex: none;
    color: ${token('textoSuave')};
  }
`;

const Value = styled(SelectValue)`
  min-width: 0;
  /* above a list every filter is one line high: the bar of filters says so */
  max-width: var(--b-valor-largura, none);
  padding: ${token('espacoMeio')} 0;
  overflow: var(--b-valor-corte, visible);
  overflow-wrap: break-word;
  text-overflow: ellipsis;
  white-space: var(--b-valor-linhas, normal);
  &[data-placeholder] {
    color: ${token('textoSuave')};
  }
  [slot='description'],
  svg {
    display: none;
  }
`;
