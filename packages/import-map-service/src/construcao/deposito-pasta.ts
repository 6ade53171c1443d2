import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAbsent, isThere, writeOnce } from '../registro/write-once.ts';
import type { ArquivoListado, Deposito } from './arquivos.model.ts';

const absentAs =
  <T>(valor: T) =>
  (error: unknown): T => {
    if (isAbsent(error)) return valor;
    throw error;
  };

async function filesBelow(raiz: string, dentro = ''): Promise<string[]> {
  const entradas = await readdir(join(raiz, dentro), { withFileTypes: true }).catch(absentAs([]));
  const listas = await Promise.all(
    entradas.map((entrada) => {
      const caminho = dentro ? `${dentro}/${entrada.name}` : entrada.name;
      return entrada.isDirectory() ? filesBelow(raiz, caminho) : entrada.isFile() ? [caminho] : [];
    }),
  );
  return listas.flat();
}

async function describe(raiz: string, caminho: string): Promise<ArquivoListado[]> {
  const dito = await stat(join(raiz, caminho)).catch(absentAs(null));
  return dito ? [{ caminho, bytes: dito.size, modificadoEm: dito.mtime }] : [];
}

/** Stores keys as files below a folder, which is created on first write. */
export function createDepositoPasta(pasta: string): Deposito {
  const fileOf = (chave: string) => join(pasta, chave);
  const withFolder = async (chave: string): Promise<string> => {
    const arquivo = fileOf(chave);
    await mkdir(dirname(arquivo), { recursive: true });
    return arquivo;
  };
  return {
    create: async (chave, bytes) => writeOnce(await withFolder(chave), bytes),
    async write(chave, bytes) {
      const arquivo = await withFolder(chave);
      const temporario = join(dirname(arquivo), `.novo-${randomUUID()}`);
      await writeFile(temporario, bytes, { mode: 0o600, flag: 'wx', flush: true });
      await rename(temporario, arquivo);
    },
    async writeFrom(chave, origem) {
      const arquivo = await withFolder(chave);
      const temporario = join(dirname(arquivo), `.novo-${randomUUID()}`);
      await copyFile(origem, temporario);
      await rename(temporario, arquivo);
    },
    open: async (chave) => (await open(fileOf(chave)).catch(absentAs(null)))?.createReadStream() ?? null,
    async renew(chave, bytes) {
      const agora = new Date();
      await utimes(fileOf(chave), agora, agora).catch(async (error: unknown) => {
        if (!isAbsent(error)) throw error;
        await writeOnce(fileOf(chave), bytes);
      });
    },
    read: (chave) => readFile(fileOf(chave)).catch(absentAs(null)),
    exists: (chave) => isThere(fileOf(chave)),
    list: async () => (await Promise.all((await filesBelow(pasta)).map((caminho) => describe(pasta, caminho)))).flat(),
    remove: (chave) => rm(fileOf(chave), { force: true }),
  };
}
