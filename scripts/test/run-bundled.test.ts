import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, '.cache');
let folder: string;
beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'bundled-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(path.join(cache, 'processes', path.relative(root, entry()).replace(/\W+/g, '-')), { recursive: true, force: true });
});

const entry = () => path.join(folder, 'main.ts');
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const run = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/test/run-bundled.mjs', entry(), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
};

it('runs a program as if each of its sources stood alone, with the packages of others and its own arguments', () => {
  write('other.ts', 'export const onde: string = import.meta.url;\nexport const pasta = import.meta.dirname;');
  write(
    'main.ts',
    `import pg from 'pg';
     import { onde, pasta } from './other.ts';
     import { Plano } from '@balcao/contracts';
     console.log(JSON.stringify([typeof pg.Pool, typeof Plano, onde, pasta, process.argv.slice(1)]));
     process.exitCode = 3;`,
  );
  expect(run('um', '--dois')).toEqual({
    stdout: `${JSON.stringify(['function', 'object', pathToFileURL(path.join(folder, 'other.ts')).href, folder, [entry(), 'um', '--dois']])}\n`,
    stderr: '',
    status: 3,
  });
});

it('runs what its sources say now, also when one of them changed after a run', () => {
  write('other.ts', "export const palavra = 'antes';");
  write('main.ts', "import { palavra } from './other.ts';\nconsole.log(palavra);");
  expect(run().stdout).toBe('antes\n');
  expect(run().stdout).toBe('antes\n');
  write('other.ts', "export const palavra = 'agora';");
  expect(run().stdout).toBe('agora\n');
});
