import { managementRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/parcel';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { ManagementRoot } from './management.root.tsx';
import { pages } from './management.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'management',
  slot: 'slot-pagina',
  Root: ManagementRoot,
  table: managementRoutes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
