import { createHmac } from 'node:crypto';

/** Who a canary is for. */
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
}

const BITS = 48;
const BYTES = BITS / 8;

/** Where a subscription falls between 0 (included) and 1 (excluded), the same on every gateway and for as long as the canary lives. */
export const fracaoDe = (sal: string, assinaturaId: string): number =>
  createHmac('sha256', sal).update(assinaturaId).digest().readUIntBE(0, BYTES) / 2 ** BITS;

/**
 * Whether somebody gets the canary. Whoever is named always does; the share is of subscriptions, so without one nobody is drawn.
 * A larger share keeps everybody the smaller one had.
 */
export function estaNoCanario({ sal, porcento = 0, assinaturas = [], usuarios = [] }: Canario, { assinaturaId, usuarioId }: Quem): boolean {
  if (usuarioId && usuarios.includes(usuarioId)) return true;
  if (!assinaturaId) return false;
  return assinaturas.includes(assinaturaId) || fracaoDe(sal, assinaturaId) < porcento / 100;
}
