import { avisosEvents } from '@balcao/contracts';
import { on } from '@balcao/shared';
import { ErrorBoundary } from '@balcao/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Avisos } from './features/recarga/recarga.resource.ts';

const Notices = lazy(() =>
  import(/* webpackChunkName: "composicao" */ './composition-notices.component.tsx').then(({ Notices: loaded }) => ({ default: loaded })),
);

/** Whether the page has a support grant. */
const isLent = () => !!document.getElementById('balcao-ambiente')?.textContent.includes('"suporte":{');

/** Loads the notices about the page's composition only when there is one, so that ordinary pages do not pay for them. */
export function Composicao() {
  const [avisos, tell] = useState<Avisos | null>(() => (isLent() ? { servicos: [] } : null));
  useEffect(() => {
    const subscription = on(avisosEvents.mudaram).subscribe(tell);
    return () => subscription.unsubscribe();
  }, []);
  return (
    avisos && (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <Notices avisos={avisos} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
