import { below, Button, screenOnly, Stack, token } from '@balcao/ui';
import { IconeFiltros } from '@balcao/ui/screen-icons';
import { Dialog } from '@balcao/ui/overlays';
import { FilterBar } from '@balcao/ui/tables';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { copy } from './lists.copy.ts';

export interface FiltrosDaListaProps {
  /** The field one searches in: always in sight. */
  busca?: ReactNode;
  /** The other fields. */
  children?: ReactNode;
  /** How many of all of them are on. */
  ativos: number;
  onClear: () => void;
  /** What else is done with the list: export, another view. */
  acoes?: ReactNode;
}

const ESTREITA = below(576).replace('@media ', '');
const subscribe = (onChange: () => void) => {
  const query = window.matchMedia?.(ESTREITA);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};
const isEstreita = (): boolean => window.matchMedia?.(ESTREITA).matches ?? false;

/** What narrows a list: on one bar where there is room; on a phone the search and one button, which opens the rest over the list. */
export function FiltrosDaLista({ busca, children, ativos, onClear, acoes }: FiltrosDaListaProps) {
  const isPhone = useSyncExternalStore(subscribe, isEstreita);
  const [isOpen, setIsOpen] = useState(false);
  if (!isPhone) {
    return (
      <Compacta>
        <FilterBar active={ativos} onClear={onClear} actions={acoes}>
          {busca}
          {children}
        </FilterBar>
      </Compacta>
    );
  }
  const close = () => setIsOpen(false);
  return (
    <Estreita role="search" aria-label={copy.filtros}>
      <div>{busca}</div>
      {(children || acoes) && (
        <Button icon={<IconeFiltros size={16} aria-hidden />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          {copy.comFiltros(ativos)}
        </Button>
      )}
      <Dialog
        titulo={copy.filtros}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            {ativos > 0 && <Button onClick={onClear}>{`${copy.limpar} (${ativos})`}</Button>}
            <Button variant="primary" onClick={close}>
              {copy.ver}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          {children}
          {acoes && <Acoes>{acoes}</Acoes>}
        </Stack>
      </Dialog>
    </Estreita>
  );
}

const Compacta = styled.div`
  > div {
    padding-block: ${token('espaco2')};
  }
`;

const Estreita = styled.div`
  ${screenOnly}
  display: flex;
  gap: ${token('espaco2')};
  align-items: center;
  padding: ${token('espaco2')} ${token('espaco4')};
  border-bottom: 1px solid ${token('borda')};
  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

const Acoes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco2')};
`;
