import { useEffect, useState } from 'react';
import { type Guardado, readGuardado, saveGuardado } from './painel.storage.ts';

/** State of the panel and its setter; stored for the next page. */
export function usePainel(): { painel: Guardado; change: (mudanca: Partial<Guardado>) => void } {
  const [painel, setPainel] = useState(readGuardado);
  const change = (mudanca: Partial<Guardado>) =>
    setPainel((before) => {
      const next = { ...before, ...mudanca };
      saveGuardado(next);
      return next;
    });
  return { painel, change };
}

/** Calls `toggle` on Ctrl+Alt+B, wherever the focus is. */
export function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyB') return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
