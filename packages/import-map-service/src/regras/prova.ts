/** Tabs that loaded a build and tabs it failed in. May be fractional, because an origin may weigh less than its tabs. */
export interface Contagem {
  readonly montagens: number;
  readonly falhas: number;
}

/** Counts behind the revert of a build, and how strong the proof is. */
export interface MedidaDaVolta extends Contagem {
  /** Number of origins it failed for. */
  readonly origens: number;
  /** Failures per tab, 0 to 1, of the build and of the previous one. */
  readonly taxa: number;
  readonly taxaAnterior: number;
  /** Tolerated rate, against which the proof was made. */
  readonly tolerada: number;
  /** See `provaDeFalha`. */
  readonly prova: number;
  readonly erro: number;
}

/** Number of alternative failure rates tested, evenly spaced above the tolerated one. */
const FATIAS = 64;

/**
 * How much more likely it is to see this of a build that fails more than `tolerada` than of one that fails exactly that much: a sequential
 * test, the mean of the likelihood ratios over every greater rate (Robbins, 1970). Of a build that fails no more than `tolerada`, it
 * reaches `1 / erro` with a probability of at most `erro` (Ville's inequality), however often one looks and whenever one stops looking.
 *
 * @param tolerada failures per tab, 0 to 1 (both excluded)
 */
export function provaDeFalha({ montagens, falhas }: Contagem, tolerada: number): number {
  const boas = Math.max(0, montagens - falhas);
  const soma = Array.from({ length: FATIAS }, (_, fatia) => {
    const taxa = tolerada + ((fatia + 0.5) / FATIAS) * (1 - tolerada);
    return Math.exp(falhas * Math.log(taxa / tolerada) + boas * Math.log((1 - taxa) / (1 - tolerada)));
  }).reduce((total, razao) => total + razao, 0);
  return Math.min(Number.MAX_SAFE_INTEGER, soma / FATIAS);
}
