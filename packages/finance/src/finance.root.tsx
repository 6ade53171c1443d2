import { financeRoutes } from '@balcao/contracts';
import { navigateTo, usePathname } from '@balcao/shared';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { pages } from './finance.routes.tsx';

export function FinanceRoot() {
  return (
    <ThemeRoot navigate={navigateTo}>
      <QueryProvider>
        <ScreenBoundary address={usePathname()}>
          <PageRoutes table={financeRoutes} pages={pages} />
        </ScreenBoundary>
      </QueryProvider>
    </ThemeRoot>
  );
}
