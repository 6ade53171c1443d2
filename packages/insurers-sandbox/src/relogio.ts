/** The sandbox's calendar: real time plus what the admin door advanced. Latencies do not follow it. */
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
