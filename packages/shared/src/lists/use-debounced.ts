import { useEffect, useRef } from 'react';

const ESPERA_BUSCA_MS = 400;

/** Tells the last text once typing rests; the newest handler is the one told. */
export function useDebounced(tell: (texto: string) => void): (texto: string) => void {
  const latest = useRef(tell);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (texto) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(texto), ESPERA_BUSCA_MS);
  };
}
