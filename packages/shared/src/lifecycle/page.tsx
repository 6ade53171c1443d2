import { lazy, useState, type ComponentType } from 'react';

/** What may come before another try. */
const OCASIOES = ['click', 'online'] as const;

/** One screen that is loaded when first needed, or earlier by `preload`. */
export interface Page {
  readonly Component: ComponentType;
  preload(): Promise<void>;
}

/**
 * Turns an import into a page. Once preloaded it renders at once: nothing above the fold waits behind a Suspense fallback.
 * A load that failed stays failed until the user presses something, for the next press may be on a retry, or the connection is back.
 *
 * @example page(() => import('./features/orcamentos/orcamentos.page.tsx').then((m) => m.OrcamentosPage))
 */
export function page(load: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | null = null;
  const preload = async () => {
    loaded = await load();
  };
  const startOver = () => {
    Lazy = lazyPage();
  };
  const lazyPage = () =>
    lazy(async () => {
      await preload().catch((error: unknown) => {
        // React renders a failed screen more than once: a fresh try in between would never end
        for (const ocasiao of OCASIOES) window.addEventListener(ocasiao, startOver, { once: true, capture: true });
        throw error;
      });
      return { default: loaded as ComponentType };
    });
  let Lazy = lazyPage();

  function Component() {
    // chosen once per mount: swapping lazy for loaded later would throw the screen's state away
    const [Chosen] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Chosen />;
  }
  return { Component, preload };
}
