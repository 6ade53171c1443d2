import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, 'first-line.fixture.cjs');

it('tells where an error was made as the file has it, also on the first line', () => {
  const stackOf = jest.requireActual<() => string>(file);
  const column = readFileSync(file, 'utf8').indexOf('new Error') + 1;
  expect(stackOf()).toContain(`first-line.fixture.cjs:1:${column}`);
});

it('runs a module again in a registry of its own', () => {
  const first = jest.requireActual<object>(file);
  jest.isolateModules(() => expect(jest.requireActual(file)).not.toBe(first));
  expect(jest.requireActual(file)).toBe(first);
});

it('gives no list of modules to look through', () => {
  expect(Object.keys(require.cache)).toEqual([]);
});
