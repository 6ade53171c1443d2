import { ErrorBoundary } from '@balcao/ui';
import { lazy, Suspense } from 'react';
import { useOferta } from './recarga.resource.ts';

const ReloadNotice = lazy(() =>
  import(/* webpackChunkName: "recarga" */ './reload-notice.component.tsx').then(({ ReloadNotice: loaded }) => ({ default: loaded })),
);

/** Nothing until a newer version waits for a reload; what it says then comes when it is needed. */
export function Recarga() {
  const { isOffered, postpone } = useOferta();
  return (
    isOffered && (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <ReloadNotice onPostpone={postpone} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
