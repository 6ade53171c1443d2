import type { BuscaRecente } from '@balcao/contracts';
import { Button, Skeleton, Text } from '@balcao/ui';
import { useId } from 'react';
import { copy } from './busca.copy.ts';
import { byPin } from './busca.model.ts';
import type { useRecentes } from './busca.resource.ts';
import { Group, Waiting } from './panel-look.ts';
import { type OptionActions, ResultOption } from './result-option.component.tsx';

export interface NoRecentsProps {
  recentes: ReturnType<typeof useRecentes>;
}

/** State of the recent list when it has nothing to show: loading, failed or empty. */
export function NoRecents({ recentes: { data, isError, isFetching, refetch } }: NoRecentsProps) {
  if (!data && isError)
    return (
      <Waiting role="alert">
        <Text>{copy.falhaRecentes}</Text>
        <Button size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          {copy.tentar}
        </Button>
      </Waiting>
    );
  return <Waiting>{data ? <Text isSoft>{copy.semRecentes}</Text> : <Skeleton lines={4} />}</Waiting>;
}

export interface RecentGroupsProps {
  itens: readonly BuscaRecente[];
  actions: OptionActions;
}

/** Shown before a search: the pinned results, then the recent ones. */
export function RecentGroups({ itens, actions }: RecentGroupsProps) {
  const { fixados, outros } = byPin(itens);
  return (
    <>
      <Named titulo={copy.fixados} itens={fixados} actions={actions} />
      <Named titulo={copy.recentes} itens={outros} actions={actions} />
    </>
  );
}

function Named({ titulo, itens, actions }: RecentGroupsProps & { titulo: string }) {
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
