import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Construcao } from '../construcao/construcao.model.ts';
import type { ArmazemConstrucoes, ChaveConstrucao } from './armazem.ts';
import { isAbsent, writeOnce } from './write-once.ts';

const folderOf = (servico: string) => encodeURIComponent(servico);

/** Builds as files `<folder>/<service>/<id>.json`. */
export function createConstrucoesPasta(pasta: string): ArmazemConstrucoes {
  const fileOf = ({ servico, id }: ChaveConstrucao) => join(pasta, folderOf(servico), `${id}.json`);
  const read = async (chave: ChaveConstrucao): Promise<Construcao | null> => {
    try {
      return JSON.parse(await readFile(fileOf(chave), 'utf8')) as Construcao;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw new Error(`A construção ${fileOf(chave)} não pôde ser lida.`, { cause: error });
    }
  };
  return {
    read,
    async save(construcao) {
      await mkdir(join(pasta, folderOf(construcao.servico)), { recursive: true });
      await writeOnce(fileOf(construcao), JSON.stringify(construcao));
      return (await read(construcao)) ?? construcao;
    },
    async chaves() {
      const servicos = await readdir(pasta).catch((error: unknown) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      const porServico = await Promise.all(
        servicos.map(async (nome) =>
          (await readdir(join(pasta, nome)))
            .filter((file) => /^[\w-]+\.json$/.test(file))
            .map((file) => ({ servico: decodeURIComponent(nome), id: file.slice(0, -'.json'.length) })),
        ),
      );
      return porServico.flat();
    },
  };
}
