import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from '../build/manifest.ts';
import { root, systemModules } from '../build/modules.ts';
import { compose } from '../../packages/gateway/src/modules/composition/compose.ts';
import { mapaDaInstalacao, readConstrucoes } from '../../packages/gateway/src/modules/composition/construcao-local.ts';
import { findCrossings } from './boundaries.ts';
import { judgeDocstrings } from './docstrings.ts';
import { judgeNames } from './file-names.ts';
import { judgeWords } from './file-words.ts';
import { type Finding, readHouseFiles } from './house-files.ts';
import { judgeImportMap, readMapSource } from './import-map.ts';
import { judgeVerbs } from './portuguese-verbs.ts';
import { runTool } from './run-tool.ts';
import { judgeCalls, tablesOf } from './served-calls.ts';
import { type Budgets, type Inlined, judgeSizes, measureAll, sayUnbuilt, tableOf } from './sizes.ts';

/** What a step found: nothing in `findings` means all is well; `notes` are said either way. */
export interface Verdict {
  readonly findings: readonly string[];
  readonly notes?: readonly string[];
}

/** One thing `npm run check` looks at. */
export interface Step {
  readonly name: string;
  run(): Promise<Verdict>;
}

const tool = (name: string, ...command: [string, ...string[]]): Step => ({
  name,
  run: async () => {
    const { code, lines } = await runTool(root, command);
    return { findings: code === 0 ? [] : lines };
  },
});

const judged = (name: string, judge: () => readonly Finding[] | Promise<readonly Finding[]>): Step => ({
  name,
  run: async () => ({ findings: (await judge()).map(({ rule, where, why }) => `${where}  ${rule}: ${why}`) }),
});

const crossings = async () =>
  (await findCrossings(root)).map(({ rule, from, to, reason }) => ({ rule, where: `${from} → ${to}`, why: reason }));

/** Inlined data of the composition in the page of a broker: the map and the environment. */
async function inlinedInEveryPage(): Promise<Inlined> {
  const base = await readConstrucoes(path.join(root, 'dist/construcoes.json'));
  const composicao = compose(mapaDaInstalacao({ fonte: readMapSource(root), ambiente: 'production', base, agora: () => new Date(0) }));
  return {
    mapa: composicao.textoMapa,
    ambiente: composicao.textoAmbiente({ devtools: false, suporte: null, comprovante: 'x'.repeat(39) }),
  };
}

/** Error of the build to be measured: one of other sources is not valid for these. */
async function unbuilt(): Promise<string | null> {
  const { code, lines } = await runTool(root, ['--import', 'tsx', 'scripts/build/stale.ts']);
  if (code !== 0) return `não construído: não deu para saber o que falta (${lines.at(-1) ?? 'sem mensagem'})`;
  return sayUnbuilt(JSON.parse(lines.at(-1) ?? 'null') as string[] | null);
}

async function sizes(): Promise<Verdict> {
  const file = path.join(root, 'dist/manifest.json');
  const missing = await unbuilt();
  if (missing) return { findings: [missing] };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  const budgets = JSON.parse(readFileSync(path.join(root, 'scripts/quality/sizes.json'), 'utf8')) as Budgets;
  const measures = measureAll(manifest, budgets, await inlinedInEveryPage());
  return { findings: judgeSizes(measures).map(({ where, why }) => `${where}: ${why}`), notes: tableOf(measures) };
}

/** Biome shows what it would write; here only where, the command writes it. */
const format: Step = {
  name: 'formato',
  run: async () => {
    const { code, lines } = await runTool(root, [
      'node_modules/@biomejs/biome/bin/biome',
      'format',
      '--colors=off',
      '--max-diagnostics=none',
      '.',
    ]);
    if (code === 0) return { findings: [] };
    const files = lines.map((line) => /^(\S+) (?:format|parse) ━/.exec(line)?.[1]).filter((file) => file !== undefined);
    return { findings: files.length > 0 ? [...files, 'conserte com: npm run format'] : lines };
  },
};

/** Slowest first, so that two at a time end together. */
export const quickSteps: readonly Step[] = [
  tool('tipos', 'scripts/quality/types.mjs'),
  tool('código morto', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  judged('fronteiras', crossings),
  tool('lint', 'node_modules/oxlint/bin/oxlint', '--format=unix', '.'),
  format,
  judged('nomes', () => judgeNames(readHouseFiles(root))),
  judged('palavras', () => {
    const files = readHouseFiles(root);
    return [...judgeWords(files), ...judgeVerbs(files)];
  }),
  judged('docstrings', () => judgeDocstrings(readHouseFiles(root))),
  judged('chamadas', async () => judgeCalls(tablesOf(await import('@balcao/contracts')), readHouseFiles(root))),
  judged('mapa', () => judgeImportMap(readMapSource(root), systemModules())),
  { name: 'tamanhos', run: sizes },
];

/** Every test that needs no database. */
export const unitStep: Step = tool(
  'unidade',
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  'node',
  'dom',
  '--maxWorkers=2',
  '--testTimeout=30000',
  '--silent',
);
