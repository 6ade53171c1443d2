import { quotingRoutes } from '@balcao/contracts';
import { usePathname } from '@balcao/shared';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { ComandosDeNovo } from './comandos/comandos-de-novo.component.tsx';
import { pages } from './quoting.routes.tsx';

export function QuotingRoot() {
  return (
    <ThemeRoot>
      <QueryProvider>
        <ComandosDeNovo />
        <ScreenBoundary address={usePathname()}>
          <PageRoutes table={quotingRoutes} pages={pages} />
        </ScreenBoundary>
      </QueryProvider>
    </ThemeRoot>
  );
}
