import { type RefObject, useLayoutEffect } from 'react';

/** Marks a bar that stays in sight at the foot of the page: notices stand above it. @example <Barra {...barraInferior}> */
export const barraInferior = { 'data-barra-inferior': '' } as const;

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** Where notices may stand: how far above the foot of the window, or at its head. */
export type FreePlace = { readonly isTop: false; readonly basePx: number } | { readonly isTop: true };

interface Sight {
  readonly janelaPx: number;
  /** The notices, wherever they are now. */
  readonly avisos: Box;
  readonly barras: readonly Box[];
  /** What is in use, by keyboard and by pointer. */
  readonly emUso: readonly Box[];
}

const MARGEM_PX = 16;
const FOLGA_PX = 8;
/** About what is pointed at: the row that takes the place of one just dealt with has its button there. */
const ALCANCE_PX = 24;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Over no bar and over nothing in use: above the bars at the foot, or at the head of the window where what is in use is there. */
export function freePlaceOf({ janelaPx, avisos, barras, emUso }: Sight): FreePlace {
  const alturaPx = avisos.bottom - avisos.top;
  // side by side: of what a browser measures nothing is its own to be spread
  const { left, right } = avisos;
  const at = (basePx: number): Box => ({ left, right, top: janelaPx - basePx - alturaPx, bottom: janelaPx - basePx });
  const basePx = barras
    .toSorted((a, b) => b.top - a.top)
    .reduce((base, barra) => (meet(at(base), barra) ? Math.max(base, janelaPx - barra.top + FOLGA_PX) : base), MARGEM_PX);
  return emUso.some((um) => meet(at(basePx), um)) ? { isTop: true } : { isTop: false, basePx };
}

const CONTROLES = 'input, textarea, select, button, a, [role="spinbutton"], [role="combobox"], [contenteditable]';

function focoOf(avisos: HTMLElement): Box | null {
  const { activeElement } = document;
  if (!activeElement || avisos.contains(activeElement) || !activeElement.matches(CONTROLES)) return null;
  return activeElement.getBoundingClientRect();
}

interface Ponteiro {
  readonly x: number;
  readonly y: number;
  readonly target: EventTarget | null;
}
/** Where the pointer was moved or pressed last; known before there is anything to place. */
let ponteiro: Ponteiro | null = null;
for (const gesto of ['pointermove', 'pointerdown'] as const)
  globalThis.addEventListener?.(gesto, ({ clientX: x, clientY: y, target }) => void (ponteiro = { x, y, target }), {
    capture: true,
    passive: true,
  });

function ponteiroOf({ x, y }: Ponteiro): Box {
  return { left: x - ALCANCE_PX, right: x + ALCANCE_PX, top: y - ALCANCE_PX, bottom: y + ALCANCE_PX };
}

function place(avisos: HTMLElement): void {
  // what is pointed at is being read: it stays where it is
  if (ponteiro?.target instanceof Node && avisos.contains(ponteiro.target)) return;
  const found = freePlaceOf({
    janelaPx: window.innerHeight,
    avisos: avisos.getBoundingClientRect(),
    barras: [...document.querySelectorAll('[data-barra-inferior]')].map((barra) => barra.getBoundingClientRect()),
    emUso: [focoOf(avisos), ponteiro && ponteiroOf(ponteiro)].filter((um) => um !== null),
  });
  avisos.toggleAttribute('data-no-alto', found.isTop);
  if (!found.isTop) avisos.style.setProperty('--b-aviso-base', `${found.basePx}px`);
}

const MUDANCAS = ['scroll', 'resize', 'focusin', 'transitionend'] as const;

/**
 * Keeps what floats at the foot of the window off its bars, the control in use and the pointer, while it shows something. The element takes
 * `--b-aviso-base` as its distance from the foot, and `data-no-alto` when it goes to the head.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const avisos = ref.current;
    if (!avisos || !shown) return;
    const settle = () => place(avisos);
    settle();
    // another screen brings another bar, and none of the events above tells of it
    let frame = 0;
    const screens = new MutationObserver(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        settle();
      });
    });
    screens.observe(document.body, { subtree: true, childList: true, attributeFilter: ['hidden'] });
    for (const mudanca of MUDANCAS) window.addEventListener(mudanca, settle, { capture: true, passive: true });
    return () => {
      screens.disconnect();
      cancelAnimationFrame(frame);
      for (const mudanca of MUDANCAS) window.removeEventListener(mudanca, settle, { capture: true });
    };
  }, [ref, shown]);
}
