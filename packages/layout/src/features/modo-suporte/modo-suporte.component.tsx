import { ErrorBoundary } from '@balcao/ui';
import { lazy, Suspense, useState } from 'react';

const SupportMode = lazy(() =>
  import(/* webpackChunkName: "modo-suporte" */ './support-mode.component.tsx').then(({ SupportMode: loaded }) => ({ default: loaded })),
);

/** Nothing, and no byte of it, for the ordinary page: only one that support lent loads the banner. */
export function ModoSuporte() {
  const [isLent] = useState(() => /"suporte":\s*\{/.test(document.getElementById('balcao-ambiente')?.textContent ?? ''));
  return (
    isLent && (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <SupportMode />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
