import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArquivosStore, arquivosDe, type ManifestoConstrucao } from '@balcao/import-map-service';

interface Instalacao {
  readonly arquivos: Pick<ArquivosStore, 'existe' | 'guardar'>;
  /** Builds that came with the installation. */
  readonly base: readonly ManifestoConstrucao[];
  /** Folder their files are served from. */
  readonly pastaModulos: string;
}

/** Not while a process starts: nothing waits for these files yet. */
const ESPERA_MS = 60_000;

/**
 * Keeps the installation's own files where deployed builds are: a new installation takes its folder along, and open tabs go on asking for
 * the pages of the one before. One file at a time, those that are there already aside.
 */
export async function guardarInstalacao({ arquivos, base, pastaModulos }: Instalacao): Promise<void> {
  for (const caminho of new Set(base.flatMap(arquivosDe))) {
    if (await arquivos.existe(caminho)) continue;
    await arquivos.guardar(caminho, await readFile(join(pastaModulos, caminho)));
  }
}

/** The same, once the process has long started. @returns stops it */
export function guardarInstalacaoDepois(instalacao: Instalacao, onErro: (erro: unknown) => void): () => void {
  const relogio = setTimeout(() => void guardarInstalacao(instalacao).catch(onErro), ESPERA_MS).unref();
  return () => clearTimeout(relogio);
}
