import { navigateTo, usePathname, useSession } from '@balcao/shared';
import { ErrorBoundary, ThemeRoot, ToastRegion } from '@balcao/ui';
import { Suspense } from 'react';
import { SkipLinks } from './features/atalhos/skip-links.component.tsx';
import { useAvisos } from './features/avisos/avisos.resource.ts';
import { Composicao } from './composicao.component.tsx';
import { OfflineBar } from './features/conexao/offline-bar.component.tsx';
import { layoutPageOf } from './features/erros/erros.model.ts';
import { useFrameKeys } from './frame-keys.resource.ts';
import { useMoldura } from './features/moldura/moldura.resource.ts';
import { FailedParcels } from './features/parcels/failed-parcels.component.tsx';
import { InSlot } from './in-slot.component.tsx';
import { useCompanhia } from './use-companhia.ts';
import { useIsSettled } from './use-is-settled.ts';
import { companhia, pages } from './layout.routes.tsx';

/** The frame around every page, with or without a session. */
export function LayoutRoot() {
  const pathname = usePathname();
  const sessao = useSession();
  const page = layoutPageOf(pathname);
  const Screen = page && pages[page].Component;
  const isSettled = useIsSettled();
  const isPressed = useFrameKeys(sessao !== null);
  const isAcompanhada = useCompanhia(sessao !== null && (isSettled || isPressed || sessao.temParcelaPendente === true));
  useAvisos();
  useMoldura(sessao);
  return (
    <ThemeRoot navigate={navigateTo}>
      <ErrorBoundary>
        <SkipLinks />
        <Composicao />
        <OfflineBar />
        <ToastRegion />
        <FailedParcels
          pathname={pathname}
          notFound={
            <Suspense fallback={null}>
              <pages.naoEncontrado.Component />
            </Suspense>
          }
        />
        {isAcompanhada && (
          <ErrorBoundary fallback={() => null} resetKey={pathname}>
            <companhia.Component />
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
