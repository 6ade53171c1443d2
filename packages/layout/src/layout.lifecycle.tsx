import { layoutRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/lifecycle';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { LayoutRoot } from './layout.root.tsx';
import { pages } from './layout.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'layout',
  slot: 'slot-layout',
  Root: LayoutRoot,
  table: layoutRoutes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
