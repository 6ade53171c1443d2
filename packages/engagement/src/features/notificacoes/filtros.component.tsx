import { SegmentedControl, Select } from '@balcao/ui/forms';
import { FilterBar } from '@balcao/ui/tables';
import { copy } from './notificacoes.copy.ts';
import { type Filtros as Escolha, leituras, tipos } from './notificacoes.model.ts';

export interface FiltrosProps {
  filtros: Escolha;
  onChange: (filtros: Escolha) => void;
}

const TODOS = 'todos';
const opcoesLeitura = leituras.map((value) => ({ value, label: copy.leituras[value] }));
const opcoesTipo = [{ value: TODOS, label: copy.todosTipos }, ...tipos.map((value) => ({ value, label: copy.tipos[value] }))];

/** Read or not, and what about. */
export function Filtros({ filtros, onChange }: FiltrosProps) {
  const active = Number(filtros.leitura !== 'todas') + Number(filtros.tipo !== null);
  return (
    <FilterBar active={active} onClear={() => onChange({ leitura: 'todas', tipo: null })}>
      <SegmentedControl
        name="leitura"
        label={copy.leitura}
        isLabelHidden
        options={opcoesLeitura}
        value={filtros.leitura}
        onChange={(value) => onChange({ ...filtros, leitura: leituras.find((each) => each === value) ?? 'todas' })}
      />
      <Select
        name="tipo"
        label={copy.tipo}
        isLabelHidden
        options={opcoesTipo}
        value={filtros.tipo ?? TODOS}
        onChange={(value) => onChange({ ...filtros, tipo: tipos.find((each) => each === value) ?? null })}
      />
    </FilterBar>
  );
}
