import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { EagerStartPlugin } from './eager-start-plugin.ts';
import { LazyChunksPlugin } from './lazy-chunks-plugin.ts';
import { isOnEveryPage, root, type SystemModule } from './modules.ts';
import { keepPortuguese, type Pedido, SENTENCES } from './portuguese-only.ts';

/** Spec §9: a chunk that has not come after this long has failed. */
const CHUNK_TIMEOUT_MS = 120_000;

export const swcRule = (isDevelopment: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: false, refresh: isDevelopment } },
      },
    },
  },
});

/** Runs after `swcRule`, which would drop the marks. */
export const pureContractsRule = {
  test: /packages\/contracts\/src\/(.*\/)?([\w-]+\.(contract|events|routes)|formats)\.ts$/,
  enforce: 'post' as const,
  use: path.join(import.meta.dirname, 'pure-contracts-loader.ts'),
};

export const fontRule = { test: /\.woff2$/, type: 'asset/resource' as const };

/**
 * The tables of every address grow with the product, and shell, frame and parcels all judge by them: a page has them once, and what
 * finds an address in them, in the module every page has anyway.
 */
const DONA_DAS_ROTAS = '@balcao/shared';
const fileOf = (...parts: string[]) => path.join(root, 'packages', ...parts);
const UMA_VEZ = new Set([fileOf('contracts/src/routes/all-routes.ts'), fileOf('domain/src/rotas/match-route.ts')]);

const siteRoutesOnce =
  ({ names }: SystemModule) =>
  ({ context, request }: { context?: string; request?: string }, answer: (error?: null, external?: string) => void): void =>
    request?.startsWith('.') && UMA_VEZ.has(path.join(context ?? '', request)) && !names.includes(DONA_DAS_ROTAS)
      ? answer(null, DONA_DAS_ROTAS)
      : answer();

export interface ConfigOptions {
  readonly module: SystemModule;
  readonly entry: string;
  /** Every name of the import map: imported from the page, never bundled, but for the module's own. */
  readonly externals: readonly string[];
  readonly outDir: string;
  readonly isDevelopment?: boolean;
}

/** How one System module is built: hashed, minified, everything of the import map left outside. */
export function systemConfig({ module, entry, externals, outDir, isDevelopment = false }: ConfigOptions): Configuration {
  return {
    name: module.names[0] as string,
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    context: root,
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    entry: { [module.file]: [path.join(import.meta.dirname, 'public-path.ts'), entry] },
    output: {
      path: outDir,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:12].js',
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      library: { type: 'system' },
      publicPath: '',
      uniqueName: module.names[0] as string,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    externalsType: 'system',
    externals: [...externals.filter((name) => !module.names.includes(name)), siteRoutesOnce(module)],
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [{ parser: { system: false } }, swcRule(isDevelopment), pureContractsRule, fontRule] },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            ecma: 2020,
            compress: { passes: 3, ecma: 2020 },
            format: { ecma: 2020, comments: false },
          },
        }),
      ],
      // two pages of one parcel share what both need; nothing else is split: each extra file is a request
      splitChunks: { chunks: 'async', minSize: 9_500 },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(SENTENCES, (pedido: Pedido) => keepPortuguese(pedido)),
      new LazyChunksPlugin(!isDevelopment),
      ...(isDevelopment ? [] : [new EagerStartPlugin(isOnEveryPage(module))]),
      new webpack.DefinePlugin({ __VERSAO__: JSON.stringify(process.env['npm_package_version'] ?? '0.0.0') }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
