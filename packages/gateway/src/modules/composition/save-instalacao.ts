import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArquivosStore, arquivosDe, type ManifestoConstrucao } from '@balcao/import-map-service';

interface Instalacao {
  readonly arquivos: Pick<ArquivosStore, 'exists' | 'save'>;
  /** Builds that came with the installation. */
  readonly base: readonly ManifestoConstrucao[];
  /** Folder their files are served from. */
  readonly pastaModulos: string;
}

/** Delayed until after the start, because nothing needs these files yet. */
const ESPERA_MS = 60_000;

/**
 * Copies the installation's own files to the file store: a new installation replaces the folder, but open tabs still request
 * the pages of the previous one. One file at a time, skipping those already stored.
 */
export async function saveInstalacao({ arquivos, base, pastaModulos }: Instalacao): Promise<void> {
  for (const caminho of new Set(base.flatMap(arquivosDe))) {
    if (await arquivos.exists(caminho)) continue;
    await arquivos.save(caminho, await readFile(join(pastaModulos, caminho)));
  }
}

/** Saves the installation some time after the start. @returns a function that cancels it */
export function saveInstalacaoLater(instalacao: Instalacao, onError: (erro: unknown) => void): () => void {
  const relogio = setTimeout(() => void saveInstalacao(instalacao).catch(onError), ESPERA_MS).unref();
  return () => clearTimeout(relogio);
}
