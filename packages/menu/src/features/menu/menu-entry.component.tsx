import { Link, Tag, VisuallyHidden, visuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { type ItemLookProps, itemLook } from './item-look.ts';
import { MenuIcon } from './menu-icon.component.tsx';
import { copy } from './menu.copy.ts';
import type { Entrada } from './menu.model.ts';

export interface MenuEntryProps {
  entrada: Entrada;
  isAtiva: boolean;
  onChoose: () => void;
  /** Within a group: no icon of its own. */
  isSub?: boolean;
  /** Icons only. */
  isRecolhido?: boolean;
}

/** One address of the menu. */
export function MenuEntry({ entrada, isAtiva, onChoose, isSub = false, isRecolhido = false }: MenuEntryProps) {
  const { titulo, href, icone, isExterna, isNova, isDestacada } = entrada;
  return (
    <Item
      href={href}
      $current={isAtiva}
      $strong={isDestacada}
      $sub={isSub}
      aria-current={isAtiva ? 'page' : undefined}
      title={isRecolhido ? titulo : undefined}
      onClick={onChoose}
      {...(isExterna && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {!isSub && <MenuIcon nome={icone} />}
      <Label $hidden={isRecolhido}>
        {titulo}
        {isExterna && <VisuallyHidden> {copy.novaAba}</VisuallyHidden>}
      </Label>
      {isNova && !isRecolhido && <Tag tone="info">{copy.novo}</Tag>}
    </Item>
  );
}

const Item = styled(Link)<ItemLookProps & { $sub: boolean }>`
  && {
    ${itemLook}
    ${({ $sub }) => $sub && 'padding-left: 42px;'}
  }
`;

const Label = styled.span<{ $hidden: boolean }>`
  flex: 1;
  min-width: 0;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;
