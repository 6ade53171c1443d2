import { navigateTo, useSession } from '@balcao/shared';
import { QueryProvider } from '@balcao/shared/query';
import { ErrorBoundary, ThemeRoot } from '@balcao/ui';
import { SideMenu } from './features/menu/side-menu.component.tsx';

export function MenuRoot() {
  // for a moment between signing off and leaving there is nobody to show a menu to
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
