import { navigateTo, useSession } from '@balcao/shared';
import { QueryProvider } from '@balcao/shared/query';
import { ErrorBoundary, ThemeRoot } from '@balcao/ui';
import { SessionBar } from './session-bar.component.tsx';

export function NavbarRoot() {
  const sessao = useSession();
  // between signing out and leaving the page there is no session
  if (!sessao) return null;
  return (
    <ThemeRoot navigate={navigateTo}>
      <ErrorBoundary>
        <QueryProvider>
          <SessionBar key={sessao.usuarioId} sessao={sessao} />
        </QueryProvider>
      </ErrorBoundary>
    </ThemeRoot>
  );
}
