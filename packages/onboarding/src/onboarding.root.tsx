import { onboardingRoutes } from '@balcao/contracts';
import { navigateTo, usePathname } from '@balcao/shared';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { pages } from './onboarding.routes.tsx';

export function OnboardingRoot() {
  return (
    <ThemeRoot navigate={navigateTo}>
      <QueryProvider>
        <ScreenBoundary address={usePathname()}>
          <PageRoutes table={onboardingRoutes} pages={pages} />
        </ScreenBoundary>
      </QueryProvider>
    </ThemeRoot>
  );
}
