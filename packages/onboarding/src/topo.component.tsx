import { token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './cadastro.copy.ts';

export interface TopoProps {
  /** At the right end. */
  children: ReactNode;
}

/** The name of the product above screens without bar and menu. */
export function Topo({ children }: TopoProps) {
  return (
    <Line>
      <Name>
        <Mark viewBox="0 0 32 32" width={26} height={26} aria-hidden>
          <path d="M6 5h20l3 8.5a3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0z" />
          <path d="M4 21.5h24a1.5 1.5 0 0 1 0 3h-1.5V28h-21v-3.5H4a1.5 1.5 0 0 1 0-3z" />
        </Mark>
        {copy.produto}
      </Name>
      {children}
    </Line>
  );
}

const Line = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco4')};
  min-height: 56px;
  padding: 0 ${token('espaco4')};
  color: ${token('sobreBarra')};
  background: ${token('barra')};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    color: inherit;
  }
  :focus-visible {
    outline-color: currentcolor;
  }
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('espaco2')};
  font-size: ${token('texto18')};
  font-weight: ${token('pesoForte')};
  letter-spacing: -0.02em;
`;

const Mark = styled.svg`
  flex: none;
  fill: currentcolor;
  path:first-child {
    fill: ${token('atencao')};
  }
`;
