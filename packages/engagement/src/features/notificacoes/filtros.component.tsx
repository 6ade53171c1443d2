import { SegmentedControl, Select } from '@balcao/ui/forms';
import { FilterBar } from '@balcao/ui/tables';
import { copy } from './notificacoes.copy.ts';
import { leituras, tipos } from './notificacoes.model.ts';
import type { useNotificacoes } from './notificacoes.resource.ts';

export interface FiltrosProps {
  lista: ReturnType<typeof useNotificacoes>;
}

const TODOS = 'todos';
const opcoesLeitura = leituras.map((value) => ({ value, label: copy.leituras[value] }));
const opcoesTipo = [{ value: TODOS, label: copy.todosTipos }, ...tipos.map((value) => ({ value, label: copy.tipos[value] }))];

/** Filters: read or unread, and category. */
export function Filtros({ lista: { consulta, ativos, change, clear } }: FiltrosProps) {
  return (
    <FilterBar active={ativos} onClear={clear}>
      <SegmentedControl
        name="leitura"
        label={copy.leitura}
        isLabelHidden
        options={opcoesLeitura}
        value={consulta.leitura ?? 'todas'}
        onChange={(leitura) => change({ leitura })}
      />
      <Select
        name="tipo"
        label={copy.tipo}
        isLabelHidden
        options={opcoesTipo}
        value={consulta.tipo ?? TODOS}
        onChange={(tipo) => change({ tipo: tipo === TODOS ? null : tipo })}
      />
    </FilterBar>
  );
}
