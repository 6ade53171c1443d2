import { engagementRoutes } from '@balcao/contracts';
import { navigateTo, usePathname } from '@balcao/shared';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { pages } from './engagement.routes.tsx';

export function EngagementRoot() {
  return (
    <ThemeRoot navigate={navigateTo}>
      <QueryProvider>
        <ScreenBoundary address={usePathname()}>
          <PageRoutes table={engagementRoutes} pages={pages} />
        </ScreenBoundary>
      </QueryProvider>
    </ThemeRoot>
  );
}
