/* Entry point: `node --import tsx packages/import-map-service/src/main.ts`. The only file that knows the process. */
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';

const PRAZO_PARADA_MS = 10_000;

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function stopOnSignal(app: FastifyInstance): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    // force the exit when stopping takes too long
    setTimeout(() => process.exit(1), PRAZO_PARADA_MS).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const { app } = await createServer({ config, env: process.env, agora: () => new Date(), sorteio: Math.random });
  stopOnSignal(app);
  await app.listen({ port: config.porta, host: config.host });
}

main().catch(fail);
