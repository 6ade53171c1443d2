import { type RefCallback, useCallback, useState } from 'react';

/** Whether what is in a box goes on beside it: only then does it scroll, and only then is it a stop of the Tab key. */
export function useIsCut<E extends HTMLElement>(): [isCut: boolean, box: RefCallback<E>] {
  const [isCut, setIsCut] = useState(false);
  const box = useCallback((element: E | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // what it holds may grow without it
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [isCut, box];
}
