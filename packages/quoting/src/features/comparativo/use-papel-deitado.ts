import { useEffect } from 'react';

/** On paper: A4 lying down, the grid and its title alone. */
const REGRAS = "@page{size:A4 landscape;margin:12mm}@media print{main[data-route='comparativo'] header a{display:none!important}}";

/** The sheet of paper of this screen, while it is on screen: `@page` belongs to no element, so it comes and goes with a style of its own. */
export function usePapelDeitado(): void {
  useEffect(() => {
    const style = document.createElement('style');
    const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
    style.nonce = meta?.nonce || meta?.content || '';
    style.textContent = REGRAS;
    document.head.append(style);
    return () => style.remove();
  }, []);
}
