import { quotingRoutes } from '@balcao/contracts';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ErrorBoundary, ThemeRoot } from '@balcao/ui';
import { pages } from './quoting.routes.tsx';

export const QuotingRoot = () => (
  <ThemeRoot>
    <ErrorBoundary>
      <QueryProvider>
        <PageRoutes table={quotingRoutes} pages={pages} />
      </QueryProvider>
    </ErrorBoundary>
  </ThemeRoot>
);
