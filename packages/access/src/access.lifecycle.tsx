import { accessRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/lifecycle';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { AccessRoot } from './access.root.tsx';
import { pages } from './access.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'access',
  slot: 'slot-pagina',
  Root: AccessRoot,
  table: accessRoutes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
