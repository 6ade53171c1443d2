import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockDirectory } from '@balcao/gateway/data-lock';

type Env = Readonly<Record<string, string | undefined>>;
/** Marker of our data directories: other folders are never erased. */
const NOSSOS = ['postgres', 'database-url', 'onde-esta-o-banco.txt'];
/** Where the embedded database lies when its own user cannot reach the directory (`plugins/embedded-postgres.ts`). */
const FORA = /^\/var\/lib\/balcao\/[0-9a-f]{16}(-[0-9a-f]{8})?$/m;

/**
 * Erases the data directory of a development: the database, its keys and files.
 *
 * @returns the folders that were erased.
 * @throws with one sentence when the data is not of a development, or is in use.
 */
export async function eraseData(env: Env, root: string): Promise<string[]> {
  const ambiente = env['BALCAO_ENV']?.trim() || 'local';
  if (ambiente !== 'local') throw new Error(`--limpo só apaga dados de desenvolvimento, e BALCAO_ENV é ${ambiente}.`);
  if (env['DATABASE_URL']?.trim()) throw new Error('--limpo só apaga o banco embutido; o de DATABASE_URL não é tocado.');
  const pasta = path.resolve(root, env['BALCAO_DATA']?.trim() || '.data');
  if (!existsSync(pasta) || readdirSync(pasta).length === 0) return [];
  if (!NOSSOS.some((name) => existsSync(path.join(pasta, name))))
    throw new Error(`${pasta} não parece uma pasta de dados do Balcão; nada foi apagado.`);
  // locked while in use: a running gateway must not lose its files
  await lockDirectory(pasta);
  const nota = path.join(pasta, 'onde-esta-o-banco.txt');
  const fora = existsSync(nota) ? FORA.exec(readFileSync(nota, 'utf8'))?.[0] : undefined;
  const erased = [...(fora ? [fora] : []), pasta];
  for (const folder of erased) rmSync(folder, { recursive: true, force: true });
  return erased;
}
