import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { graphFacts } from './graph-facts.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'balcao-grafo-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): string {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
}

const build = (entry: string): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: root,
      entry: { obra: [write('packages/obra/src/first.js', 'globalThis.first = 1;'), entry] },
      output: { path: path.join(root, 'dist'), library: { type: 'system' } },
      externalsType: 'system',
      externals: ['react', 'rxjs', 'lodash'],
      module: { rules: [{ parser: { system: false } }] },
      optimization: { minimize: false },
      performance: false,
    });
    compiler?.run((error, stats) => {
      compiler.close(() => (error || !stats ? reject(error ?? new Error('sem resposta')) : resolve(stats)));
    });
  });

it('reads exports, uses by name, and libraries carried along with their version', async () => {
  write('node_modules/carried/package.json', '{"name":"carried","version":"4.5.6","main":"index.js"}');
  write('node_modules/carried/index.js', 'export const carried = () => 1;');
  write('packages/contracts/src/index.ts', 'export const limit = 3;');
  write('packages/obra/src/lazy.ts', `import { filter } from 'rxjs';\nexport const later = filter;`);
  write('packages/obra/src/unused.ts', `export const unused = 'nobody';`);
  write(
    'packages/obra/src/obra.ts',
    `import { useState, useMemo } from 'react';
     import * as _ from 'lodash';
     import { carried } from 'carried';
     import { limit } from '../../contracts/src/index.ts';
     export const mount = () => [useState, carried(), limit, _];
     export const unmount = () => import('./lazy.ts');
     export default useState;`,
  );
  const entry = write('packages/obra/src/entry.js', `export * from './obra.ts';\nexport { default } from './obra.ts';`);
  const facts = graphFacts(await build(entry), { entry: 'obra', root });
  expect(facts).toEqual({
    exporta: ['default', 'mount', 'unmount'],
    // useMemo is imported but unused; for the namespace import of lodash the used names are unknown
    usa: { lodash: [], react: ['useState'], rxjs: ['filter'] },
    embarcados: { carried: '4.5.6' },
    sources: ['lazy.ts', 'obra.ts'].map((file) => path.join(root, 'packages/obra/src', file)),
  });
});
