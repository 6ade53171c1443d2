import { engagementRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/parcel';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { EngagementRoot } from './engagement.root.tsx';
import { pages } from './engagement.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'engagement',
  slot: 'slot-pagina',
  Root: EngagementRoot,
  table: engagementRoutes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
