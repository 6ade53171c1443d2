import type { Fact } from '@balcao/shared';
import { filterFacts, ouvintesOf, withFact, type FactVisto } from './eventos.model.ts';

const fact = (name: string, over: Partial<Fact> = {}): Fact => ({
  name,
  payload: {},
  em: 0,
  isValido: true,
  de: null,
  ouvintes: [],
  ...over,
});
const seen = (...facts: Fact[]) => facts.reduce<FactVisto[]>(withFact, []);

it('keeps the newest first, 200 of them, each with a number of its own', () => {
  const same = fact('a:b');
  const vistos = seen(...Array.from({ length: 230 }, () => same));
  expect(vistos).toHaveLength(200);
  expect(vistos[0]?.id).toBe(230);
  expect(new Set(vistos.map(({ id }) => id)).size).toBe(200);
});

it('finds by name and by content, whatever the capitals', () => {
  const vistos = seen(fact('layout:parcel-falhou', { payload: { parcel: 'Menu' } }), fact('sessao:iniciada'));
  expect(filterFacts(vistos, 'SESSAO').map((visto) => visto.fact.name)).toEqual(['sessao:iniciada']);
  expect(filterFacts(vistos, 'menu').map((visto) => visto.fact.name)).toEqual(['layout:parcel-falhou']);
  expect(filterFacts(vistos, ' ')).toBe(vistos);
});

it('names each listening parcel once', () => {
  expect(ouvintesOf(seen(fact('a:a', { ouvintes: ['menu', 'layout'] }), fact('a:b', { ouvintes: ['menu'] })))).toEqual(['layout', 'menu']);
});
