import { ErrorState, Spinner, token } from '@balcao/ui';
import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from './lazy-panel.copy.ts';

/** A panel whose script is fetched when the user is about to open it. */
export interface LazyPanel<P> {
  readonly Panel: FunctionComponent<P>;
  /** Fetches the script; after a failure it is fetched again when the panel opens. */
  preload(): void;
}

/**
 * Turns an import into a panel. Without Suspense, whose throttling would delay a panel that is already loaded.
 *
 * @example lazyPanel(() => import('./notices-panel.component.tsx').then((m) => m.NoticesPanel))
 */
export function lazyPanel<P extends object>(load: () => Promise<ComponentType<P>>): LazyPanel<P> {
  let loaded: ComponentType<P> | null = null;
  const bring = async () => {
    loaded = await load();
    return loaded;
  };

  function Panel(props: P) {
    const [Chosen, setChosen] = useState<ComponentType<P> | null>(() => loaded);
    const [isFailed, setIsFailed] = useState(false);
    useEffect(() => {
      if (Chosen || isFailed) return;
      let isGone = false;
      bring().then(
        (Brought) => !isGone && setChosen(() => Brought),
        () => !isGone && setIsFailed(true),
      );
      return () => {
        isGone = true;
      };
    }, [Chosen, isFailed]);
    if (Chosen) return <Chosen {...props} />;
    return isFailed ? <ErrorState onRetry={() => setIsFailed(false)} /> : <Coming />;
  }
  return { Panel, preload: () => void bring().catch(() => undefined) };
}

const Coming = () => (
  <Middle>
    <Spinner label={copy.abrindo} />
  </Middle>
);

const Middle = styled.div`
  display: grid;
  place-items: center;
  padding: ${token('espaco6')};
`;
