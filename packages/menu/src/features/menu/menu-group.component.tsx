import { calm, IconeAbaixo, Tag, token, visuallyHidden } from '@balcao/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { isGrupoAberto, saveGrupoAberto } from './grupos.storage.ts';
import { type ItemLookProps, itemLook } from './item-look.ts';
import { MenuIcon } from './menu-icon.component.tsx';
import { copy } from './menu.copy.ts';
import type { Grupo } from './menu.model.ts';

export interface MenuGroupProps {
  grupo: Grupo;
  /** The page on screen is of this group: it starts open, unless this browser left it closed. */
  isAtivo: boolean;
  /** Icons only: choosing the group asks for the whole menu. */
  isRecolhido: boolean;
  onExpand: () => void;
  children: ReactNode;
}

/** A heading of the menu that shows and hides its addresses. */
export function MenuGroup({ grupo: { titulo, icone, isNova }, isAtivo, isRecolhido, onExpand, children }: MenuGroupProps) {
  const [chosen, setChosen] = useState(() => isGrupoAberto(titulo));
  const id = useId();
  const isOpen = !isRecolhido && (chosen ?? isAtivo);
  const press = () => {
    const next = isRecolhido || !isOpen;
    setChosen(next);
    saveGrupoAberto(titulo, next);
    if (isRecolhido) onExpand();
  };
  return (
    <>
      <Head
        type="button"
        $current={isAtivo && !isOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        title={isRecolhido ? titulo : undefined}
        onClick={press}
      >
        <MenuIcon nome={icone} titulo={titulo} />
        <Label $hidden={isRecolhido}>{titulo}</Label>
        {isNova && !isRecolhido && <Tag tone="info">{copy.novo}</Tag>}
        {!isRecolhido && <Arrow size={16} aria-hidden />}
      </Head>
      <Entries id={id} hidden={!isOpen}>
        {children}
      </Entries>
    </>
  );
}

const Head = styled.button<ItemLookProps>`
  ${itemLook}
`;

const Label = styled.span<{ $hidden: boolean }>`
  flex: 1;
  min-width: 0;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Arrow = styled(IconeAbaixo)`
  transition: transform ${token('tempoCurto')} ${token('curva')};
  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
  ${calm} {
    transition: none;
  }
`;

const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espacoMeio')};
  padding-top: ${token('espacoMeio')};
`;
