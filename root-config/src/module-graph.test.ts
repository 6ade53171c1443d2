import { closureOf, waitingFor } from './module-graph.ts';

const graph = (url: string) =>
  ({ quoting: ['shared', 'ui'], shared: ['rxjs'], ui: ['react'], ciclo: ['volta'], volta: ['ciclo'] })[url] ?? [];

it('lists a module and everything below it once', () => {
  expect(closureOf('quoting', graph)).toEqual(['quoting', 'shared', 'ui', 'rxjs', 'react']);
});

it('survives two modules that need each other', () => {
  expect(closureOf('ciclo', graph)).toEqual(['ciclo', 'volta']);
});

it('finds everything that waits for what failed, whoever asks for it again', () => {
  const urls = ['quoting', 'shared', 'ui', 'rxjs', 'react', 'ciclo'];
  expect(waitingFor(['react'], urls, graph)).toEqual(['quoting', 'ui', 'react']);
  expect(waitingFor(['rxjs', 'ciclo'], urls, graph)).toEqual(['quoting', 'shared', 'rxjs', 'ciclo']);
  expect(waitingFor([], urls, graph)).toEqual([]);
});
