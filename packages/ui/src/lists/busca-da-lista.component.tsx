import { IconeBusca, TextField } from '@balcao/ui';

export interface BuscaDaListaProps {
  label: string;
  q: string | undefined;
  /** Told of every letter. */
  onSearch: (q: string) => void;
}

/** The field a list is searched in, the same over every list. */
export const BuscaDaLista = ({ label, q, onSearch }: BuscaDaListaProps) => (
  <TextField
    name="q"
    type="search"
    label={label}
    isLabelHidden
    placeholder={label}
    prefix={<IconeBusca size={16} aria-hidden />}
    value={q ?? ''}
    onChange={onSearch}
  />
);
