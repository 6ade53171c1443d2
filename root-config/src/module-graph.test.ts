import { closureOf, waitingFor } from './module-graph.ts';

const graph = (url: string) =>
  ({ quoting: ['shared', 'ui'], shared: ['rxjs'], ui: ['react'], ciclo: ['volta'], volta: ['ciclo'] })[url] ?? [];

it('lists a module and all its dependencies once', () => {
  expect(closureOf('quoting', graph)).toEqual(['quoting', 'shared', 'ui', 'rxjs', 'react']);
});

it('handles circular dependencies', () => {
  expect(closureOf('ciclo', graph)).toEqual(['ciclo', 'volta']);
});

it('finds every module that depends on a failed one', () => {
  const urls = ['quoting', 'shared', 'ui', 'rxjs', 'react', 'ciclo'];
  expect(waitingFor(['react'], urls, graph)).toEqual(['quoting', 'ui', 'react']);
  expect(waitingFor(['rxjs', 'ciclo'], urls, graph)).toEqual(['quoting', 'shared', 'rxjs', 'ciclo']);
  expect(waitingFor([], urls, graph)).toEqual([]);
});
