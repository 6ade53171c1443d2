import { MenuColumn } from './menu-column.component.tsx';
import { MenuContent } from './menu-content.component.tsx';
import { MenuDrawer } from './menu-drawer.component.tsx';
import { copy } from './menu.copy.ts';
import { useDrawer, useIsSmall } from './menu.resource.ts';
import { useRecolhido } from './recolhido.resource.ts';

/** The side menu: a column where there is room, a drawer where there is not. */
export function SideMenu() {
  const isSmall = useIsSmall();
  const [isRecolhido, setRecolhido] = useRecolhido();
  const { isAberto, close, closeSoon } = useDrawer();
  if (isSmall) {
    return (
      <MenuDrawer isAberto={isAberto} onClose={close}>
        <nav aria-label={copy.menu}>
          <MenuContent onChoose={closeSoon} />
        </nav>
      </MenuDrawer>
    );
  }
  return (
    <MenuColumn isRecolhido={isRecolhido} onToggle={() => setRecolhido(!isRecolhido)}>
      <MenuContent onChoose={closeSoon} isRecolhido={isRecolhido} onExpand={() => setRecolhido(false)} />
    </MenuColumn>
  );
}
