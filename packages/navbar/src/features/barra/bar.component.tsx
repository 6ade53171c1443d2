import type { Sessao } from '@balcao/contracts';
import { truncateCorretora } from '@balcao/domain';
import { below, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BrandLink } from './brand-link.component.tsx';
import { MenuButton } from './menu-button.component.tsx';
import { SupportSign } from './support-sign.component.tsx';

export interface BarProps {
  sessao: Sessao;
  /** In the middle. */
  search: ReactNode;
  /** At the right end. */
  children: ReactNode;
}

/** The top bar; orange while support acts for the brokerage (spec §2). */
export function Bar({ sessao, search, children }: BarProps) {
  const nome = truncateCorretora(sessao.nomeCorretora);
  return (
    <Header $support={sessao.segfyer === true}>
      <MenuButton />
      <BrandLink />
      <Broker $support={sessao.segfyer === true} title={nome === sessao.nomeCorretora ? undefined : sessao.nomeCorretora}>
        {nome}
      </Broker>
      <SupportSign sessao={sessao} />
      {search}
      <End>{children}</End>
    </Header>
  );
}

const Header = styled.header<{ $support: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('espaco3')};
  height: 56px;
  padding: 0 ${token('espaco4')};
  color: ${({ $support }) => token($support ? 'sobreSuporte' : 'sobreBarra')};
  background: ${({ $support }) => token($support ? 'suporte' : 'barra')};
  :focus-visible {
    outline-color: currentcolor;
  }
  ${below(768)} {
    gap: ${token('espaco2')};
    padding: 0 ${token('espaco2')};
  }
  @media print {
    display: none;
  }
`;

const Broker = styled.span<{ $support: boolean }>`
  flex: 0 1 auto;
  min-width: 0;
  padding-left: ${token('espaco3')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  border-left: 1px solid color-mix(in srgb, currentcolor 30%, transparent);
  /* both do not fit, and who is acting matters more than in which brokerage */
  ${below(1200)} {
    ${({ $support }) => $support && 'display: none;'}
  }
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('espaco1')};
`;
