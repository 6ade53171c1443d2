import { ErrorBoundary } from '@balcao/ui';
import { lazy, Suspense } from 'react';
import { useModoSuporteText } from './modo-suporte-text.resource.ts';

const SupportMode = lazy(() =>
  import(/* webpackChunkName: "modo-suporte" */ './support-mode.component.tsx').then(({ SupportMode: loaded }) => ({ default: loaded })),
);

/** Nothing, and no byte of it, for the ordinary page: only one that support lent loads the banner. */
export function ModoSuporte() {
  const text = useModoSuporteText();
  return (
    text && (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <SupportMode key={text} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
