import { above, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BrandPanel } from './brand-panel.component.tsx';
import { Brand } from './brand.component.tsx';

export interface AccessFrameProps {
  children: ReactNode;
}

/** The frame of the login group: brand at the left on wide screens, a bar of it above on narrow ones. */
export function AccessFrame({ children }: AccessFrameProps) {
  return (
    <Frame>
      <Top>
        <Brand />
      </Top>
      <BrandPanel />
      <Content>{children}</Content>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: ${token('superficie')};
  ${above(992)} {
    display: grid;
    grid-template-columns: minmax(420px, 5fr) 7fr;
  }
`;

const Top = styled.header`
  padding: ${token('espaco4')};
  color: ${token('sobreBarra')};
  background: ${token('barra')};
  ${above(992)} {
    display: none;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 440px;
  margin: 0 auto;
  padding-top: ${token('espaco6')};
  ${above(992)} {
    justify-content: center;
    padding: ${token('espaco8')} 0;
  }
`;
