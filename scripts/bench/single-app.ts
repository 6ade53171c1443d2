import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type StatsCompilation } from 'webpack';
import { describe } from '../build/outputs.ts';
import { root } from '../build/modules.ts';
import { fontRule, pureContractsRule, swcRule } from '../build/webpack-config.ts';

const out = path.join(root, 'dist/bench-single');

/** The single application, built: which scripts its HTML loads at once, and which it preloads for a route. */
export interface SingleApp {
  readonly dir: string;
  readonly entry: readonly string[];
  readonly fonts: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

function config(): webpack.Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: root,
    devtool: false,
    entry: { app: path.join(import.meta.dirname, 'single/main.tsx') },
    output: {
      path: out,
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      publicPath: '/single/',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        'single-spa$': path.join(import.meta.dirname, 'single/single-spa.ts'),
        [path.join(root, 'packages/shared/src/http/load-axios.ts')]: path.join(import.meta.dirname, 'single/load-axios.ts'),
      },
    },
    module: { rules: [swcRule(false), pureContractsRule, fontRule] },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: { compress: { passes: 2 } } })],
      splitChunks: { chunks: 'all', minSize: 8_000, cacheGroups: { vendor: { test: /node_modules/, chunks: 'initial', name: 'vendor' } } },
    },
    performance: false,
  };
}

/** Builds and compresses the single application as the composed modules are. @throws when it does not compile. */
export async function buildSingleApp(): Promise<SingleApp> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const stats = await new Promise<StatsCompilation>((resolve, reject) => {
    const compiler = webpack(config());
    compiler?.run((error, done) => {
      compiler.close(() => undefined);
      if (error || !done || done.hasErrors()) return reject(error ?? new Error(done?.toString('errors-only')));
      resolve({
        ...done.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: Number.POSITIVE_INFINITY }),
        assets: done.compilation.getAssets().map(({ name }) => ({ name })) as StatsCompilation['assets'],
      } as StatsCompilation);
    });
  });
  const scripts = (name: string) =>
    (stats.namedChunkGroups?.[name]?.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'));
  const files = (stats.assets ?? []).map(({ name }) => name);
  for (const file of files) await describe(out, file);
  const entry = scripts('app');
  return {
    dir: out,
    entry,
    fonts: files.filter((file) => /latin-(?!ext).*\.woff2$/.test(file)),
    pages: Object.fromEntries(
      Object.keys(stats.namedChunkGroups ?? {}).map((name) => [name, scripts(name).filter((file) => !entry.includes(file))]),
    ),
  };
}

/** The page of one address: the frame of the composed page, its styles included, with the single application's scripts. */
export function singlePage(app: SingleApp, { nonce, layout, page }: { nonce: string; layout: string; page: string | null }): string {
  const template = readFileSync(path.join(root, 'root-config/src/index.html'), 'utf8');
  const preloads = [
    ...[...app.entry, ...(page ? (app.pages[page] ?? []) : [])].map((file) => `<link rel="preload" as="script" href="/single/${file}" />`),
    ...app.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/single/${file}" />`),
  ].join('\n');
  return template
    .replace(/<script type="systemjs-importmap">[\s\S]*?<\/script>\s*<script type="application\/json"[\s\S]*?<\/script>/, '')
    .replace(
      /<script nonce="\{\{nonce\}\}">\s*\/\/ the menu's own memory[\s\S]*?<\/body>/,
      `${app.entry.map((file) => `<script defer src="/single/${file}"></script>`).join('')}</body>`,
    )
    .replace(/\/\/ what the page reads first[\s\S]*?(?=<\/script>)/, '')
    .replace(/\{\{desenvolvimento\}\}[\s\S]*?\{\{modulos\}\}/, preloads)
    .replaceAll('{{nonce}}', nonce)
    .replace('{{layout}}', layout);
}

export const writeReport = (file: string, value: unknown): void =>
  writeFileSync(path.join(root, 'dist', file), JSON.stringify(value, null, 1));
