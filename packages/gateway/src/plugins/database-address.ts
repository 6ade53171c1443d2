import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Address of the owner's database for a tool: `DATABASE_URL`, else that of the embedded one of `BALCAO_DATA` while it runs. */
export async function readDatabaseAddress(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const given = env['DATABASE_URL']?.trim();
  return given || (await readFile(join(env['BALCAO_DATA']?.trim() || '.data', 'database-url'), 'utf8')).trim();
}
