import { createSandbox } from './sandbox.ts';
import { readSandboxConfig } from './sandbox.config.ts';

/** Entry point: `node --import tsx packages/insurers-sandbox/src/main.ts`. */
async function main(): Promise<void> {
  const { port, host, latencia } = readSandboxConfig(process.env);
  const sandbox = createSandbox({ latencia });
  const address = await sandbox.listen(port, host);
  console.log(`Seguradoras de teste em ${address}`);
  for (const sinal of ['SIGINT', 'SIGTERM'] as const) process.once(sinal, () => void sandbox.close());
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? 'A porta das seguradoras de teste (SANDBOX_PORT) já está em uso.' : error);
  process.exitCode = 1;
});
