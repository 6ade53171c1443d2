import { preferenciasCalls } from '@balcao/contracts';
import { afterFirstScreen, call } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { useIsMedium } from './menu.resource.ts';
import { readRecolhido, saveRecolhido } from './recolhido.storage.ts';

/** Without a stored choice, the account's choice is used from the next page on, so that the current page does not move. */
async function learnRecolhido(): Promise<void> {
  const { collapsedMenu } = await call(preferenciasCalls.getPreferencias, {});
  if (readRecolhido() === null) saveRecolhido(collapsedMenu);
}

/** The account learns it too, behind the screen. */
async function tellRecolhido(collapsedMenu: boolean): Promise<void> {
  const preferencias = await call(preferenciasCalls.getPreferencias, {});
  await call(preferenciasCalls.savePreferencias, { ...preferencias, collapsedMenu });
}

// the browser's storage is authoritative; saving to the account is best effort
const quietly = (work: Promise<void>) => void work.catch(() => undefined);

/**
 * Whether the menu is reduced to its icons: remembered in this browser, and by the account. On a screen of middling width it is, until it is
 * unfolded, which is for that screen alone.
 */
export function useRecolhido(): readonly [boolean, (recolhido: boolean) => void] {
  const isMedium = useIsMedium();
  const [isUnfolded, setUnfolded] = useState(false);
  const [isPreferred, setPreferred] = useState(() => readRecolhido() ?? false);
  const recolhido = isMedium ? !isUnfolded : isPreferred;
  useEffect(() => {
    if (readRecolhido() !== null) return;
    // for the next page: the first screen of this one does not wait behind it
    return afterFirstScreen(() => quietly(learnRecolhido()));
  }, []);
  useEffect(() => {
    // the frame around the parcels reads the width from here
    document.documentElement.style.setProperty('--largura-menu', recolhido ? '60px' : '232px');
    return () => void document.documentElement.style.removeProperty('--largura-menu');
  }, [recolhido]);
  const change = (next: boolean) => {
    if (isMedium) return setUnfolded(!next);
    setPreferred(next);
    saveRecolhido(next);
    quietly(tellRecolhido(next));
  };
  return [recolhido, change];
}
