import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { boundariesOf, circleAmong } from './boundaries.cjs';
import { mayUse } from './may-use.table.cjs';
import type { Crossing } from './boundaries.ts';

const root = path.resolve(__dirname, '../..');

/** Each rule, the import planted against it, and the file it is planted in. */
const planted: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['contracts-floor', 'packages/contracts/src/para-cima.ts', "import { regra } from '@balcao/domain';\nexport const x = regra;"],
  ['domain-floor', 'packages/domain/src/aparencia.ts', "import { Botao } from '@balcao/ui';\nexport const x = Botao;"],
  ['ui-floor', 'packages/ui/src/estado.ts', "import { sessao } from '@balcao/shared';\nexport const x = sessao;"],
  ['gateway-floor', 'packages/gateway/src/tela.ts', "import { Botao } from '@balcao/ui';\nexport const x = Botao;"],
  ['gateway-floor', 'packages/gateway/src/tela.test.ts', "import { Botao } from '@balcao/ui';\nexport const x = Botao;"],
  [
    'gateway-floor',
    'packages/gateway/src/seguro.ts',
    "import { seguradora } from '@balcao/insurers-sandbox';\nexport const x = seguradora;",
  ],
  ['root-config-floor', 'root-config/src/veste.ts', "import { Botao } from '@balcao/ui';\nexport const x = Botao;"],
  ['vendor-floor', 'packages/vendor/src/fala.ts', "import { contrato } from '@balcao/contracts';\nexport const x = contrato;"],
  ['parcels-never-meet', 'packages/vendas/src/vizinha.ts', "import { mount } from '@balcao/agenda';\nexport const x = mount;"],
  ['browser-never-server', 'packages/vendas/src/atalho.ts', "import { servir } from '@balcao/gateway';\nexport const x = servir;"],
  ['server-never-browser', 'packages/gateway/src/navegador.ts', "import { sessao } from '@balcao/shared';\nexport const x = sessao;"],
  ['features-never-meet', 'packages/vendas/src/features/lista/lista.model.ts', "export { ver } from '../detalhe/detalhe.model.ts';"],
  ['own-door-only', 'packages/vendas/src/por-dentro.ts', "import { regra } from '../../domain/src/regra.ts';\nexport const x = regra;"],
  ['one-copy-behind-each-door', 'packages/shared/src/query/copia.ts', "import { sessao } from '../sessao.ts';\nexport const x = sessao;"],
  ['one-copy-behind-each-door', 'packages/shared/src/copia.ts', "import { cache } from './query/index.ts';\nexport const x = cache;"],
  ['domain-is-pure', 'packages/domain/src/gancho.ts', "import { useState } from 'react';\nexport const x = useState;"],
  ['domain-is-pure', 'packages/domain/src/disco.ts', "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;"],
  ['contracts-are-words', 'packages/contracts/src/gancho.ts', "import { useState } from 'react';\nexport const x = useState;"],
  [
    'models-are-pure',
    'packages/vendas/src/features/lista/lista-2.model.ts',
    "import { useState } from 'react';\nexport const x = useState;",
  ],
  [
    'only-resources-fetch',
    'packages/vendas/src/features/lista/lista.page.tsx',
    "import { cache } from '@balcao/shared/query';\nexport const x = cache;",
  ],
  ['one-hand-on-the-table', 'packages/gateway/src/modules/venda/venda.service.ts', "import pg from 'pg';\nexport const x = pg;"],
  [
    'one-hand-on-the-table',
    'packages/gateway/src/modules/venda/venda.routes.ts',
    "import { createDb } from '../../plugins/db.ts';\nexport const x = createDb;",
  ],
  [
    'services-know-no-wire',
    'packages/gateway/src/modules/venda/preco.service.ts',
    "import fastify from 'fastify';\nexport const x = fastify;",
  ],
  [
    'insurer-words-stay-home',
    'packages/gateway/src/modules/venda/venda.policy.ts',
    "import { palavra } from '../../insurers/opin-venda/palavra.ts';\nexport const x = palavra;",
  ],
  [
    'insurer-words-stay-home',
    'packages/gateway/src/insurers/portal/emprestada.ts',
    "import { palavra } from '../opin-venda/palavra.ts';\nexport const x = palavra;",
  ],
  [
    'modules-by-table',
    'packages/gateway/src/modules/venda/atalho.ts',
    "import { comprar } from '../compra/index.ts';\nexport const x = comprar;",
  ],
  [
    'modules-by-table',
    'packages/gateway/src/modules/escopo/atalho.ts',
    "import type { Achado } from '../lista/index.ts';\nexport type X = Achado;",
  ],
  [
    'module-door',
    'packages/gateway/src/modules/venda/por-dentro.ts',
    "import { achar } from '../lista/achar.repository.ts';\nexport const x = achar;",
  ],
  [
    'module-door',
    'packages/gateway/src/por-dentro.ts',
    "import { achar } from './modules/lista/achar.repository.ts';\nexport const x = achar;",
  ],
  ['module-own-door', 'packages/gateway/src/modules/lista/volta.ts', "import { achar } from './index.ts';\nexport const x = achar;"],
  ['tests-only', 'packages/vendas/src/duble.ts', "import { umaVenda } from '@balcao/testing';\nexport const x = umaVenda;"],
  ['tests-only', 'packages/vendas/src/de-teste.ts', "import { preparo } from './venda.test.ts';\nexport const x = preparo;"],
  ['declared-only', 'packages/vendas/src/emprestado.ts', "import pg from 'pg';\nexport const x = pg;"],
  ['declared-only', 'packages/vendas/src/sumido.ts', "import { nada } from './nada.ts';\nexport const x = nada;"],
  ['no-cycle', 'packages/vendas/src/ida.ts', "import { volta } from './volta.ts';\nexport const ida = volta;"],
];

/** The same house, obeying: none of these may be reported. */
const lawful: Readonly<Record<string, string>> = {
  'packages/contracts/src/index.ts': "import * as z from 'zod';\nexport const contrato = z;",
  'packages/domain/src/index.ts': "export { regra } from './regra.ts';",
  'packages/domain/src/regra.ts': "import { contrato } from '@balcao/contracts';\nexport const regra = contrato;",
  'packages/shared/src/index.ts': "export { sessao } from './sessao.ts';",
  'packages/shared/src/sessao.ts': "import { regra } from '@balcao/domain';\nexport const sessao = regra;",
  'packages/shared/src/query/index.ts': "import { sessao } from '@balcao/shared';\nexport const cache = sessao;",
  'packages/ui/src/index.ts': "import { useState } from 'react';\nexport const Botao = useState;",
  'packages/vendas/src/index.ts': "export { VendasRoot as mount } from './vendas.root.tsx';",
  'packages/vendas/src/vendas.root.tsx': "import { cache } from '@balcao/shared/query';\nexport const VendasRoot = cache;",
  'packages/vendas/src/features/detalhe/detalhe.model.ts': "import { regra } from '@balcao/domain';\nexport const ver = regra;",
  'packages/vendas/src/features/detalhe/detalhe.resource.ts': "import { cache } from '@balcao/shared/query';\nexport const x = cache;",
  'packages/vendas/src/venda.test.ts': "import { umaVenda } from '@balcao/testing';\nexport const preparo = umaVenda;",
  'packages/vendas/src/volta.ts': "import { ida } from './ida.ts';\nexport const volta = ida;",
  'packages/agenda/src/index.ts': "export { AgendaRoot as mount } from './agenda.root.tsx';",
  'packages/agenda/src/agenda.root.tsx': 'export const AgendaRoot = 1;',
  'packages/gateway/src/index.ts': "export { createDb as servir } from './plugins/db.ts';",
  'packages/gateway/src/plugins/db.ts': "import pg from 'pg';\nexport type Tx = string;\nexport const createDb = pg;",
  'packages/gateway/src/modules/venda/venda.repository.ts': "import type { Tx } from '../../plugins/db.ts';\nexport const x: Tx = '';",
  'packages/gateway/src/modules/venda/venda.model.ts': "import { achar } from '../lista/index.ts';\nexport const x = achar;",
  'packages/gateway/src/modules/compra/index.ts': 'export const comprar = 1;',
  'packages/gateway/src/modules/escopo/index.ts': 'export const escopo = 1;',
  'packages/gateway/src/modules/lista/index.ts': "export { type Achado, achar } from './achar.repository.ts';",
  'packages/gateway/src/modules/lista/achar.repository.ts': 'export type Achado = string;\nexport const achar = 1;',
  'packages/gateway/src/modules/modules.ts': "export { x } from './venda/venda.model.ts';",
  'packages/gateway/src/insurers/opin-venda/palavra.ts': 'export const palavra = 1;',
  'packages/gateway/src/insurers/opin-venda/palavra.test.ts':
    "import { seguradora } from '@balcao/insurers-sandbox';\nexport const x = seguradora;",
  'packages/insurers-sandbox/src/index.ts': 'export const seguradora = 1;',
  'packages/testing/src/index.ts': 'export const umaVenda = 1;',
  'packages/vendor/src/index.ts': 'export const lista = 1;',
  'root-config/src/index.ts': "import { sessao } from '@balcao/shared';\nexport const x = sessao;",
};

const declared: Readonly<Record<string, readonly string[]>> = {
  contracts: ['zod', 'react'],
  domain: ['react'],
  ui: ['react'],
  vendas: ['react'],
  gateway: ['pg', 'fastify'],
};
const libraries = ['zod', 'react', 'pg', 'fastify'];

function write(tree: string, file: string, content: string | object): void {
  const target = path.join(tree, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

function buildHouse(tree: string): void {
  write(tree, 'package.json', { name: 'casa', private: true, workspaces: ['packages/*', 'root-config'] });
  for (const name of libraries) {
    write(tree, `node_modules/${name}/package.json`, { name, version: '1.0.0', main: 'index.js' });
    write(tree, `node_modules/${name}/index.js`, 'module.exports = {};');
  }
  const rooms = new Set(Object.keys(lawful).map((file) => file.split('/src/')[0] as string));
  mkdirSync(path.join(tree, 'node_modules/@balcao'), { recursive: true });
  for (const room of rooms) {
    const name = path.basename(room);
    const dependencies = Object.fromEntries((declared[name] ?? []).map((library) => [library, '1.0.0']));
    const exports = { '.': './src/index.ts', ...(name === 'shared' && { './query': './src/query/index.ts' }) };
    write(tree, `${room}/package.json`, { name: `@balcao/${name}`, type: 'module', exports, dependencies });
    symlinkSync(path.join(tree, room), path.join(tree, 'node_modules/@balcao', name));
  }
  for (const [file, source] of Object.entries(lawful)) write(tree, file, source);
  for (const [, file, source] of planted) write(tree, file, source);
}

let tree: string;
let crossings: Crossing[];

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'balcao-fronteiras-'));
  buildHouse(tree);
  const loader = path.join(root, 'node_modules/tsx/dist/loader.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', loader, path.join(root, 'scripts/quality/boundaries.ts')], {
    cwd: tree,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  crossings = JSON.parse(stdout) as Crossing[];
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

it.each(planted)('%s reports what is planted in %s, with its reason', (rule, file) => {
  expect(crossings.filter(({ from }) => from === file)).toContainEqual(
    expect.objectContaining({ rule, reason: expect.stringMatching(/\w{3}/) as string }),
  );
});

it('has something planted against every rule of the house', () => {
  const names = new Set(boundariesOf(root).forbidden.map(({ name }) => name));
  const proven = new Set(planted.map(([rule]) => rule));
  // floors are one table and one function: a few of them prove all
  expect([...names].filter((name) => !name.endsWith('-floor') && !proven.has(name))).toEqual([]);
});

it('reports nothing in a file that obeys', () => {
  // the way back of the planted cycle is the one crossing a lawful file takes part in
  const innocent = crossings.filter(({ from, rule }) => from in lawful && rule !== 'no-cycle');
  expect(innocent).toEqual([]);
});

const MODULES = path.join(root, 'packages/gateway/src/modules');

/** Which modules each module of the gateway imports, as its files say. */
function usesAmongModules(): Map<string, Set<string>> {
  const names = readdirSync(MODULES).filter((name) => !name.includes('.'));
  return new Map(
    names.map((name) => {
      const files = readdirSync(path.join(MODULES, name)).filter((file) => file.endsWith('.ts'));
      const sources = files.map((file) => readFileSync(path.join(MODULES, name, file), 'utf8')).join('\n');
      return [name, new Set([...sources.matchAll(/from '\.\.\/([\w-]+)\/index\.ts'/g)].map(([, used]) => used as string))];
    }),
  );
}

it('allows between modules only what some module uses', () => {
  const uses = usesAmongModules();
  const ofEvery = Object.keys(mayUse['*'] ?? {});
  const idle = Object.entries(mayUse).flatMap(([name, table]) =>
    Object.keys(table)
      .filter((used) => (name === '*' ? ![...uses.values()].some((some) => some.has(used)) : !uses.get(name)?.has(used)))
      .map((used) => `${name} → ${used}`),
  );
  expect(ofEvery.length).toBeGreaterThan(0);
  expect(idle).toEqual([]);
});

it('finds a circle of any length among modules, and none in our table', () => {
  expect(circleAmong({ venda: { compra: 'x' }, compra: { frete: 'x' }, frete: { venda: 'x' } })).toEqual([
    'venda',
    'compra',
    'frete',
    'venda',
  ]);
  expect(circleAmong({ venda: { compra: 'x', frete: 'x' }, compra: { frete: 'x' }, frete: {} })).toBeNull();
  expect(circleAmong(mayUse)).toBeNull();
});
