import { useEffect, useRef } from 'react';
import { rescueFocus } from '../digitacao/rescue-focus.ts';

/**
 * Another run takes the place of the one on screen, and whatever was pressed to ask for it (a version, a recalculation, Calcular behind its
 * tab) goes with it. Focus that was lost so comes to the place of the results; one that is elsewhere stays.
 *
 * @param lugar id of the place of the results
 */
export function useFocoDaRodada(cotacaoId: string | null, lugar: string): void {
  const shown = useRef(cotacaoId);
  useEffect(() => {
    if (shown.current === cotacaoId) return;
    shown.current = cotacaoId;
    return rescueFocus(lugar);
  }, [cotacaoId, lugar]);
}
