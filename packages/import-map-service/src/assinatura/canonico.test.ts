import { canonico, resumo } from './canonico.ts';

it('writes the same text whatever order the keys came in', () => {
  expect(canonico({ b: [{ z: 1, a: null }], a: 'x' })).toBe('{"a":"x","b":[{"a":null,"z":1}]}');
  expect(resumo({ b: 1, a: 2 })).toBe(resumo({ a: 2, b: 1 }));
});

it('keeps the order of lists, because it is meaningful', () => {
  expect(resumo(['a', 'b'])).not.toBe(resumo(['b', 'a']));
  expect(resumo({})).toMatch(/^[0-9a-f]{20}$/);
});
