import { defineLifecycles } from '@balcao/shared/lifecycle';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { NavbarRoot } from './navbar.root.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'navbar',
  slot: 'slot-navbar',
  Root: NavbarRoot,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
