import { execFile, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The OS user the server runs as; null: the user of this process. */
export type UsuarioSistema = { readonly uid: number; readonly gid: number } | null;

const idOf = async (nome: string): Promise<UsuarioSistema> => {
  const [uid, gid] = await Promise.all([run('id', ['-u', nome]), run('id', ['-g', nome])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
};

/** PostgreSQL refuses to run as root: there it runs as the system user `postgres`, created when missing. */
export async function serverUser(): Promise<UsuarioSistema> {
  if (process.getuid?.() !== 0) return null;
  try {
    return await idOf('postgres');
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']).catch(
      (cause: Error) => {
        throw new Error(
          'O PostgreSQL não roda como root e não foi possível criar o usuário "postgres"; crie-o ou rode como outro usuário.',
          { cause },
        );
      },
    );
    return idOf('postgres');
  }
}

/** Whether `usuario` can run the program where it lies. */
export const canRun = (programa: string, usuario: UsuarioSistema): boolean =>
  usuario === null || spawnSync(programa, ['--version'], { ...usuario, cwd: '/', stdio: 'ignore' }).status === 0;

/** Makes `pasta` for `usuario` alone (0700). False when that user cannot reach it, as below a private home. */
export async function giveDirectory(pasta: string, usuario: UsuarioSistema): Promise<boolean> {
  await mkdir(pasta, { recursive: true, mode: 0o700 });
  if (usuario === null) return true;
  await chown(pasta, usuario.uid, usuario.gid);
  await chmod(pasta, 0o700);
  return spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', '--', pasta], { ...usuario, cwd: '/', stdio: 'ignore' }).status === 0;
}
