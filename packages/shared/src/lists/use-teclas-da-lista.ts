import { useComandos } from '@balcao/shared';
import { type RefObject, useRef } from 'react';
import { copy } from './teclas-da-lista.copy.ts';

const LINHAS = 'tbody > [role="row"]';
/** What opens a line: its link, else its first action. */
const ABRE = '[role="rowheader"] a[href], [role="cell"] a[href], [role="cell"] button, td:last-child button';
const SELECIONA = 'input[type="checkbox"]';

const linhasDe = (box: HTMLElement | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>(LINHAS) ?? [])];
const atual = (linhas: readonly HTMLElement[]): number => linhas.findIndex((linha) => linha.contains(document.activeElement));

/**
 * The keys of a list: `j` and `k` take the focus itself to the next or the previous line, so that what reads the screen reads the line
 * and Enter opens it; `x` selects the line one is in. They act while the table is on the page.
 *
 * @returns goes to what holds the table
 */
export function useTeclasDaLista(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const move = (passo: 1 | -1) => {
    const linhas = linhasDe(box.current);
    const de = atual(linhas);
    const para = de < 0 ? (passo > 0 ? 0 : linhas.length - 1) : Math.min(Math.max(de + passo, 0), linhas.length - 1);
    const alvo = linhas[para]?.querySelector<HTMLElement>(ABRE) ?? linhas[para]?.querySelector<HTMLElement>(SELECIONA);
    alvo?.focus();
    alvo?.scrollIntoView?.({ block: 'nearest' });
  };
  const select = () => {
    const linhas = linhasDe(box.current);
    linhas[atual(linhas)]?.querySelector<HTMLElement>(SELECIONA)?.click();
  };
  // asked of the page each time: the table may be there only after this was drawn
  const isShown = (what: string) => box.current?.querySelector(what) != null;
  useComandos([
    {
      id: 'lista-seguinte',
      titulo: copy.seguinte,
      teclas: ['j'],
      isSoTecla: true,
      isRepetivel: true,
      get isPossivel() {
        return isShown(LINHAS);
      },
      run: () => move(1),
    },
    {
      id: 'lista-anterior',
      titulo: copy.anterior,
      teclas: ['k'],
      isSoTecla: true,
      isRepetivel: true,
      get isPossivel() {
        return isShown(LINHAS);
      },
      run: () => move(-1),
    },
    {
      id: 'lista-selecionar',
      titulo: copy.selecionar,
      teclas: ['x'],
      isSoTecla: true,
      get isPossivel() {
        return isShown(`tbody ${SELECIONA}`);
      },
      run: select,
    },
  ]);
  return box;
}
