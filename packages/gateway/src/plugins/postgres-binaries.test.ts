import { chmod, mkdir, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBinaries } from './postgres-binaries.ts';

const modeOf = async (caminho: string) => ((await stat(caminho)).mode & 0o777).toString(8);

it('makes a copy that every user may read and run, whatever files are born with, and mends one that nobody else may', async () => {
  const base = await mkdtemp(join(tmpdir(), 'binarios-'));
  const raiz = join(base, 'native');
  await mkdir(join(raiz, 'bin'), { recursive: true });
  await writeFile(join(raiz, 'bin/initdb'), '#!', { mode: 0o755 });
  await writeFile(join(raiz, 'leia'), 'x', { mode: 0o644 });
  const before = process.umask(0o077);
  try {
    const copia = await copyBinaries({ raiz, versao: '1' }, join(base, 'bin'));
    const modes = () => Promise.all(['..', '.', 'bin', 'bin/initdb', 'leia'].map((nome) => modeOf(join(copia.raiz, nome))));
    expect(await modes()).toEqual(['755', '755', '755', '755', '644']);
    await chmod(join(copia.raiz, 'bin'), 0o700);
    await copyBinaries({ raiz, versao: '1' }, join(base, 'bin'));
    expect(await modes()).toEqual(['755', '755', '755', '755', '644']);
  } finally {
    process.umask(before);
  }
});
