import { accessRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { navigateTo, usePathname } from '@balcao/shared';
import type { Page } from '@balcao/shared/lifecycle';
import { ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { Suspense } from 'react';
import { pages } from './access.routes.tsx';
import { AccessFrame } from './features/moldura/access-frame.component.tsx';

/** No router here: a stranger's first page pays for nothing it does not use. */
export function AccessRoot() {
  const pathname = usePathname();
  const rota = matchRoute([accessRoutes], pathname);
  const Screen = rota && (pages as Record<string, Page>)[rota.id]?.Component;
  if (!Screen) return null;
  return (
    <ThemeRoot navigate={navigateTo}>
      <AccessFrame>
        <ScreenBoundary address={pathname}>
          <Suspense fallback={null}>
            <Screen key={rota.id} />
          </Suspense>
        </ScreenBoundary>
      </AccessFrame>
    </ThemeRoot>
  );
}
