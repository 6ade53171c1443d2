import { screenOnly, token } from '@balcao/ui';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { type ReactNode, useEffect, useRef } from 'react';
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
            {({ isSelected }) => (
              <>
                <Name isSelected={isSelected}>{name}</Name>
                {count !== undefined && <Count>{count}</Count>}
              </>
            )}
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

/** The words of a tab. Of the selected one, they are brought into sight: an address may open one beyond the edge of a phone. */
function Name({ isSelected, children }: { isSelected: boolean; children: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSelected) bringIntoSight(ref.current?.closest<HTMLElement>('[role="tab"]'));
  }, [isSelected]);
  return <span ref={ref}>{children}</span>;
}

/** Moves the row of tabs alone, not the page. */
function bringIntoSight(tab: HTMLElement | null | undefined): void {
  const list = tab?.closest<HTMLElement>('[role="tablist"]');
  if (!tab || !list) return;
  const [row, { left, right }] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (right > row.right) list.scrollLeft += right - row.right;
  else if (left < row.left) list.scrollLeft -= row.left - left;
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
