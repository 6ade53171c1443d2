import { createHmac } from 'node:crypto';

/** Audience of a canary. */
export interface Canario {
  /** Chosen once when the canary starts and kept while it grows. */
  readonly sal: string;
  /** 0 to 100, fractions allowed. */
  readonly porcento?: number | undefined;
  readonly assinaturas?: readonly string[] | undefined;
  readonly usuarios?: readonly string[] | undefined;
}

export interface Quem {
  readonly assinaturaId?: string | undefined;
  readonly usuarioId?: string | undefined;
  /** Group of an anonymous visitor, drawn at random, 0 to `GRUPOS - 1`; it cannot identify a person. */
  readonly grupo?: number | undefined;
}

/** Number of groups of visitors: percentages are exact to a tenth of a percent. */
export const GRUPOS = 1_000;

const BITS = 48;
const BYTES = BITS / 8;

/** Position of a subscription between 0 (included) and 1 (excluded), the same on every gateway while the canary lasts. */
export const fracaoDe = (sal: string, assinaturaId: string): number =>
  createHmac('sha256', sal).update(assinaturaId).digest().readUIntBE(0, BYTES) / 2 ** BITS;

/** Position of a group: exactly the given percentage of groups is included, and each canary selects different ones. */
const fracaoDoGrupo = (sal: string, grupo: number): number => (grupo / GRUPOS + Math.floor(fracaoDe(sal, 'grupos') * GRUPOS) / GRUPOS) % 1;

/**
 * Whether a user gets the canary. Those named always do; the percentage is of subscriptions and, without one, of groups
 * of visitors. A larger percentage includes everyone the smaller one did.
 */
export function estaNoCanario(
  { sal, porcento = 0, assinaturas = [], usuarios = [] }: Canario,
  { assinaturaId, usuarioId, grupo }: Quem,
): boolean {
  if (usuarioId && usuarios.includes(usuarioId)) return true;
  if (!assinaturaId) return grupo !== undefined && fracaoDoGrupo(sal, grupo) < porcento / 100;
  return assinaturas.includes(assinaturaId) || fracaoDe(sal, assinaturaId) < porcento / 100;
}
