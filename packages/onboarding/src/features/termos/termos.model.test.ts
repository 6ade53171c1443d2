import { blocosDe, destinoOf, isAtEnd } from './termos.model.ts';

it('splits the text into headings and paragraphs', () => {
  expect(
    blocosDe('## 1. Objeto\n\nPrimeira linha\nsegunda linha\n\n\n## 2. Dados\r\n\r\nFim').map(({ isTitulo, texto }) => [isTitulo, texto]),
  ).toEqual([
    [true, '1. Objeto'],
    [false, 'Primeira linha\nsegunda linha'],
    [true, '2. Dados'],
    [false, 'Fim'],
  ]);
});

it.each([
  ['', '/home'],
  ['?return_url=%2Fmulticalculo%2Forcamentos%3Fpagina%3D2', '/multicalculo/orcamentos?pagina=2'],
  ['?return_url=%2F%2Fevil.com', '/home'],
  ['?return_url=https%3A%2F%2Fevil.com', '/home'],
  ['?return_url=%2Ftermos%2FassinarTermos', '/home'],
  ['?return_url=%2F', '/home'],
])('after acceptance at %p, goes to %p', (search, expected) => {
  expect(destinoOf(search)).toBe(expected);
});

it.each([
  [0, 400, 400, true],
  [0, 400, 1000, false],
  [591, 400, 1000, false],
  [592.5, 400, 1000, true],
])('scrolled %p of %p in %p is at the end: %p', (scrollTop, clientHeight, scrollHeight, expected) => {
  expect(isAtEnd({ scrollTop, clientHeight, scrollHeight })).toBe(expected);
});
