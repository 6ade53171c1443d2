/* A gateway in a process of its own, without the composed site: what the tests of starting, stopping and dying run. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { prepareDemo } from '../seed/prepare-demo.ts';
import { startServer } from '../server.ts';

const log = {
  info: () => undefined,
  warn: (_: object, message: string) => process.stdout.write(`aviso: ${message}\n`),
  error: console.error,
};

const agora = (): Date => new Date();
try {
  const config = readConfig({ LOG_LEVEL: 'silent', ...process.env }, process.cwd());
  const servidor = await startServer({
    config,
    ...prepareDemo(config, agora),
    pastaPacote: join(dirname(fileURLToPath(import.meta.url)), '..', '..'),
    log,
    insurers: new Map(),
    agora,
    mount: (app) => {
      app.get('/teste/lenta', async () => {
        process.stdout.write('atendendo\n');
        await new Promise((resolve) => setTimeout(resolve, 600));
        return { ok: true };
      });
    },
    onDatabaseLost: () => process.exit(7),
  });
  const pressa = new AbortController();
  let isStopping = false;
  const stop = () => {
    if (isStopping) return pressa.abort();
    isStopping = true;
    return void servidor
      .drain(pressa.signal)
      .then(servidor.stop)
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('disconnect', stop);
  process.stdout.write(`pronto ${servidor.url}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
