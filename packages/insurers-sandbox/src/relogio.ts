/** Calendar of the sandbox: real time plus the advances of the admin routes. Latencies use real time. */
export interface Relogio {
  agora(): Date;
  advanceDias(dias: number): void;
}

const DIA_MS = 86_400_000;

export function createRelogio(base: () => Date = () => new Date()): Relogio {
  let adiantoMs = 0;
  return {
    agora: () => new Date(base().getTime() + adiantoMs),
    advanceDias: (dias) => {
      adiantoMs += dias * DIA_MS;
    },
  };
}

/** `YYYY-MM-DDTHH:mm:ssZ`, the only form the standard takes. */
export const dataHoraOpin = (momento: Date): string => `${momento.toISOString().slice(0, 19)}Z`;
