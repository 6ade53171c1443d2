import { useEffect } from 'react';

const DEITADO = '@page{size:A4 landscape;margin:12mm}';

/**
 * A sheet of paper lying down, while what asks for it is on screen: `@page` belongs to no element, so it comes and goes with a style of its
 * own.
 *
 * @param regras what else is said of paper alone, in CSS
 */
export function usePapelDeitado(regras = ''): void {
  useEffect(() => {
    const style = document.createElement('style');
    const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
    style.nonce = meta?.nonce || meta?.content || '';
    style.textContent = DEITADO + regras;
    document.head.append(style);
    return () => style.remove();
  }, [regras]);
}
