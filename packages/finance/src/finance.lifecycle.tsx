import { financeRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/parcel';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { FinanceRoot } from './finance.root.tsx';
import { pages } from './finance.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'finance',
  slot: 'slot-pagina',
  Root: FinanceRoot,
  table: financeRoutes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
