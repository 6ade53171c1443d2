import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTemporaryFolder, temporaryBase } from './temporary-folder.cjs';

const GIB = 2 ** 30;
const roomy = { environment: {}, memory: 16 * GIB, space: 12 * GIB };
/** No process has it: it is above what the system gives. */
const PID_MORTO = 2 ** 30;

it('writes in memory where there is room, and nowhere else', () => {
  expect(temporaryBase(roomy)).toBe('/dev/shm');
  // what a container gives by default
  expect(temporaryBase({ ...roomy, space: 64 * 2 ** 20 })).toBe(tmpdir());
  expect(temporaryBase({ ...roomy, memory: 4 * GIB })).toBe(tmpdir());
  expect(temporaryBase({ ...roomy, environment: { TMPDIR: '/mnt/testes' } })).toBe(tmpdir());
});

it('removes what a killed run left, and leaves the folders of those that run and of others alone', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'pastas-'));
  const kept = [`balcao-x-${process.pid}-abc123`, `balcao-y-${PID_MORTO}-abc123`, 'outra'];
  for (const name of [...kept, `balcao-x-${PID_MORTO}-abc123`]) mkdirSync(path.join(base, name, 'dados'), { recursive: true });
  const folder = makeTemporaryFolder('balcao-x', base);
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(base).toSorted()).toEqual([...kept, path.basename(folder)].toSorted());
});
