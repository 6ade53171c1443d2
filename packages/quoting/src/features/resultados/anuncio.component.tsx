import { VisuallyHidden } from '@balcao/ui';
import { useEffect, useRef, useState } from 'react';
import { copy } from './resultados.copy.ts';
import type { Progresso } from './resultados.model.ts';

const ESPERA_ANUNCIO_MS = 5_000;

export interface AnuncioProps {
  /** What is said of offers that were typed; null for a run that asked insurers. */
  informadas: string | null;
}

/** Tells a screen reader how the run goes: at most once every 5 s, and at the end. */
export function Anuncio({ total, responderam, comPreco, canceladas, isRunning, informadas }: Progresso & AnuncioProps) {
  const fim = informadas ?? (canceladas > 0 ? copy.cancelado({ total, responderam, comPreco, canceladas }) : copy.fim(comPreco));
  const texto = isRunning ? copy.anuncio({ total, responderam, comPreco }) : fim;
  const [dito, setDito] = useState('');
  const saidAt = useRef(0);
  useEffect(() => {
    if (total === 0) return;
    const wait = isRunning ? Math.max(0, saidAt.current + ESPERA_ANUNCIO_MS - Date.now()) : 0;
    const timer = setTimeout(() => {
      saidAt.current = Date.now();
      setDito(texto);
    }, wait);
    return () => clearTimeout(timer);
  }, [texto, isRunning, total]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {dito}
    </VisuallyHidden>
  );
}
