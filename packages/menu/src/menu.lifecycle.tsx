import { defineLifecycles } from '@balcao/shared/lifecycle';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { MenuRoot } from './menu.root.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'menu',
  slot: 'slot-menu',
  Root: MenuRoot,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
