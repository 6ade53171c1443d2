import { QUADRO_APLICATIVOS } from '@balcao/contracts';
import { useEffect, useState } from 'react';

type Estado = 'carregando' | 'pronto' | 'falhou';

/** Whether the page of the apps can be shown. Asked first because an iframe reports no failure: it would show the refusal. */
export function useQuadro(): { estado: Estado; tryAgain: () => void } {
  const [estado, setEstado] = useState<Estado>('carregando');
  useEffect(() => {
    if (estado !== 'carregando') return;
    const abort = new AbortController();
    fetch(QUADRO_APLICATIVOS, { signal: abort.signal, headers: { accept: 'text/html' } }).then(
      ({ ok, redirected, headers }) =>
        setEstado(ok && !redirected && headers.get('content-type')?.startsWith('text/html') ? 'pronto' : 'falhou'),
      () => !abort.signal.aborted && setEstado('falhou'),
    );
    return () => abort.abort();
  }, [estado]);
  return { estado, tryAgain: () => setEstado('carregando') };
}
