/** E-mails that may leave within 24 hours. */
export interface VolumeDeEnvio {
  /** Of one user. */
  readonly usuario: number;
  /** Of the whole subscription. */
  readonly assinatura: number;
  /** To one recipient. */
  readonly destinatario: number;
}

const DIA_MS = 86_400_000;

/** Begin of the period whose e-mails count at a moment. */
export const inicioDoVolume = (agora: Date): Date => new Date(agora.getTime() - DIA_MS);

/**
 * How many e-mails may still leave, and when as many as are wanted may: each counts for 24 hours from when it was asked for.
 *
 * @param enviados moments of those asked for within the last 24 hours, in any order
 * @param maximo how many may leave within 24 hours
 * @param querendo how many are wanted now, from 1
 * @returns `liberaEm` null when they may leave now; where more are wanted than ever may, when the whole of it may
 * @example volumeRestante({ enviados: [], maximo: 10, querendo: 1 }) // { restantes: 10, liberaEm: null }
 */
export function volumeRestante({ enviados, maximo, querendo }: { enviados: readonly Date[]; maximo: number; querendo: number }): {
  restantes: number;
  liberaEm: Date | null;
} {
  const restantes = Math.max(0, maximo - enviados.length);
  const faltam = Math.min(querendo, maximo) + enviados.length - maximo;
  if (querendo <= restantes) return { restantes, liberaEm: null };
  const ordenados = enviados.toSorted((a, b) => a.getTime() - b.getTime());
  const ultimo = ordenados[faltam - 1] ?? ordenados.at(-1);
  return { restantes, liberaEm: ultimo ? new Date(ultimo.getTime() + DIA_MS) : null };
}
