import type { Driver } from 'driver.js';
import { copy } from './tour.copy.ts';

/** One thing shown under the spotlight: what is said, and what the buttons do. */
export interface Cartao {
  /** null: said in the middle of the screen. */
  readonly alvo: HTMLElement | null;
  /** What is highlighted may be pressed. */
  readonly isLivre: boolean;
  readonly titulo: string;
  readonly texto: string;
  readonly progresso: string;
  readonly acao: string;
  readonly onNext: () => void;
  readonly onBack: (() => void) | null;
  readonly onClose: () => void;
}

/** The spotlight over the page: one card at a time. */
export interface Holofote {
  show(cartao: Cartao): void;
  close(): void;
}

/** The one place that speaks driver.js. Its sheet is ours (holofote.theme.ts): it brings none, and writes no style the page's policy forbids. */
export async function openHolofote(isCalm: boolean): Promise<Holofote> {
  const { driver } = await import(/* webpackChunkName: "driver" */ 'driver.js');
  const before = document.activeElement;
  let shown: Cartao | null = null;
  const light: Driver = driver({
    animate: !isCalm,
    smoothScroll: !isCalm,
    overlayColor: 'var(--b-veu)',
    overlayOpacity: 1,
    stagePadding: 6,
    stageRadius: 6,
    popoverClass: 'balcao-tour',
    // a press beside the card is not a decision to leave
    overlayClickBehavior: () => undefined,
    onDestroyStarted: () => shown?.onClose(),
  });
  return {
    show: (cartao) => {
      shown = cartao;
      highlight(light, cartao);
    },
    close: () => {
      shown = null;
      if (light.isActive()) light.destroy();
      // the card took the focus with it: back to where it was
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
  };
}

function highlight(light: Driver, { alvo, isLivre, titulo, texto, progresso, acao, onNext, onBack }: Cartao): void {
  light.highlight({
    ...(alvo && { element: alvo }),
    disableActiveInteraction: !isLivre,
    popover: {
      // beside the menu, whose next lines one may want to read
      side: alvo?.closest('#slot-menu') ? 'right' : 'bottom',
      title: titulo,
      description: texto,
      showButtons: onBack ? ['previous', 'next', 'close'] : ['next', 'close'],
      showProgress: true,
      progressText: progresso,
      nextBtnText: acao,
      prevBtnText: copy.anterior,
      onNextClick: onNext,
      ...(onBack && { onPrevClick: onBack }),
      onPopoverRender: ({ wrapper, closeButton, nextButton }) => {
        closeButton.setAttribute('aria-label', copy.fechar);
        wrapper.setAttribute('aria-modal', 'true');
        // after driver.js's own choice, the way out: the way on is what one came for
        queueMicrotask(() => nextButton.focus());
      },
    },
  });
  removeClaims(alvo ?? document.getElementById('driver-dummy-element'));
}

/** driver.js marks what it highlights, or the empty box it puts in the middle of the screen, as a button of the card: neither opens it. */
function removeClaims(highlighted: HTMLElement | null): void {
  for (const claim of ['aria-haspopup', 'aria-expanded', 'aria-controls']) highlighted?.removeAttribute(claim);
}
