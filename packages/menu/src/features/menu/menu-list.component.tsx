import { usePathname } from '@balcao/shared';
import { token } from '@balcao/ui';
import styled from 'styled-components';
import { MenuEntry } from './menu-entry.component.tsx';
import { MenuGroup } from './menu-group.component.tsx';
import { type Entrada, type Grupo, isAtiva, isGrupo, isGrupoAtivo } from './menu.model.ts';

export interface MenuListProps {
  items: readonly (Entrada | Grupo)[];
  /** An address was chosen. */
  onChoose: () => void;
  isRecolhido?: boolean;
  onExpand?: () => void;
}

const none = () => undefined;

/** The addresses of the menu, the page on screen marked. */
export function MenuList({ items, onChoose, isRecolhido = false, onExpand = none }: MenuListProps) {
  const pathname = usePathname();
  return (
    <List>
      {items.map((item) => (
        <li key={item.titulo}>
          {isGrupo(item) ? (
            <MenuGroup grupo={item} isAtivo={isGrupoAtivo(item, pathname)} isRecolhido={isRecolhido} onExpand={onExpand}>
              {item.entradas.map((entrada) => (
                <li key={entrada.href}>
                  <MenuEntry entrada={entrada} isAtiva={isAtiva(entrada, pathname)} onChoose={onChoose} isSub />
                </li>
              ))}
            </MenuGroup>
          ) : (
            <MenuEntry entrada={item} isAtiva={isAtiva(item, pathname)} onChoose={onChoose} isRecolhido={isRecolhido} />
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espacoMeio')};
`;
