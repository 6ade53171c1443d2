import { closureOf, isWithin } from './module-graph.ts';

const graph = (url: string) =>
  ({ quoting: ['shared', 'ui'], shared: ['rxjs'], ui: ['react'], ciclo: ['volta'], volta: ['ciclo'] })[url] ?? [];

it('lists a module and everything below it once', () => {
  expect(closureOf('quoting', graph)).toEqual(['quoting', 'shared', 'ui', 'rxjs', 'react']);
});

it('survives two modules that need each other', () => {
  expect(closureOf('ciclo', graph)).toEqual(['ciclo', 'volta']);
});

it('knows who waits for a failed module', () => {
  expect(isWithin('quoting', 'rxjs', graph)).toBe(true);
  expect(isWithin('ui', 'rxjs', graph)).toBe(false);
});
