import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { moduleEntry } from '../build/module-entry.ts';
import { parcels, root, systemModules, type SystemModule } from '../build/modules.ts';
import { systemConfig } from '../build/webpack-config.ts';

const require = createRequire(import.meta.url);
const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin') as new (options: object) => webpack.WebpackPluginInstance;
/** Fast Refresh needs React's own development build; the rest of the page stays as built. */
const isReact = ({ names }: SystemModule) => names.includes('react');

/** Each module gets a folder of its own, so that the updates of two parcels do not meet. */
async function configOf(module: SystemModule, externals: readonly string[]): Promise<Configuration> {
  const entry = path.join(root, 'dist/entries-dev', `${module.file}.js`);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, await moduleEntry(module, new Map()));
  const config = systemConfig({ module, entry, externals, outDir: path.join(root, 'dist/dev', module.file), isDevelopment: true });
  const output = { ...config.output, publicPath: `/${module.file}/` };
  if (isReact(module)) return { ...config, output };
  return { ...config, output, plugins: [...(config.plugins ?? []), new RefreshPlugin({ overlay: false })] };
}

/** Webpack's words without the trail of the compiler's own machinery. */
const wordsOf = (text: string) => text.replace(/\n+(Caused by|Stack backtrace):[\s\S]*?(?=\nERROR in|$)/g, '');

/** One sentence per module that stops compiling, with webpack's words below it, and one when it compiles again. */
function tellFailures({ compilers }: webpack.MultiCompiler): void {
  for (const compiler of compilers) {
    let isBroken = false;
    compiler.hooks.done.tap('TellFailures', (stats) => {
      const wasBroken = isBroken;
      isBroken = stats.hasErrors();
      if (isBroken)
        process.stdout.write(
          `${compiler.name} não compilou; a página fica como estava.\n${wordsOf(stats.toString({ all: false, errors: true, colors: false }))}\n`,
        );
      else if (wasBroken) process.stdout.write(`${compiler.name} voltou a compilar.\n`);
    });
  }
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
  if (stranger) throw new Error(`Não há parcel chamado ${stranger}; os que existem: ${known.join(', ')}.`);

  const all = systemModules();
  const externals = all.flatMap(({ names }) => names);
  const modules = all.filter((module) => isReact(module) || chosen.some((parcel) => module.names.includes(`@balcao/${parcel}`)));
  const compiler = webpack(await Promise.all(modules.map((module) => configOf(module, externals))));
  tellFailures(compiler);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: true },
        logging: 'warn',
      },
      devMiddleware: { stats: 'none' },
      static: false,
    },
    compiler,
  );
  await server.start();
  return {
    substituicoes: Object.fromEntries(
      modules.flatMap(({ names, file }) => names.map((name) => [name, `http://localhost:${port}/${file}/${file}.js`])),
    ),
    close: () => server.stop(),
  };
}
