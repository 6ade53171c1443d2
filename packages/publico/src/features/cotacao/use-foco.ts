import { useEffect, useRef } from 'react';

/**
 * Focuses an element once it is rendered, because the pressed button is unmounted and the focus would be lost.
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
