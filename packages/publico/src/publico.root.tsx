import { publicoRoutes } from '@balcao/contracts';
import { navigateTo, usePathname } from '@balcao/shared';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { pages } from './publico.routes.tsx';

export function PublicoRoot() {
  return (
    <ThemeRoot navigate={navigateTo}>
      <QueryProvider>
        <ScreenBoundary address={usePathname()}>
          <PageRoutes table={publicoRoutes} pages={pages} />
        </ScreenBoundary>
      </QueryProvider>
    </ThemeRoot>
  );
}
