import { quotingRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/parcel';
import { ErrorState } from '@balcao/ui';
import { QuotingRoot } from './quoting.root.tsx';
import { pages } from './quoting.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'quoting',
  slot: 'slot-pagina',
  Root: QuotingRoot,
  failed: () => <ErrorState />,
  table: quotingRoutes,
  pages,
});
