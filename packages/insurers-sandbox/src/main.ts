import { createSandbox } from './sandbox.ts';
import { readSandboxConfig } from './sandbox.config.ts';

/** Entry point: `node --import tsx packages/insurers-sandbox/src/main.ts`. */
async function main(): Promise<void> {
  const { port, host, latencia, falhas } = readSandboxConfig(process.env);
  const sandbox = createSandbox({ latencia, falhas });
  const address = await sandbox.listen(port, host);
  console.log(`Seguradoras de teste em ${address}`);
  const stop = (): void => void sandbox.close().finally(() => process.exit(0));
  // 'disconnect': the parent process has ended
  for (const sinal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(sinal, stop);
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const motivo = error instanceof Error ? error.message : String(error);
  console.error(isTaken ? 'A porta das seguradoras de teste (SANDBOX_PORT) já está em uso.' : motivo);
  process.exitCode = 1;
});
