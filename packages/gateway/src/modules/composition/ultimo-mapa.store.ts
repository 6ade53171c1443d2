import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MapaAssinado } from '@balcao/contracts';
import * as z from 'zod/mini';
import { readMapa, type MapaLido } from './read-mapa.ts';

const Guardado = z.object({ mapa: MapaAssinado, chave: z.object({ id: z.string(), x: z.string() }) });

/** The last good live map, on disk, served while the source of maps is unavailable. */
export interface UltimoMapa {
  /** null when there is none, or when it cannot be trusted. */
  read(): Promise<MapaLido | null>;
  write(lido: MapaLido): Promise<void>;
}

export function createUltimoMapa({ pastaDados, ambiente }: { readonly pastaDados: string; readonly ambiente: string }): UltimoMapa {
  const pasta = join(pastaDados, 'import-map');
  const arquivo = join(pasta, `ultimo-mapa-${ambiente}.json`);
  let fila: Promise<unknown> = Promise.resolve();

  async function replace(texto: string): Promise<void> {
    const rascunho = `${arquivo}.${process.pid}`;
    await mkdir(pasta, { recursive: true });
    try {
      // written atomically: a crash here keeps the previous file
      await writeFile(rascunho, texto, { mode: 0o600 });
      await rename(rascunho, arquivo);
    } finally {
      await rm(rascunho, { force: true });
    }
  }

  return {
    async read() {
      try {
        const { mapa, chave } = z.parse(Guardado, JSON.parse(await readFile(arquivo, 'utf8')));
        return readMapa(mapa, { ambiente, chave });
      } catch {
        // missing, truncated or tampered with: treated as absent
        return null;
      }
    },
    write({ assinado, chave }) {
      if (!assinado) return Promise.resolve();
      const texto = JSON.stringify({ mapa: assinado, chave });
      const vez = fila.then(() => replace(texto));
      fila = vez.catch(() => undefined);
      return vez;
    },
  };
}
