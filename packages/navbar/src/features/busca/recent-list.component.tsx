import { Button, Skeleton, Text } from '@balcao/ui';
import { useId } from 'react';
import type { BuscaRecente } from '@balcao/contracts';
import { copy } from './busca.copy.ts';
import { byPin, openable } from './busca.model.ts';
import type { useRecentes } from './busca.resource.ts';
import { Group, List, Waiting } from './panel-look.ts';
import { type OptionActions, ResultOption } from './result-option.component.tsx';

export interface RecentListProps {
  recentes: ReturnType<typeof useRecentes>;
  actions: OptionActions;
}

/** Before anything is looked for: the pinned, then what was opened last. */
export function RecentList({ recentes: { data, isError, isFetching, refetch }, actions }: RecentListProps) {
  if (!data && isError)
    return (
      <Waiting role="alert">
        <Text>{copy.falhaRecentes}</Text>
        <Button size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          {copy.tentar}
        </Button>
      </Waiting>
    );
  if (!data)
    return (
      <Waiting>
        <Skeleton lines={4} />
      </Waiting>
    );
  const { fixados, outros } = byPin(openable(data));
  if (fixados.length + outros.length === 0)
    return (
      <Waiting>
        <Text isSoft>{copy.semRecentes}</Text>
      </Waiting>
    );
  return (
    <List role="listbox" aria-label={copy.recentes}>
      <Named titulo={copy.fixados} itens={fixados} actions={actions} />
      <Named titulo={copy.recentes} itens={outros} actions={actions} />
    </List>
  );
}

function Named({ titulo, itens, actions }: { titulo: string; itens: readonly BuscaRecente[]; actions: OptionActions }) {
  const id = useId();
  if (itens.length === 0) return null;
  return (
    <Group role="group" aria-labelledby={id}>
      <Text as="span" id={id} role="presentation" isSoft size={12}>
        {titulo}
      </Text>
      {itens.map((item) => (
        <ResultOption key={item.guid} {...{ item, actions }} />
      ))}
    </Group>
  );
}
