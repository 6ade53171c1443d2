import { below, Button, screenOnly, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './tables.copy.ts';

export interface FilterBarProps {
  /** The fields, labels hidden or short. */
  children: ReactNode;
  /** How many filters are on. */
  active?: number;
  onClear?: () => void;
  /** At the end: column chooser, export. */
  actions?: ReactNode;
}

/** What narrows a list, above it. @example <FilterBar active={2} onClear={clear}><TextField … /><Select … /></FilterBar> */
export function FilterBar({ children, active = 0, onClear, actions }: FilterBarProps) {
  return (
    <Bar role="search" aria-label={copy.filtros}>
      {children}
      {active > 0 && onClear && (
        <Button variant="quiet" onClick={onClear}>
          {copy.limparFiltros} ({active})
        </Button>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('espaco2')} ${token('espaco3')};
  padding: ${token('espaco3')} ${token('espaco4')};
  border-bottom: 1px solid ${token('borda')};
  --b-valor-largura: 200px;
  --b-valor-linhas: nowrap;
  --b-valor-corte: hidden;
  > :not(button, :last-child) {
    flex: 0 1 160px;
    min-width: min-content;
  }
  > :first-child {
    flex: 1 1 200px;
    max-width: 360px;
  }
  ${screenOnly}
  ${below(576)} {
    > :not(button, :last-child),
    > :first-child {
      flex: 1 1 100%;
      max-width: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco2')};
  margin-inline-start: auto;
`;
