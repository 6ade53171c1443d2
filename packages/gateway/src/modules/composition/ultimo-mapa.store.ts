import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MapaAssinado } from '@balcao/contracts';
import * as z from 'zod/mini';
import { lerMapa, type MapaLido } from './ler-mapa.ts';

const Guardado = z.object({ mapa: MapaAssinado, chave: z.object({ id: z.string(), x: z.string() }) });

/** The last good map of everyone, on disk: what is served when whoever writes maps is away. */
export interface UltimoMapa {
  /** null when there is none, or what is there cannot be trusted. */
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
      // whole or not at all: a gateway that dies here leaves the one before
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
        return lerMapa(mapa, { ambiente, chave });
      } catch {
        // absent, cut short or tampered with: as if there were none
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
