import { onboardingRoutes } from '@balcao/contracts';
import { defineLifecycles } from '@balcao/shared/parcel';
import { ErrorState, ThemeRoot } from '@balcao/ui';
import { OnboardingRoot } from './onboarding.root.tsx';
import { pages } from './onboarding.routes.tsx';

export const { bootstrap, mount, prepare, unmount } = defineLifecycles({
  name: 'onboarding',
  slot: 'slot-pagina',
  Root: OnboardingRoot,
  table: onboardingRoutes,
  pages,
  failed: () => (
    <ThemeRoot>
      <ErrorState />
    </ThemeRoot>
  ),
});
