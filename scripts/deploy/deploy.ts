/* npm run deploy: a parcel's new build, live in an environment; and everything else one asks of the import-map service. */
import { interpret } from './command-line.ts';
import { ditos } from './deploy.copy.ts';
import { Cancelado, UsoErrado } from './failures.ts';
import { explain } from './explain.ts';
import { createSession } from './session.ts';

const ESPERA = 3;

const session = createSession(process.env, {
  say: (text) => void process.stdout.write(`${text}\n`),
  warn: (text) => void process.stderr.write(`${text}\n`),
});

// nothing is half done before the swap: whoever gives up just leaves
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (session.isSwapping()) return session.warn(ditos.trocaPedida);
    session.warn(ditos.cancelado);
    process.exit(Cancelado);
  });
}

try {
  const { run, ...options } = interpret(process.argv.slice(2));
  const { isWaiting } = await run(session.open(options));
  process.exitCode = isWaiting ? ESPERA : 0;
} catch (error) {
  session.warn(explain(error));
  process.exitCode = error instanceof UsoErrado ? 2 : 1;
}
