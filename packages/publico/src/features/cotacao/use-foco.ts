import { useEffect, useRef } from 'react';

/**
 * Takes who reads to an element once it is drawn: what was pressed is gone by then, and focus would go with it.
 *
 * @returns asks for the element of this id, at the next drawing
 */
export function useFoco(): (id: string) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    const target = next.current && document.getElementById(next.current);
    if (!target) return;
    next.current = null;
    target.focus({ preventScroll: true });
    target.scrollIntoView?.({ block: 'center' });
  });
  return (id) => {
    next.current = id;
  };
}
