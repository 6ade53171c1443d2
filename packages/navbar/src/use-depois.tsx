import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { AfterwardsProps, Depois } from './depois.props.ts';

const PRIMEIRA_TELA_MS = 2_000;
const DE_NOVO_MS = 30_000;
const NADA: Depois = { isConectado: false, chegou: null, isAoVivo: false, ajuda: null };

/** Calls when the browser rests, not before `esperaMs`; Safari has no idle callback. @returns what forgets it */
function whenIdle(act: () => void, esperaMs: number): () => void {
  const timer = setTimeout(() => (window.requestIdleCallback ? window.requestIdleCallback(act, { timeout: 5_000 }) : act()), esperaMs);
  return () => clearTimeout(timer);
}

/** What may wait, in a script of its own: render `watch`, it shows nothing. Without the script the bell still asks every 30 s. */
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
