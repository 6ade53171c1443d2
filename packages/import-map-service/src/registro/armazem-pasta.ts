import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Armazem, RegistroCorrompido } from './armazem.ts';
import { createConstrucoesPasta } from './construcoes-pasta.ts';
import { isAbsent, isThere, writeOnce } from './write-once.ts';
import { Registro } from './registro.model.ts';
import { createSaudePasta } from './saude-pasta.ts';
import { watchFolders } from './watch-folders.ts';

const DIGITOS = 9;
const nameOf = (sequencia: number) => `${String(sequencia).padStart(DIGITOS, '0')}.json`;
const sequenceOf = (nome: string) => (/^\d{9}\.json$/.test(nome) ? Number(nome.slice(0, DIGITOS)) : 0);

async function lastIn(pasta: string): Promise<number> {
  const nomes = await readdir(pasta).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  return nomes.reduce((maior, nome) => Math.max(maior, sequenceOf(nome)), 0);
}

/** The last entry of a log. Listing a long folder is slow, so the search starts after the last entry seen. */
async function lastAfter(pasta: string, visto: number): Promise<number> {
  if (visto === 0) return lastIn(pasta);
  let ultimo = visto;
  while (await isThere(join(pasta, nameOf(ultimo + 1)))) ultimo++;
  return ultimo;
}

/** Whether a later entry exists after a missing one; the whole folder is listed only when a log is first read. */
const hasLater = async (pasta: string, sequencia: number, isPrimeira: boolean): Promise<boolean> =>
  isPrimeira ? (await lastIn(pasta)) > sequencia : isThere(join(pasta, nameOf(sequencia + 1)));

async function readEntry(arquivo: string, sequencia: number): Promise<Registro | null> {
  try {
    const registro = Registro.parse(JSON.parse(await readFile(arquivo, 'utf8'))) as Registro;
    if (registro.sequencia !== sequencia) throw new Error(`diz ser a sequência ${registro.sequencia}`);
    return registro;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw new RegistroCorrompido(arquivo, [], error);
  }
}

/**
 * Logs as files, one per entry: `<folder>/registro/<log>/000000123.json`. A file takes its final name by `link`, which the file system
 * grants once, to one process.
 */
export async function createArmazemPasta(pasta: string): Promise<Armazem> {
  const raiz = join(pasta, 'registro');
  await mkdir(raiz, { recursive: true, mode: 0o700 });
  const vigia = await watchFolders(raiz, lastAfter);

  return {
    construcoes: createConstrucoesPasta(join(pasta, 'construcoes')),
    saude: createSaudePasta(join(pasta, 'saude')),
    async read(diario, desde) {
      const bons: Registro[] = [];
      for (let sequencia = desde + 1; ; sequencia++) {
        const arquivo = join(raiz, diario, nameOf(sequencia));
        try {
          const registro = await readEntry(arquivo, sequencia);
          if (registro) bons.push(registro);
          // a missing entry with a later one present was deleted, or was written between the two reads
          else if (!(await hasLater(join(raiz, diario), sequencia, desde === 0))) return bons;
          else if ((await readEntry(arquivo, sequencia)) === null) throw new RegistroCorrompido(arquivo, bons);
          else sequencia--;
        } catch (error) {
          if (error instanceof RegistroCorrompido) throw new RegistroCorrompido(error.onde, bons, error.cause);
          throw error;
        }
      }
    },
    async append(diario, registro) {
      const folder = join(raiz, diario);
      await mkdir(folder, { recursive: true });
      const isNovo = await writeOnce(join(folder, nameOf(registro.sequencia)), JSON.stringify(registro));
      if (isNovo) vigia.tell(diario);
      return isNovo ? 'ok' : 'ocupada';
    },
    onAppend: vigia.listen,
    close: async () => vigia.close(),
  };
}
