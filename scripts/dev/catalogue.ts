import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { fontRule, swcRule } from '../build/webpack-config.ts';
import { root } from '../build/modules.ts';

const PORT = Number(process.env['PORT'] ?? 9300);
const folder = path.join(root, 'packages/handbook/src/catalogue');

// one plain bundle: the catalogue looks at the primitives, not at how the site is composed
const compiler = webpack({
  mode: 'development',
  target: ['web', 'es2022'],
  context: root,
  devtool: 'cheap-module-source-map',
  entry: { catalogue: path.join(folder, 'catalogue.tsx') },
  output: { filename: '[name].js', publicPath: '/' },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: [swcRule(false), fontRule] },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

const server = new WebpackDevServer(
  { port: PORT, host: 'localhost', hot: false, liveReload: true, static: { directory: folder } },
  compiler,
);
await server.start();
process.stdout.write(`Catálogo em http://localhost:${PORT} (Ctrl+C encerra)\n`);
