import { addressOf, quotingRoutes } from '@balcao/contracts';
import { navigateTo } from '@balcao/shared';
import { useEffect } from 'react';

/** Spec §9: reload delays after the redirection, in ms; Firefox restores what was typed unless given more time. */
const RECARGA_MS = 1_300;
const RECARGA_FIREFOX_MS = 3_000;

/**
 * Goes to the car quote and reads that page anew a little later (spec §2), with the query of this address. The reload outlives this
 * screen, which the navigation takes away; it does not happen when the user went on elsewhere meanwhile.
 */
export function useRedirecionamento(reload: () => void): void {
  useEffect(() => {
    const destino = addressOf(quotingRoutes, 'orcamentoAuto');
    navigateTo(destino + window.location.search);
    const espera = /firefox/i.test(navigator.userAgent) ? RECARGA_FIREFOX_MS : RECARGA_MS;
    setTimeout(() => {
      if (window.location.pathname === destino) reload();
    }, espera);
  }, [reload]);
}
