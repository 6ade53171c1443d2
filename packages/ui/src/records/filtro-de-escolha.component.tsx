import { Select } from '@balcao/ui/forms';

export interface FiltroDeEscolhaProps<Nome extends string> {
  /** The word of the address. */
  nome: Nome;
  rotulo: string;
  /** What stands for no choice. */
  todos: string;
  /** What may be chosen, by the gateway's word for it. */
  opcoes: Readonly<Record<string, string>>;
  valor: string | undefined;
  /** What the list is narrowed to while nothing is chosen: `todos` stands for it. */
  padrao?: string | undefined;
  onChange: (mudanca: Record<Nome, string | null>) => void;
}

const TODOS = 'TODOS';

/** A list narrowed to one of a few kinds, or to none of them. */
export const FiltroDeEscolha = <Nome extends string>({
  nome,
  rotulo,
  todos,
  opcoes,
  valor,
  padrao,
  onChange,
}: FiltroDeEscolhaProps<Nome>) => (
  <Select
    name={nome}
    label={rotulo}
    isLabelHidden
    options={[
      { value: TODOS, label: todos },
      ...Object.entries(opcoes).flatMap(([value, label]) => (value === padrao ? [] : [{ value, label }])),
    ]}
    value={valor === undefined || valor === padrao ? TODOS : valor}
    onChange={(value) => onChange({ [nome]: value === TODOS ? null : value } as Record<Nome, string | null>)}
  />
);
