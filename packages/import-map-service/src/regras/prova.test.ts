import { provaDeFalha } from './prova.ts';

const TOLERADA = 0.1;
const ERRO = 0.01;
const prove = (montagens: number, falhas: number) => provaDeFalha({ montagens, falhas }, TOLERADA);

it('reaches proof with three failures in three tabs, but not with two in two', () => {
  expect(prove(3, 3)).toBeGreaterThan(1 / ERRO);
  expect(prove(2, 2)).toBeLessThan(1 / ERRO);
  expect(prove(0, 0)).toBe(1);
});

it('needs more failures the more successes there are, and never reaches proof at the tolerated rate', () => {
  expect(prove(6, 4)).toBeGreaterThan(1 / ERRO);
  expect(prove(10, 4)).toBeLessThan(1 / ERRO);
  for (const montagens of [10, 100, 10_000, 1_000_000]) expect(prove(montagens, montagens / 10)).toBeLessThan(2);
  expect(prove(1_000, 250)).toBeGreaterThan(1 / ERRO);
});

it('stays a finite number for any amount of reports', () => {
  for (const [montagens, falhas] of [
    [1e6, 1e6],
    [1e6, 0],
    [4.5, 3.25],
  ] as const)
    expect(Number.isFinite(prove(montagens, falhas))).toBe(true);
});

/** A seeded generator: the same numbers in every run. */
function createSorteio(semente: number): () => number {
  let atual = semente;
  return () => {
    atual = (Math.imul(atual, 1_664_525) + 1_013_904_223) >>> 0;
    return atual / 2 ** 32;
  };
}

it('wrongly accuses a build that fails at the tolerated rate no more often than the configured error, checked after every tab', () => {
  const sorteio = createSorteio(7);
  const CORRIDAS = 2_000;
  let enganos = 0;
  for (let corrida = 0; corrida < CORRIDAS; corrida++) {
    let falhas = 0;
    for (let montagens = 1; montagens <= 60; montagens++) {
      if (sorteio() < TOLERADA) falhas++;
      if (prove(montagens, falhas) < 1 / ERRO) continue;
      enganos++;
      break;
    }
  }
  expect(enganos / CORRIDAS).toBeLessThanOrEqual(ERRO);
});
