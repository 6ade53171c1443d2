import { onboardingRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { navigateTo, usePathname, useSession } from '@balcao/shared';
import { PageRoutes } from '@balcao/shared/parcel';
import { QueryProvider } from '@balcao/shared/query';
import { ErrorBoundary, ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { lazy, Suspense } from 'react';
import { pages } from './onboarding.routes.tsx';

const Moldura = lazy(() => import(/* webpackChunkName: "moldura" */ './moldura.component.tsx').then((m) => ({ default: m.Moldura })));

/** One of its own pages, or, around the pages of others, the trial bar and the tours. */
export function OnboardingRoot() {
  const pathname = usePathname();
  const isOwnPage = matchRoute([onboardingRoutes], pathname) !== null;
  return (
    <ThemeRoot navigate={navigateTo}>
      <QueryProvider>
        {isOwnPage ? (
          <ScreenBoundary address={pathname}>
            <PageRoutes table={onboardingRoutes} pages={pages} />
          </ScreenBoundary>
        ) : (
          <AroundOthers />
        )}
      </QueryProvider>
    </ThemeRoot>
  );
}

/** A failure here must not replace the page: it renders nothing. */
function AroundOthers() {
  const sessao = useSession();
  return sessao ? (
    <ErrorBoundary fallback={() => <></>}>
      <Suspense fallback={null}>
        <Moldura key={sessao.token} sessao={sessao} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
