import { publicoRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { usePathname } from '@balcao/shared';
import type { Page } from '@balcao/shared/lifecycle';
import { ScreenBoundary, ThemeRoot } from '@balcao/ui';
import { Suspense } from 'react';
import { pages } from './publico.routes.tsx';

/** Without router and query cache, to keep the page small for phones of clients. */
export function PublicoRoot() {
  const pathname = usePathname();
  const rota = matchRoute([publicoRoutes], pathname);
  const Screen = rota && (pages as Record<string, Page>)[rota.id]?.Component;
  if (!Screen) return null;
  return (
    <ThemeRoot>
      <ScreenBoundary address={pathname}>
        <Suspense fallback={null}>
          <Screen key={rota.id} />
        </Suspense>
      </ScreenBoundary>
    </ThemeRoot>
  );
}
