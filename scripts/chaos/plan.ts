import { generator } from '../../packages/gateway/src/seed/sorteio.ts';

/** What may be done to one gateway. */
const GOLPES = ['matar', 'pausar', 'cortar-banco', 'calar-banco', 'cortar-broker', 'calar-broker'] as const;
export const GATEWAYS = ['a', 'b'] as const;
export type NomeGateway = (typeof GATEWAYS)[number];

/** One thing that goes wrong, when, and for how long, in milliseconds since the start. */
export interface Golpe {
  readonly emMs: number;
  readonly alvo: NomeGateway;
  readonly acao: (typeof GOLPES)[number];
  readonly duraMs: number;
}

const ENTRE_MS = { min: 1_500, max: 7_000 };
const DURA_MS = [200, 1_000, 3_000, 8_000];

/** Everything that goes wrong in that many seconds; the same for the same seed. A gateway suffers one thing at a time. */
export function planOf(seed: number, seconds: number): Golpe[] {
  const draw = generator(seed);
  const pick = <T>(among: readonly T[]): T => among[Math.floor(draw() * among.length)] as T;
  const golpes = GATEWAYS.flatMap((alvo) => {
    const own: Golpe[] = [];
    const next = () => ENTRE_MS.min + Math.floor(draw() * (ENTRE_MS.max - ENTRE_MS.min));
    for (let emMs = next(); emMs < seconds * 1_000; ) {
      const golpe = { emMs, alvo, acao: pick(GOLPES), duraMs: pick(DURA_MS) };
      own.push(golpe);
      emMs += golpe.duraMs + next();
    }
    return own;
  });
  return golpes.toSorted((one, other) => one.emMs - other.emMs);
}
