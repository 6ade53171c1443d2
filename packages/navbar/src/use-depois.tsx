import { afterFirstScreen } from '@balcao/shared';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { AfterwardsProps, Depois } from './depois.props.ts';

const DE_NOVO_MS = 30_000;
const NADA: Depois = { isConectado: false, chegou: null, isAoVivo: false, ajuda: null };

function later(act: () => void): () => void {
  const timer = setTimeout(act, DE_NOVO_MS);
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
    const forget = (failures === 0 ? afterFirstScreen : later)(() => void bring());
    return () => {
      isGone = true;
      forget();
    };
  }, [failures]);
  return { depois, watch: Afterwards && <Afterwards onChange={setDepois} /> };
}
