import { addressOf, dashboardRoutes, onboardingRoutes } from '@balcao/contracts';
import { returnUrlSeguro } from '@balcao/domain';

/** A heading or a paragraph of the terms. */
export interface BlocoTermo {
  readonly id: string;
  readonly isTitulo: boolean;
  readonly texto: string;
}

/** Splits the stored text into blocks: a blank line separates them, and `## ` starts a heading. */
export const blocosDe = (texto: string): BlocoTermo[] =>
  texto
    .split(/\r?\n\s*\r?\n/)
    .map((bloco) => bloco.trim())
    .filter((bloco) => bloco !== '')
    .map((bloco, index) => ({ id: `bloco-${index}`, isTitulo: bloco.startsWith('## '), texto: bloco.replace(/^##\s+/, '') }));

/** Where to go after the acceptance: the address the user was going to, if it is of this site and not this screen; otherwise home. */
export function destinoOf(search: string): string {
  const home = addressOf(dashboardRoutes, 'home');
  const safe = returnUrlSeguro(new URLSearchParams(search).get('return_url'));
  if (!safe) return home;
  const { pathname } = new URL(safe, 'http://balcao.invalid');
  return pathname === '/' || pathname.replace(/\/+$/, '') === addressOf(onboardingRoutes, 'assinarTermos') ? home : safe;
}

interface Rolagem {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** A zoomed page may stop fractions of a pixel before its end. */
const FOLGA_PX = 8;
/** Whether the end of a scrolled text is visible; true when all of it fits. */
export const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Rolagem): boolean => scrollTop + clientHeight >= scrollHeight - FOLGA_PX;
