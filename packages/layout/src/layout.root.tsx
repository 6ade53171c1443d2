import { navigateTo, usePathname, useSession } from '@balcao/shared';
import { ErrorBoundary, ThemeRoot, ToastRegion } from '@balcao/ui';
import { Suspense } from 'react';
import { SkipLinks } from './features/atalhos/skip-links.component.tsx';
import { useAvisos } from './features/avisos/avisos.resource.ts';
import { OfflineBar } from './features/conexao/offline-bar.component.tsx';
import { layoutPageOf } from './features/erros/erros.model.ts';
import { ModoSuporte } from './features/modo-suporte/modo-suporte.component.tsx';
import { useModoSuporteText } from './features/modo-suporte/modo-suporte-text.resource.ts';
import { useMoldura } from './features/moldura/moldura.resource.ts';
import { FailedParcels } from './features/parcelas/failed-parcels.component.tsx';
import { Recarga } from './features/recarga/recarga.component.tsx';
import { InSlot } from './in-slot.component.tsx';
import { useIsSettled } from './use-is-settled.ts';
import { companhia, pages } from './layout.routes.tsx';

/** How a developer leaves builds of their own: the page knows, before any module (`index.html`). */
const voltar = (globalThis as { balcaoVoltar?: () => void }).balcaoVoltar;

/** What stands around every page, on every address, with or without a session. */
export function LayoutRoot() {
  const pathname = usePathname();
  const sessao = useSession();
  const page = layoutPageOf(pathname);
  const Screen = page && pages[page].Component;
  const isLent = useModoSuporteText() !== null;
  const isAcompanhada = useIsSettled() || sessao?.temParcelaPendente === true;
  useAvisos();
  useMoldura(sessao);
  return (
    <ThemeRoot navigate={navigateTo}>
      <ErrorBoundary>
        <SkipLinks />
        <ModoSuporte />
        <OfflineBar />
        <Recarga />
        <ToastRegion />
        <FailedParcels pathname={pathname} onVoltar={isLent ? leaveSuporte : voltar} />
        {sessao && isAcompanhada && (
          // without it the page still works: it comes with the next one
          <ErrorBoundary fallback={() => null} resetKey={pathname}>
            <Suspense fallback={null}>
              <companhia.Component />
            </Suspense>
          </ErrorBoundary>
        )}
        {Screen && (
          <InSlot slot="slot-pagina">
            <Suspense fallback={null}>
              <Screen key={page} />
            </Suspense>
          </InSlot>
        )}
      </ErrorBoundary>
    </ThemeRoot>
  );
}

/** Its calls are loaded by whoever needs them: an ordinary page never does. */
function leaveSuporte(): void {
  void import('./features/modo-suporte/modo-suporte.resource.ts')
    .then((resource) => resource.leaveSuporte(() => window.location.reload()))
    // what support lent ends by itself; a reload may find that it has
    .catch(() => window.location.reload());
}
