import { navigateTo, useSession } from '@balcao/shared';
import { QueryProvider } from '@balcao/shared/query';
import { ErrorBoundary, ThemeRoot } from '@balcao/ui';
import { SideMenu } from './features/menu/side-menu.component.tsx';

export function MenuRoot() {
  // between sign-off and navigation there is briefly no session
  if (!useSession()) return null;
  return (
    <ThemeRoot navigate={navigateTo}>
      <ErrorBoundary>
        <QueryProvider>
          <SideMenu />
        </QueryProvider>
      </ErrorBoundary>
    </ThemeRoot>
  );
}
