import type { Driver } from 'driver.js';
import { copy } from './tour.copy.ts';

/** One step of the spotlight: its text, and the actions of its buttons. */
export interface Cartao {
  /** null: the card is centred on the screen. */
  readonly alvo: HTMLElement | null;
  /** The highlighted element can be pressed. */
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

/** The only file that uses driver.js. Its styles are in holofote.theme.ts, because the content security policy forbids its own. */
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
    // a press outside the card must not close the tour
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
      // restores the focus, which was in the card
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
  };
}

function highlight(light: Driver, { alvo, isLivre, titulo, texto, progresso, acao, onNext, onBack }: Cartao): void {
  light.highlight({
    ...(alvo && { element: alvo }),
    disableActiveInteraction: !isLivre,
    popover: {
      // beside the menu, so that its lines stay readable
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
        // driver.js focuses the close button; the next button is the better choice
        queueMicrotask(() => nextButton.focus());
      },
    },
  });
  removeClaims(alvo ?? document.getElementById('driver-dummy-element'));
}

/** Removes the ARIA attributes with which driver.js marks the highlighted element as a button that opens the card. */
function removeClaims(highlighted: HTMLElement | null): void {
  for (const claim of ['aria-haspopup', 'aria-expanded', 'aria-controls']) highlighted?.removeAttribute(claim);
}
