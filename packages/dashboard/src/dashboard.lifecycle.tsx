import { dashboardRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/parcel';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { DashboardRoot } from './dashboard.root.tsx';
import { pages } from './dashboard.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'dashboard',
  slot: 'slot-pagina',
  Root: DashboardRoot,
  table: dashboardRoutes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
