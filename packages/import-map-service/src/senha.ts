import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOnce } from './registro/write-once.ts';

/**
 * The HTTP Basic password of `deployer`: the configured one, which all processes of a site share; otherwise `import-map-password` of the data
 * folder (mode 0600), generated on first use.
 */
export async function readSenha(pastaDados: string, dada: string | null): Promise<string> {
  if (dada !== null) return dada;
  await mkdir(pastaDados, { recursive: true });
  const arquivo = join(pastaDados, 'import-map-password');
  await writeOnce(arquivo, `${randomBytes(24).toString('base64url')}\n`);
  return (await readFile(arquivo, 'utf8')).trim();
}
