import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.ts';
import { root } from '../build/modules.ts';
import { startDevServer } from './dev-server.ts';
import { freePort } from './processes.ts';
import { tellTypes } from './tell-types.ts';
import { watchSources } from './watch-sources.ts';

// `npm run dev [parcel…]`: the composed page, with the named parcels (all, when none is named) refreshed as their files change

const say = (text: string) => void process.stdout.write(`${text}\n`);
const nextChange = () =>
  new Promise<void>((resolve) => {
    const vigia = watchSources(['packages', 'root-config'], () => {
      vigia.close();
      resolve();
    });
  });

/** Builds the modules that are not watched. Compile errors are printed, and the page uses the last successful build. */
async function buildOrWait(): Promise<void> {
  for (;;) {
    const failure = await build().then(
      () => null,
      (error: Error) => error.message,
    );
    if (failure === null) return;
    const hasBefore = existsSync(path.join(root, 'dist/manifest.json'));
    say(
      `A construção falhou; ${hasBefore ? 'a página abre com a última que deu certo' : 'conserte e salve, que ela recomeça'}.\n${failure}`,
    );
    if (hasBefore) return;
    await nextChange();
  }
}

await buildOrWait();
// building reads React under production; what is under development is refreshed in place only outside it
process.env['NODE_ENV'] = 'development';
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const server = await startDevServer(wanted, Number(process.env['DEV_PORT'] ?? (await freePort()))).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
process.env['MODULOS_DEV'] = JSON.stringify(server.substituicoes);
say(
  `Em desenvolvimento: ${Object.keys(server.substituicoes)
    .filter((name) => name.startsWith('@balcao/'))
    .join(', ')}`,
);
tellTypes(say);
// already built, and started again as its sources change
process.argv.push('--no-build', '--watch');
await import('./serve.ts');
