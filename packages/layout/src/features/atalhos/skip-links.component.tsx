import { below, token } from '@balcao/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { copy } from './atalhos.copy.ts';

/** The first stops of the Tab key: past bar and menu, straight to what the page is about. */
export function SkipLinks() {
  return (
    <nav aria-label={copy.atalhos}>
      <SkipLink href="#slot-pagina" onClick={goTo('main h1')}>
        {copy.conteudo}
      </SkipLink>
      <MenuLink href="#slot-menu" onClick={goTo('#slot-menu a[href], #slot-menu button')}>
        {copy.menu}
      </MenuLink>
    </nav>
  );
}

/** Focus only: a fragment in the address would be a navigation. */
const goTo = (selector: string) => (event: MouseEvent) => {
  event.preventDefault();
  const target = document.querySelector<HTMLElement>(selector);
  if (target?.tagName === 'H1') target.tabIndex = -1;
  target?.focus();
};

const SkipLink = styled.a`
  position: fixed;
  top: ${token('espaco2')};
  left: ${token('espaco2')};
  z-index: ${token('zEspera')};
  padding: ${token('espaco2')} ${token('espaco4')};
  font-weight: ${token('pesoMedio')};
  color: ${token('primariaTexto')};
  background: ${token('superficieAlta')};
  border-radius: ${token('raio6')};
  box-shadow: ${token('sombraMedia')};
  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const MenuLink = styled(SkipLink)`
  body[data-layout='blank'] & {
    display: none;
  }
  ${below(768)} {
    display: none;
  }
`;
