import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';

/** Secrets of this installation, 32 bytes each. */
export interface Chaves {
  /** Hides ids in channel names. */
  readonly canais: Buffer;
  /** Seals the readable session cookie, digests e-mails of failed guesses. */
  readonly sessao: Buffer;
}

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/i));
const Arquivo = z.object({ canais: hex, sessao: hex });

/** Derives a key for one purpose, so that no key is used for two. */
export const deriveKey = (chave: Buffer, finalidade: string): Buffer => createHmac('sha256', chave).update(finalidade).digest();

/**
 * The installation's keys: from the environment, else from `BALCAO_DATA/chaves` (0600), drawn the first time.
 * Gateways that share a database must be given the same by environment.
 */
export async function loadKeys({
  pastaDados,
  chaveCanais,
  chaveSessao,
}: Pick<Config, 'pastaDados' | 'chaveCanais' | 'chaveSessao'>): Promise<Chaves> {
  const guardadas = chaveCanais && chaveSessao ? { canais: chaveCanais, sessao: chaveSessao } : await readOrDraw(pastaDados);
  return { canais: Buffer.from(chaveCanais ?? guardadas.canais, 'hex'), sessao: Buffer.from(chaveSessao ?? guardadas.sessao, 'hex') };
}

async function readOrDraw(pasta: string): Promise<z.output<typeof Arquivo>> {
  const arquivo = join(pasta, 'chaves');
  const draft = `${arquivo}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(pasta, { recursive: true, mode: 0o711 });
  const novas = { canais: randomBytes(32).toString('hex'), sessao: randomBytes(32).toString('hex') };
  await writeFile(draft, JSON.stringify(novas), { mode: 0o600 });
  // the link fails when the file exists: the keys drawn first stay
  await link(draft, arquivo).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  const lido = Arquivo.safeParse(JSON.parse(await readFile(arquivo, 'utf8')));
  if (!lido.success)
    throw new Error(`O arquivo ${arquivo} não contém as chaves da instalação; restaure-o ou apague-o (as sessões abertas terminam).`);
  return lido.data;
}
