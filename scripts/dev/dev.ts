import { build } from '../build/build.ts';
import { freePort } from './processes.ts';
import { startDevServer } from './dev-server.ts';

// `npm run dev [parcela…]`: the composed page, with the named parcels (all, when none is named) refreshed as their files change
// first what stays as built: it reads React under production, and what node has loaded once stays loaded
await build();
const server = await startDevServer(
  process.argv.slice(2).filter((word) => !word.startsWith('--')),
  Number(process.env['DEV_PORT'] ?? (await freePort())),
).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
process.env['MODULOS_DEV'] = JSON.stringify(server.substituicoes);
process.stdout.write(
  `Em desenvolvimento: ${Object.keys(server.substituicoes)
    .filter((name) => name.startsWith('@balcao/'))
    .join(', ')}\n`,
);
await import('./serve.ts');
