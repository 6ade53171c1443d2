import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { parcels, root, systemModules, type SystemModule } from '../build/modules.ts';
import { systemConfig } from '../build/webpack-config.ts';

const require = createRequire(import.meta.url);
const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin') as new (options: object) => webpack.WebpackPluginInstance;
/** Fast Refresh needs React's own development build; the rest of the page stays as built. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const entries = path.join(root, 'dist/entries-dev');

/** Names a CommonJS module exports in development. @throws when it cannot be loaded. */
function reactEntry({ name, file }: SystemModule): string {
  process.env['NODE_ENV'] = 'development';
  const names = Object.keys(require(name) as object).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default');
  const entry = path.join(entries, `${file}.js`);
  writeFileSync(entry, `import whole from '${name}';\nexport default whole;\nexport const { ${names.join(', ')} } = whole;\n`);
  return entry;
}

/** Each module gets a folder of its own, so that the updates of two parcels do not meet. */
function configOf(module: SystemModule, externals: readonly string[]): Configuration {
  const isReact = REACT.includes(module.name);
  const config = systemConfig({
    module,
    entry: isReact ? reactEntry(module) : (module.entry as string),
    externals,
    outDir: path.join(root, 'dist/dev', module.file),
    isDevelopment: true,
  });
  const output = { ...config.output, publicPath: `/${module.file}/` };
  if (isReact) return { ...config, output };
  return { ...config, output, plugins: [...(config.plugins ?? []), new RefreshPlugin({ overlay: false })] };
}

export interface DevServer {
  /** Module name → where the development build of it is served. */
  readonly substituicoes: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Serves development builds of some parcels, refreshed in place as their files change. @throws on a parcel that does not exist. */
export async function startDevServer(wanted: readonly string[], port: number): Promise<DevServer> {
  const known = parcels();
  const chosen = wanted.length > 0 ? wanted : known;
  const stranger = chosen.find((name) => !known.includes(name));
  if (stranger) throw new Error(`Não há parcela chamada ${stranger}; as que existem: ${known.join(', ')}.`);

  mkdirSync(entries, { recursive: true });
  const all = systemModules();
  const externals = all.map(({ name }) => name);
  const modules = all.filter(({ name }) => REACT.includes(name) || chosen.some((parcel) => name === `@balcao/${parcel}`));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
      static: false,
    },
    webpack(modules.map((module) => configOf(module, externals))),
  );
  await server.start();
  return {
    substituicoes: Object.fromEntries(modules.map(({ name, file }) => [name, `http://localhost:${port}/${file}/${file}.js`])),
    close: () => server.stop(),
  };
}
