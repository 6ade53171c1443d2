import { IconButton, IconeDireita, IconeEsquerda, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './menu.copy.ts';

export interface MenuColumnProps {
  isRecolhido: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The menu beside the page, which can be reduced to its icons. */
export function MenuColumn({ isRecolhido, onToggle, children }: MenuColumnProps) {
  const Arrow = isRecolhido ? IconeDireita : IconeEsquerda;
  return (
    <Column aria-label={copy.menu} $narrow={isRecolhido}>
      <Scroll>{children}</Scroll>
      <Foot>
        <IconButton
          size="sm"
          label={isRecolhido ? copy.expandir : copy.recolher}
          icon={<Arrow size={16} aria-hidden />}
          onClick={onToggle}
        />
      </Foot>
    </Column>
  );
}

const Column = styled.nav<{ $narrow: boolean }>`
  position: fixed;
  top: 56px;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  width: ${({ $narrow }) => ($narrow ? '60px' : '232px')};
  background: ${token('superficie')};
  border-right: 1px solid ${token('borda')};
  @media print {
    display: none;
  }
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token('espaco3')} ${token('espaco2')};
  overflow: hidden auto;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${token('espaco2')};
  border-top: 1px solid ${token('borda')};
`;
