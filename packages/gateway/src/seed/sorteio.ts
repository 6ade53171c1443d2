/** Draws that come out the same each time for the same seed: the demo data is a fixture, not a surprise. */
export interface Sorteio {
  /** From `min` to `max`, both included. */
  inteiro(min: number, max: number): number;
  chance(probabilidade: number): boolean;
  um<T>(lista: readonly T[]): T;
  /** One of the options, as likely as its weight. */
  pesado<T>(opcoes: readonly (readonly [T, number])[]): T;
  /** `n` different ones, in an order of its own. */
  varios<T>(lista: readonly T[], n: number): T[];
  digitos(n: number): string;
  letras(n: number): string;
  /** A UUID version 7 of that moment. */
  id(momento: Date): string;
}

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A number from 0 up to, not including, 1; the same ones in the same order for the same seed (mulberry32: 32 bits of state are plenty for
 * names and dates).
 */
export function generator(semente: number): () => number {
  let state = semente >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function createSorteio(semente: number): Sorteio {
  const next = generator(semente);
  const inteiro = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const um = <T>(lista: readonly T[]): T => lista[inteiro(0, lista.length - 1)] as T;
  const repeat = (n: number, draw: () => string): string => Array.from({ length: n }, draw).join('');

  return {
    inteiro,
    um,
    chance: (probabilidade) => next() < probabilidade,
    pesado(opcoes) {
      const total = opcoes.reduce((sum, [, peso]) => sum + peso, 0);
      let left = next() * total;
      for (const [opcao, peso] of opcoes) if ((left -= peso) < 0) return opcao;
      return (opcoes.at(-1) as (typeof opcoes)[number])[0];
    },
    varios(lista, n) {
      const rest = [...lista];
      return Array.from({ length: Math.min(n, rest.length) }, () => rest.splice(inteiro(0, rest.length - 1), 1)).flat();
    },
    digitos: (n) => repeat(n, () => String(inteiro(0, 9))),
    letras: (n) => repeat(n, () => ALFABETO.charAt(inteiro(0, 25))),
    id(momento) {
      const tempo = momento.getTime().toString(16).padStart(12, '0');
      const hex = repeat(20, () => inteiro(0, 15).toString(16));
      const variante = '89ab'.charAt(inteiro(0, 3));
      return `${tempo.slice(0, 8)}-${tempo.slice(8)}-7${hex.slice(0, 3)}-${variante}${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
    },
  };
}
