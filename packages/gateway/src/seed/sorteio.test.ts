import { createSorteio } from './sorteio.ts';

it('draws the same for the same seed, something else for another', () => {
  const draw = (semente: number) => {
    const sorteio = createSorteio(semente);
    return [sorteio.inteiro(1, 1_000_000), sorteio.digitos(12), sorteio.letras(6), sorteio.id(new Date(0))];
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

it('stays inside its bounds and reaches both', () => {
  const sorteio = createSorteio(3);
  expect(new Set(Array.from({ length: 500 }, () => sorteio.inteiro(-2, 2)))).toEqual(new Set([-2, -1, 0, 1, 2]));
});

it('follows the weights, and never draws what weighs nothing', () => {
  const sorteio = createSorteio(5);
  const drawn = Array.from({ length: 2_000 }, () =>
    sorteio.pesado([
      ['a', 3],
      ['b', 1],
      ['nunca', 0],
    ]),
  );
  const share = drawn.filter((letra) => letra === 'a').length / drawn.length;
  expect(Math.abs(share - 0.75)).toBeLessThan(0.05);
  expect(drawn).not.toContain('nunca');
});

it('takes different ones, at most all', () => {
  expect(createSorteio(9).varios(['a', 'b', 'c'], 10).sort()).toEqual(['a', 'b', 'c']);
});

it('makes ids of version 7 that sort by their moment', () => {
  const sorteio = createSorteio(11);
  const ids = [1_000, 2_000, 3_000].map((ms) => sorteio.id(new Date(1_790_000_000_000 + ms)));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
