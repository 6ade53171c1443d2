import { navigateTo, useSession } from '@balcao/shared';
import { QueryProvider } from '@balcao/shared/query';
import { ErrorBoundary, ThemeRoot } from '@balcao/ui';
import { useState } from 'react';
import { Bar } from './features/barra/bar.component.tsx';
import { CodigoSuporte } from './features/codigo-suporte/codigo-suporte.component.tsx';
import { UserMenu } from './features/usuario/user-menu.component.tsx';

export function NavbarRoot() {
  const sessao = useSession();
  const [isCodigoOpen, setIsCodigoOpen] = useState(false);
  // for a moment between signing off and leaving there is nobody to show
  if (!sessao) return null;
  return (
    <ThemeRoot navigate={navigateTo}>
      <ErrorBoundary>
        <QueryProvider>
          <Bar sessao={sessao}>
            <UserMenu sessao={sessao} onCodigoSuporte={() => setIsCodigoOpen(true)} />
          </Bar>
          {isCodigoOpen && <CodigoSuporte onClose={() => setIsCodigoOpen(false)} />}
        </QueryProvider>
      </ErrorBoundary>
    </ThemeRoot>
  );
}
