import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether what is in a box goes on beside it: only then does it scroll, and only then is it a stop of the Tab key. Known before the box is
 * painted, when it comes and when its width changes: a frame later, the whole page would be wider than the window for that frame.
 */
export function useIsCut<E extends HTMLElement>(): [isCut: boolean, box: RefCallback<E>] {
  const [isCut, setIsCut] = useState(false);
  const box = useCallback((element: E | null) => {
    if (!element) return undefined;
    const measure = () => setIsCut(element.scrollWidth > element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // it is told between layout and paint
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    // what it holds may grow without it
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [isCut, box];
}
