/** The widths at which a screen changes shape (spec §9), px. */
export type Breakpoint = 576 | 768 | 992 | 1200 | 1600;

/**
 * A media query for screens at least this wide.
 *
 * @example styled.div`${above(768)} { display: grid; }`
 */
export const above = (largura: Breakpoint): string => `@media (min-width: ${largura}px)`;

/** A media query for screens narrower than this. */
export const below = (largura: Breakpoint): string => `@media (max-width: ${largura - 0.02}px)`;

/** What is worked with and not read: it does not go to paper. */
export const screenOnly = '@media print { && { display: none; } }';

/** A media query for whoever asked the system for less motion. */
export const calm = '@media (prefers-reduced-motion: reduce)';
