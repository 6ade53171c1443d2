import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestoConstrucao } from '@balcao/import-map-service';
import { ditos } from './deploy.copy.ts';
import { Impedimento, UsoErrado } from './failures.ts';
import { serviceNamed, shortName } from './service-name.ts';

/** A build whose files lie below a folder, each as `<dir>/<file>`. */
export interface Built {
  readonly manifesto: ManifestoConstrucao;
  readonly modulos: string;
}

/** Builds one service of this tree; nothing to do when nothing changed. */
export async function buildHere(servico: string, say: (text: string) => void): Promise<Built> {
  const { root, systemModules } = await import('../build/modules.ts');
  const dir = shortName(servico);
  const known = [...new Set(systemModules().map((module) => module.dir))];
  if (!known.includes(dir)) throw new UsoErrado(ditos.parcelDesconhecido(dir, known));
  const { buildOne } = await import('../build/build.ts');
  const manifesto = await buildOne(dir, say).catch((error: Error) => {
    throw new Impedimento(ditos.naoCompila(error.message));
  });
  return { manifesto, modulos: path.join(root, 'dist/modules') };
}

/** Every service of this tree. */
export async function servicesHere(): Promise<string[]> {
  const { systemModules } = await import('../build/modules.ts');
  return [...new Set(systemModules().map((module) => serviceNamed(module.dir)))];
}

async function readBuilt(pasta: string): Promise<ManifestoConstrucao[]> {
  const arquivo = path.resolve(pasta, 'construcoes.json');
  return readFile(arquivo, 'utf8')
    .then((texto) => JSON.parse(texto) as ManifestoConstrucao[])
    .catch(() => {
      throw new Impedimento(ditos.semConstrucoes(arquivo));
    });
}

/** Every service an earlier build left in a folder. */
export const servicesBuilt = async (pasta: string): Promise<string[]> => (await readBuilt(pasta)).map(({ servico }) => servico);

/** What an earlier build left in a folder: `construcoes.json` and `modules/`. */
export async function loadBuilt(servico: string, pasta: string): Promise<Built> {
  const lidas = await readBuilt(pasta);
  const manifesto = lidas.find((construcao) => construcao.servico === servico);
  if (!manifesto)
    throw new UsoErrado(
      ditos.parcelDesconhecido(
        shortName(servico),
        lidas.map((construcao) => shortName(construcao.servico)),
      ),
    );
  return { manifesto, modulos: path.resolve(pasta, 'modules') };
}
