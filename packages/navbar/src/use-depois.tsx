import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { AfterwardsProps, Depois } from './depois.props.ts';

const PRIMEIRA_TELA_MS = 2_000;
const DE_NOVO_MS = 30_000;
const NADA: Depois = { isConectado: false, chegou: null, isAoVivo: false, ajuda: null };

/** Calls `act` when the browser is idle, after at least `esperaMs`; Safari has no idle callback. @returns a function that cancels it */
function whenIdle(act: () => void, esperaMs: number): () => void {
  const timer = setTimeout(() => (window.requestIdleCallback ? window.requestIdleCallback(act, { timeout: 5_000 }) : act()), esperaMs);
  return () => clearTimeout(timer);
}

/** Loads the deferred script of the bar: render `watch`, which shows nothing. If it cannot be loaded, the bell still polls every 30 s. */
export function useDepois(): { depois: Depois; watch: ReactNode } {
  const [depois, setDepois] = useState(NADA);
  const [Afterwards, setAfterwards] = useState<ComponentType<AfterwardsProps> | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let isGone = false;
    const bring = () =>
      import(/* webpackChunkName: "depois" */ './afterwards.component.tsx').then(
        (module) => !isGone && setAfterwards(() => module.Afterwards),
        () => !isGone && setFailures(failures + 1),
      );
    const forget = whenIdle(() => void bring(), failures === 0 ? PRIMEIRA_TELA_MS : DE_NOVO_MS);
    return () => {
      isGone = true;
      forget();
    };
  }, [failures]);
  return { depois, watch: Afterwards && <Afterwards onChange={setDepois} /> };
}
