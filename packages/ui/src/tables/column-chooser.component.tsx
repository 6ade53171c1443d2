import { Button, Checkbox, Dropdown, IconeColunas, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './tables.copy.ts';

export interface ColumnChooserProps {
  columns: readonly { id: string; header: string }[];
  /** Ids left out of the table. */
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** Which columns a table shows; at least one stays. @example <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} /> */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const isLast = columns.length - hidden.size <= 1;
  const toggle = (id: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <Dropdown
      label={copy.colunas}
      trigger={(props) => (
        <Button {...props} icon={<IconeColunas size={16} aria-hidden />}>
          {copy.colunas}
        </Button>
      )}
    >
      {() => (
        <List>
          {columns.map(({ id, header }) => (
            <Checkbox
              key={id}
              name={`coluna-${id}`}
              label={header}
              value={!hidden.has(id)}
              isDisabled={isLast && !hidden.has(id)}
              onChange={(isShown) => toggle(id, isShown)}
            />
          ))}
        </List>
      )}
    </Dropdown>
  );
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  padding: ${token('espaco2')};
`;
