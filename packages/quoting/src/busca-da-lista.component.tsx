import { IconeBusca, TextField } from '@balcao/ui';
import { useDebounced } from './use-debounced.ts';

export interface BuscaDaListaProps {
  label: string;
  q: string | undefined;
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

/** Searches once somebody stops typing; lives above the bar and the dialog the field moves between. */
export const useBusca = (onChange: (mudanca: { q: string }) => void) => useDebounced((texto: string) => onChange({ q: texto.trim() }));
