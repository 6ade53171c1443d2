import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { DADOS, ENDERECO, isUp, SUBIDA_MS } from './site.ts';

/**
 * Kills the gateway as a crash would: its number stands in the lock of the data directory. Whoever started it starts another.
 *
 * @returns once that one answers: how long a busy machine takes to start it is no patience of a page's
 */
export async function killGateway(): Promise<void> {
  const [pid] = (await readFile(path.join(DADOS, 'em-uso'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(() => isUp(ENDERECO), { timeout: 5_000 }).toBe(false);
  await expect.poll(() => isUp(ENDERECO), { timeout: SUBIDA_MS }).toBe(true);
}
