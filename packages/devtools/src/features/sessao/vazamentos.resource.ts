import { useCallback, useEffect, useRef, useState } from 'react';
import { type Contagem, withContagem } from './vazamentos.model.ts';

const A_CADA_MS = 2_000;
const SEGUIDOS = 5_000;

interface Memoria {
  readonly memory?: { readonly usedJSHeapSize: number };
}

function countRegras(): number {
  let sum = 0;
  for (const sheet of document.styleSheets) {
    try {
      sum += sheet.cssRules.length;
    } catch {
      // sheets of another origin cannot be read, and do not belong to this product
    }
  }
  return sum;
}

/** SystemJS keeps its registry under its first own symbol. */
function countModulos(): number | null {
  const loader = typeof System === 'undefined' ? {} : (System as unknown as Record<symbol, object>);
  const [key] = Object.getOwnPropertySymbols(loader);
  return key ? Object.keys(loader[key] ?? {}).length : null;
}

function countMemoria(): number | null {
  const bytes = (performance as Memoria).memory?.usedJSHeapSize;
  return bytes === undefined ? null : Math.round(bytes / 1024);
}

/** Tracks elements removed from the page: those not collected later are probably leaked. */
function followRemoved(): { loose: () => number; stop: () => void } {
  let removed: WeakRef<Node>[] = [];
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records) for (const node of removedNodes) removed.push(new WeakRef(node));
    removed = removed.slice(-SEGUIDOS);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  const loose = () => {
    removed = removed.filter((reference) => reference.deref()?.isConnected === false);
    return removed.length;
  };
  return { loose, stop: () => observer.disconnect() };
}

const count = (loose: () => number): Contagem => ({
  nos: document.getElementsByTagName('*').length,
  soltos: loose(),
  regras: countRegras(),
  modulos: countModulos(),
  memoria: countMemoria(),
});

/** Counts what may leak, every 2 s while it is on the screen. */
export function useContagens(): { serie: readonly Contagem[]; restart: () => void } {
  const [serie, setSerie] = useState<readonly Contagem[]>([]);
  const loose = useRef<() => number>(() => 0);
  useEffect(() => {
    const followed = followRemoved();
    loose.current = followed.loose;
    const sample = () => setSerie((before) => withContagem(before, count(followed.loose)));
    sample();
    const timer = setInterval(sample, A_CADA_MS);
    return () => {
      clearInterval(timer);
      followed.stop();
    };
  }, []);
  const restart = useCallback(() => setSerie([count(loose.current)]), []);
  return { serie, restart };
}
