import { settingsRoutes } from '@balcao/contracts';
import { navigateTo, usePathname } from '@balcao/shared';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { pages } from './settings.routes.tsx';

export function SettingsRoot() {
  return (
    <ThemeRoot navigate={navigateTo}>
      <QueryProvider>
        <ScreenBoundary address={usePathname()}>
          <PageRoutes table={settingsRoutes} pages={pages} />
        </ScreenBoundary>
      </QueryProvider>
    </ThemeRoot>
  );
}
