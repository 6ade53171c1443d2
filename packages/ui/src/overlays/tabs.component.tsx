import { screenOnly, token } from '@balcao/ui';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One tab and what it shows. */
export interface TabItem {
  id: string;
  label: string;
  /** A small number beside the name. */
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  /** Controlled (an address, for instance); without it the first one opens. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Views of one thing, one at a time. @example <Tabs label="Resultados" tabs={[{ id: 'ofertas', label: 'Ofertas', content: … }]} /> */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const controlled = selected === undefined ? {} : { selectedKey: selected };
  return (
    <Root {...controlled} onSelectionChange={(key) => onSelect?.(String(key))}>
      <List aria-label={label}>
        {tabs.map(({ id, label: name, count }) => (
          <Item key={id} id={id}>
            {name}
            {count !== undefined && <Count>{count}</Count>}
          </Item>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Content key={id} id={id}>
          {content}
        </Content>
      ))}
    </Root>
  );
}

const Root = styled(AriaTabs)`
  min-width: 0;
`;

const List = styled(TabList)`
  display: flex;
  gap: ${token('espaco1')};
  overflow: auto hidden;
  box-shadow: inset 0 -1px ${token('borda')};
  ${screenOnly}
` as typeof TabList;

const Item = styled(Tab)`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 40px;
  padding: 0 ${token('espaco3')};
  font-weight: ${token('pesoMedio')};
  color: ${token('textoSuave')};
  white-space: nowrap;
  outline: none;
  cursor: pointer;
  &[data-hovered] {
    color: ${token('texto')};
  }
  &[data-selected] {
    color: ${token('primariaTexto')};
    box-shadow: inset 0 -2px ${token('primaria')};
    /* where the system paints every surface, shadows are gone */
    @media (forced-colors: active) {
      border-bottom: 3px solid Highlight;
    }
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('foco')};
    outline-offset: -3px;
    border-radius: ${token('raio6')};
  }
`;

const Count = styled.span`
  min-width: 20px;
  padding: 0 6px;
  font-size: ${token('texto12')};
  line-height: 18px;
  text-align: center;
  color: ${token('neutroTexto')};
  background: ${token('neutroSuave')};
  border-radius: ${token('raioTotal')};
`;

const Content = styled(TabPanel)`
  padding-top: ${token('espaco4')};
  outline-offset: 2px;
`;
