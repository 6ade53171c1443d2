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
  /** Of a visitor nobody knows: one of `GRUPOS` drawn by lot, 0 to `GRUPOS - 1`. It tells thousands apart, and nobody. */
  readonly grupo?: number | undefined;
}

/** How many groups visitors are drawn into: a share is true to a tenth of a percent. */
export const GRUPOS = 1_000;

const BITS = 48;
const BYTES = BITS / 8;

/** Where a subscription falls between 0 (included) and 1 (excluded), the same on every gateway and for as long as the canary lives. */
export const fracaoDe = (sal: string, assinaturaId: string): number =>
  createHmac('sha256', sal).update(assinaturaId).digest().readUIntBE(0, BYTES) / 2 ** BITS;

/** Where a group falls: exactly as many of them as the share says, others for another canary. */
const fracaoDoGrupo = (sal: string, grupo: number): number => (grupo / GRUPOS + Math.floor(fracaoDe(sal, 'grupos') * GRUPOS) / GRUPOS) % 1;

/**
 * Whether somebody gets the canary. Whoever is named always does; the share is of subscriptions and, among those without one, of groups
 * of visitors. A larger share keeps everybody the smaller one had.
 */
export function estaNoCanario(
  { sal, porcento = 0, assinaturas = [], usuarios = [] }: Canario,
  { assinaturaId, usuarioId, grupo }: Quem,
): boolean {
  if (usuarioId && usuarios.includes(usuarioId)) return true;
  if (!assinaturaId) return grupo !== undefined && fracaoDoGrupo(sal, grupo) < porcento / 100;
  return assinaturas.includes(assinaturaId) || fracaoDe(sal, assinaturaId) < porcento / 100;
}
