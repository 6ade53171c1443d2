import { createSorteio, type Sorteio } from '../../packages/gateway/src/seed/sorteio.ts';

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

const ENTRE_MS = { min: 1_500, max: 5_500 };
const DURA_MS = [200, 1_000, 3_000, 8_000];
/** Long enough for every kind of fault at each gateway, for any seed. */
export const PLANO_S = 90;

/** Deals one of `cards` at a time, each of them once before any comes again. */
function dealer<T>(cards: readonly T[], sorteio: Sorteio): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = sorteio.varios(cards, cards.length);
    return left.pop() as T;
  };
}

/** Everything that goes wrong in that many seconds; the same for the same seed. A gateway suffers one thing at a time. */
export function planOf(seed: number, seconds: number): Golpe[] {
  const sorteio = createSorteio(seed);
  const golpes = GATEWAYS.flatMap((alvo) => {
    const own: Golpe[] = [];
    const next = () => sorteio.inteiro(ENTRE_MS.min, ENTRE_MS.max);
    const dealAcao = dealer(GOLPES, sorteio);
    const dealDura = dealer(DURA_MS, sorteio);
    for (let emMs = next(); emMs < seconds * 1_000; ) {
      const golpe = { emMs, alvo, acao: dealAcao(), duraMs: dealDura() };
      own.push(golpe);
      emMs += golpe.duraMs + next();
    }
    return own;
  });
  return golpes.toSorted((one, other) => one.emMs - other.emMs);
}
