import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { LugarAmbiente } from './enderecos/ajustes.model.ts';
import type { FonteMapa } from './regras/compose-mapa.ts';

const Fonte = z.object({
  ambientes: z.record(z.string(), LugarAmbiente),
  imports: z.record(z.string(), z.string()),
});

/**
 * Reads the product's `importmap.json`.
 *
 * @throws with one pt-BR sentence when the file is missing or invalid.
 */
export async function readFonte(arquivo: string): Promise<FonteMapa> {
  const texto = await readFile(arquivo, 'utf8').catch((causa: unknown) => {
    throw new Error(`Não foi possível ler ${arquivo}: aponte IMPORT_MAP_FILE para o importmap.json do produto.`, { cause: causa });
  });
  try {
    return Fonte.parse(JSON.parse(texto));
  } catch (causa) {
    throw new Error(`${arquivo} não é um importmap.json válido: esperam-se "ambientes" e "imports".`, { cause: causa });
  }
}
