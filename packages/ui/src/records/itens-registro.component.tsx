import { Button, Stack, token } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ItensRegistroProps<Item> {
  itens: readonly Item[];
  /** Tells one from the others; items that are new stand by their place. */
  chaveDe?: (item: Item) => string | null | undefined;
  /** What the n-th one is called, from 1. */
  titulo: (n: number) => string;
  rotuloAdicionar: string;
  rotuloRemover: (n: number) => string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one. */
  children: (item: Item, index: number) => ReactNode;
}

/** What a record has several of, each with its fields, and what adds and removes one: addresses, accounts, rules. */
export const ItensRegistro = <Item,>(props: ItensRegistroProps<Item>) => {
  const { itens, chaveDe, titulo, rotuloAdicionar, rotuloRemover, onAdd, onRemove, children } = props;
  return (
    <Stack gap={4}>
      {itens.map((item, index) => (
        <Parte key={chaveDe?.(item) ?? `nova-${index}`} aria-label={titulo(index + 1)}>
          {children(item, index)}
          <Button size="sm" variant="quiet" aria-label={rotuloRemover(index + 1)} onClick={() => onRemove(index)}>
            {rotuloRemover(index + 1)}
          </Button>
        </Parte>
      ))}
      <div>
        <Button icon={<IconeAdicionar size={16} aria-hidden />} onClick={onAdd}>
          {rotuloAdicionar}
        </Button>
      </div>
    </Stack>
  );
};

const Parte = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  align-items: flex-start;
  padding: ${token('espaco3')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  > :first-child {
    width: 100%;
  }
`;
