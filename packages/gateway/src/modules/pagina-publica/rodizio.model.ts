/** Somebody in the turns, whether or not they may be notified now. */
export interface Candidato {
  readonly id: string;
  readonly recebe: boolean;
}

/**
 * Who comes after the last one notified, in the order of the turns; who may not be notified is skipped, and keeps their place.
 *
 * @param ultimo null when nobody was notified yet; whoever left the turns is as nobody
 * @returns null when nobody may be notified
 */
export function nextInTurn(candidatos: readonly Candidato[], ultimo: string | null): string | null {
  const last = candidatos.findIndex(({ id }) => id === ultimo);
  const turned = [...candidatos.slice(last + 1), ...candidatos.slice(0, last + 1)];
  return turned.find(({ recebe }) => recebe)?.id ?? null;
}

const LETRAS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a client is told to mention: the day, and six letters that nobody mistakes for others. @example protocoloOf('2026-11-24', bytes) // '261124-K7QF2M' */
export const protocoloOf = (dia: string, sorte: Buffer): string =>
  `${dia.slice(2).replaceAll('-', '')}-${[...sorte.subarray(0, 6)].map((byte) => LETRAS[byte % LETRAS.length]).join('')}`;
