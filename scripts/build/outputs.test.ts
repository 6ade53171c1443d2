import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltModule } from './manifest.ts';
import { prune } from './outputs.ts';

const DIA_MS = 86_400_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outputs-'));
  mkdirSync(path.join(folder, 'menu'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => path.join(folder, 'menu', name);
function put(name: string, days: number): void {
  for (const file of [name, `${name}.br`]) {
    writeFileSync(fileOf(file), 'x');
    age(file, days);
  }
}
const age = (name: string, days: number) => {
  const then = new Date(Date.now() - days * DIA_MS);
  utimesSync(fileOf(name), then, then);
};
const built = (file: string, ...chunks: string[]) =>
  [{ dir: 'menu', file, chunks: chunks.map((chunk) => ({ file: chunk })), assets: [] }] as unknown as BuiltModule[];
const there = (...names: string[]) => names.flatMap((name) => [name, `${name}.br`]).map((name) => existsSync(fileOf(name)));

it('keeps a build for a week after it was replaced, regardless of its age', () => {
  put('old.js', 60);
  put('page.js', 60);
  put('new.js', 0);
  prune(built('new.js'), built('old.js', 'page.js'), folder);
  expect(there('old.js', 'page.js', 'new.js')).toEqual([true, true, true, true, true, true]);
  // the next build comes the day after, the one after that in eight days
  for (const name of ['old.js', 'old.js.br', 'page.js', 'page.js.br']) age(name, 1);
  prune(built('new.js'), built('new.js'), folder);
  expect(there('old.js', 'page.js')).toEqual([true, true, true, true]);
  for (const name of ['old.js', 'old.js.br', 'page.js', 'page.js.br', 'new.js']) age(name, 8);
  prune(built('new.js'), built('new.js'), folder);
  expect(there('old.js', 'page.js', 'new.js')).toEqual([false, false, false, false, true, true]);
});
