import { managementRoutes } from '@balcao/contracts';
import { navigateTo } from '@balcao/shared';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ErrorBoundary, ThemeRoot } from '@balcao/ui';
import { pages } from './management.routes.tsx';

export const ManagementRoot = () => (
  <ThemeRoot navigate={navigateTo}>
    <ErrorBoundary>
      <QueryProvider>
        <PageRoutes table={managementRoutes} pages={pages} />
      </QueryProvider>
    </ErrorBoundary>
  </ThemeRoot>
);
