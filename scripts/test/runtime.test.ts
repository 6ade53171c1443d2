import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

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

describe('of the files of a worker', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'balcao-runtime-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const files = {
    'package.json': '{}',
    'jest.config.cjs': `module.exports = { transform: {}, runtime: ${JSON.stringify(path.join(__dirname, 'runtime.cjs'))},
      testEnvironment: ${JSON.stringify(path.join(__dirname, 'node-environment.cjs'))} }`,
    'counter.js': 'exports.times = 0;',
    'late.js': 'exports.word = "late";',
    'keeper.js':
      'const counter = require("./counter"); exports.count = () => ++counter.times; exports.late = () => require("./late").word;',
    'testing/own.js': 'exports.times = 0;',
    'first.test.js': '',
    'second.test.js': '',
    'mocking.test.js': `jest.mock('./counter', () => ({ times: 40 }));
      it('mocks', () => expect(require('./keeper').count()).toBe(41));`,
    'unread.test.js': `const { mock } = jest;
      it('is refused', () => expect(() => mock('./counter', () => ({}))).toThrow('is mocked by the test file itself'));`,
  };
  /** What each of the two tells: the kept counter, what a kept module requires when its first file is gone, and a counter of its own. */
  const telling = `const keeper = require('./keeper'); const own = require('./testing/own');
    const times = keeper.count();
    const told = [times, times > 1 ? keeper.late() : 'first', ++own.times];
    it('tells', () => require('node:fs').appendFileSync('told.txt', told.join(' ') + '\\n'));`;

  it('the second has the modules of the first, but for helpers of tests; one that mocks has its own', async () => {
    mkdirSync(path.join(folder, 'testing'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), /first|second/.test(name) ? telling : text);
    const bin = path.resolve(__dirname, '../../node_modules/jest/bin/jest.js');
    const { stderr } = await promisify(execFile)(process.execPath, [bin, '-i', '--silent'], { cwd: folder });
    expect(stderr).toContain('Tests:       4 passed, 4 total');
    expect(readFileSync(path.join(folder, 'told.txt'), 'utf8')).toBe('1 first 1\n2 late 1\n');
  });
});
