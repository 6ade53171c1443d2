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

// before the swap nothing is partially done, so the command can be interrupted
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (session.isSwapping()) return session.warn(ditos.trocaPedida);
    session.warn(ditos.cancelado);
    process.exit(Cancelado);
  });
}

try {
  const understood = interpret(process.argv.slice(2));
  if (understood) {
    const { isWaiting } = await understood.run(session.open(understood));
    process.exitCode = isWaiting ? ESPERA : 0;
  } else session.say(ditos.uso);
} catch (error) {
  session.warn(explain(error));
  process.exitCode = error instanceof UsoErrado ? 2 : 1;
}
