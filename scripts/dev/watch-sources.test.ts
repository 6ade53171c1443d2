import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchSources } from './watch-sources.ts';

let house: string;
beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'balcao-vigia-'));
  mkdirSync(path.join(house, 'a/fundo'), { recursive: true });
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

it('reports changed sources of all folders together, each once, without tests', async () => {
  const told: string[] = [];
  let tell = () => undefined as void;
  const first = new Promise<void>((resolve) => (tell = resolve));
  const vigia = watchSources(
    ['a'],
    (files) => {
      told.push(...files);
      tell();
    },
    house,
  );
  const write = (name: string) => writeFileSync(path.join(house, 'a', name), 'x');
  write('fundo/uma.test.ts');
  write('notas.txt');
  write('fundo/uma.ts');
  write('fundo/uma.ts');
  write('outra.tsx');
  await first;
  vigia.close();
  expect(told).toEqual(['a/fundo/uma.ts', 'a/outra.tsx']);
});
