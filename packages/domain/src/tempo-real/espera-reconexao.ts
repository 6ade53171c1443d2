/** Spec §6 and §9, "reconnect retry 5": five seconds to the first new attempt (adr/0021). */
const PRIMEIRA_MS = 5_000;
/** A broker that is down is not helped by being asked: attempts grow apart, and never end. */
const MAXIMA_MS = 60_000;
/** A fifth more or less: thousands of tabs that lost the same broker do not all come back in one instant. */
const VARIACAO = 0.2;

/**
 * How long to wait before connecting to real time again, in milliseconds.
 *
 * @param falhas attempts in a row that failed, from 1
 * @param sorteio from 0 to 1
 * @example esperaReconexao(1, Math.random()) // 4 000 to 6 000
 */
export const esperaReconexao = (falhas: number, sorteio: number): number =>
  Math.round(Math.min(PRIMEIRA_MS * falhas, MAXIMA_MS) * (1 - VARIACAO + 2 * VARIACAO * sorteio));
