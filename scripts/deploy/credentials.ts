import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ditos } from './deploy.copy.ts';
import { Impedimento } from './failures.ts';

type Env = Readonly<Record<string, string | undefined>>;

const basic = (senha: string) => `Basic ${Buffer.from(`deployer:${senha}`).toString('base64')}`;

/**
 * `Authorization` of the user of the command: their token, the password, or the file that the service keeps beside its data.
 *
 * @throws Impedimento when there is none.
 */
export async function readCredential(env: Env, cwd: string): Promise<string> {
  const token = env['IMPORT_MAP_TOKEN']?.trim();
  if (token) return `Bearer ${token}`;
  const senha = env['IMPORT_MAP_PASSWORD']?.trim();
  if (senha) return basic(senha);
  const arquivo = path.resolve(cwd, env['BALCAO_DATA']?.trim() || '.data', 'import-map-password');
  const lida = await readFile(arquivo, 'utf8').catch(() => '');
  if (!lida.trim()) throw new Impedimento(ditos.semCredencial(arquivo));
  return basic(lida.trim());
}
