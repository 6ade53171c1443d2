import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DADOS } from './site.ts';

/** Kills the gateway as a crash would: its number stands in the lock of the data directory. Whoever started it starts another. */
export async function killGateway(): Promise<void> {
  const [pid] = (await readFile(path.join(DADOS, 'em-uso'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}
