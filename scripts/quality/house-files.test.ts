import { judgeDocstrings } from './docstrings.ts';
import { judgeNames } from './file-names.ts';
import { judgeWords } from './file-words.ts';
import { judgeImportMap } from './import-map.ts';
import type { Finding } from './house-files.ts';

const rulesOf = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);
const named = (path: string, text = '') => rulesOf(judgeNames([{ path, text }]));
const written = (path: string, text: string) => rulesOf(judgeWords([{ path, text }]));

describe('names', () => {
  it.each([
    ['packages/vendas/src/features/lista/lista-vendas.page.tsx'],
    ['packages/vendas/src/features/lista/lista.model.test.ts'],
    ['packages/domain/src/dinheiro/format-centavos.ts'],
    ['packages/gateway/src/modules/venda/venda.repository.ts'],
    ['scripts/quality/types.mjs'],
  ])('accepts %s', (path) => expect(named(path)).toEqual([]));

  it.each([
    ['packages/vendas/src/ListaVendas.tsx', 'kebab-case'],
    ['packages/vendas/src/minhaPasta/venda.model.ts', 'kebab-case'],
    ['packages/vendas/src/venda.controller.ts', 'known-role'],
    ['packages/vendas/src/utils.ts', 'no-drawers'],
    ['packages/vendas/src/hooks/use-venda.ts', 'no-drawers'],
    ['packages/vendas/src/venda.types.ts', 'no-drawers'],
    ['packages/vendas/src/features/solta.page.tsx', 'feature-depth'],
    ['packages/vendas/src/features/lista/partes/linha.component.tsx', 'feature-depth'],
  ])('refuses %s', (path, rule) => expect(named(path)).toContain(rule));

  it('refuses a file past 400 lines, and not one of 400', () => {
    expect(named('scripts/quality/longo.ts', 'x\n'.repeat(401))).toEqual(['max-lines']);
    expect(named('scripts/quality/longo.ts', 'x\n'.repeat(400))).toEqual([]);
  });

  it('wants a README in every room, short in a parcel', () => {
    const parcel = [
      { path: 'packages/vendas/package.json', text: '{}' },
      { path: 'packages/vendas/src/vendas.root.tsx', text: '' },
    ];
    expect(rulesOf(judgeNames(parcel))).toEqual(['room-has-readme']);
    expect(judgeNames([...parcel, { path: 'packages/vendas/README.md', text: 'x\n'.repeat(40) }])).toEqual([]);
    expect(rulesOf(judgeNames([...parcel, { path: 'packages/vendas/README.md', text: 'x\n'.repeat(41) }]))).toEqual(['room-has-readme']);
  });
});

describe('words', () => {
  it.each([
    ['no-machine-paths', 'README.md', 'abra /home/fulano/projeto'],
    ['no-machine-paths', 'scripts/dev/abre.ts', "const x = 'C:\\\\Users\\\\fulano';"],
    ['no-registry-hosts', 'package-lock.json', '"resolved": "https://registry.npmjs.org/x/-/x-1.0.0.tgz"'],
    ['no-registry-hosts', '.npmrc', 'registry=http://10.0.0.1:4873/'],
    ['zod-mini', 'packages/contracts/src/venda.contract.ts', "import * as z from 'zod';"],
    ['time-is-an-argument', 'packages/domain/src/hoje.ts', 'export const hoje = () => new Date();'],
    ['time-is-an-argument', 'packages/vendas/src/features/lista/lista.model.ts', 'const id = Math.random();'],
    ['one-hand-on-the-table', 'packages/gateway/src/modules/venda/venda.service.ts', "await tx.rows('select 1')"],
    ['sentences-in-copy', 'packages/vendas/src/features/lista/lista.page.tsx', '<h1>Relação de vendas</h1>'],
    ['no-inline-html', 'packages/vendas/src/features/lista/lista.page.tsx', '<p dangerouslySetInnerHTML={x} />'],
    ['no-silenced-checks', 'packages/vendas/src/venda.ts', '// @ts-ignore'],
  ])('%s reads %s', (rule, path, text) => expect(written(path, text)).toContain(rule));

  it('reports the line', () => {
    expect(judgeWords([{ path: 'packages/domain/src/hoje.ts', text: 'const a = 1;\n\nconst b = Date.now();\n' }])).toMatchObject([
      { where: 'packages/domain/src/hoje.ts:3' },
    ]);
  });

  it.each([
    ['packages/domain/src/hoje.ts', '/** Never new Date(): the day comes from outside. */\n// nem document.title'],
    ['packages/domain/src/hoje.test.ts', 'const agora = new Date();'],
    ['packages/vendas/src/features/lista/lista.copy.ts', "titulo: 'Relação de vendas'"],
    ['packages/vendas/src/features/lista/lista.page.tsx', '// a seção inteira\n<h1>{copy.titulo}</h1>'],
    ['packages/gateway/src/modules/venda/venda.repository.ts', "tx.rows('select 1')"],
  ])('leaves %s alone', (path, text) => expect(written(path, text)).toEqual([]));
});

describe('docstrings', () => {
  const door = { path: 'packages/domain/src/index.ts', text: "export { dobro } from './dobro.ts';" };

  it('wants what a door opens explained', () => {
    const bare = { path: 'packages/domain/src/dobro.ts', text: 'export const dobro = (n: number) => n * 2;\n' };
    expect(judgeDocstrings([door, bare])).toMatchObject([{ where: 'packages/domain', why: expect.stringContaining('dobro') as string }]);
    expect(judgeDocstrings([door, { ...bare, text: `/** Twice. */\n${bare.text}` }])).toEqual([]);
  });

  it('asks nothing of what stays inside', () => {
    const inner = { path: 'packages/domain/src/metade.ts', text: 'export const metade = 2;\n' };
    expect(judgeDocstrings([door, inner])).toEqual([]);
  });
});

describe('the import map', () => {
  const ambientes = { local: { modulos: '/m/' }, staging: { modulos: '/m/' }, production: { modulos: '/m/' } };
  const modules = [{ names: ['@balcao/vendas'], dir: 'vendas' }];

  it('accepts the modules the build makes, each in its folder', () => {
    expect(judgeImportMap({ ambientes, imports: { '@balcao/vendas': 'vendas/' } }, modules)).toEqual([]);
  });

  it.each([
    ['a module nobody named', {}],
    ['a name nobody builds', { '@balcao/vendas': 'vendas/', '@balcao/sumida': 'sumida/' }],
    ['another folder', { '@balcao/vendas': 'loja/' }],
  ])('refuses %s', (_, imports) => expect(judgeImportMap({ ambientes, imports }, modules)).toHaveLength(1));

  it('refuses a source without production', () => {
    const { local, staging } = ambientes;
    expect(judgeImportMap({ ambientes: { local, staging }, imports: { '@balcao/vendas': 'vendas/' } }, modules)).toHaveLength(1);
  });
});
