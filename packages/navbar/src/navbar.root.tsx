import { navigateTo, useSession } from '@balcao/shared';
import { QueryProvider } from '@balcao/shared/query';
import { ErrorBoundary, ThemeRoot } from '@balcao/ui';
import { Bar } from './features/barra/bar.component.tsx';
import { UserMenu } from './features/usuario/user-menu.component.tsx';

export function NavbarRoot() {
  const sessao = useSession();
  // for a moment between signing off and leaving there is nobody to show
  if (!sessao) return null;
  return (
    <ThemeRoot navigate={navigateTo}>
      <ErrorBoundary>
        <QueryProvider>
          <Bar sessao={sessao}>
            <UserMenu sessao={sessao} />
          </Bar>
        </QueryProvider>
      </ErrorBoundary>
    </ThemeRoot>
  );
}
