import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createArquivosStore } from '@balcao/import-map-service';

/** Where files of subscriptions lie. A file is known by its hash: the same bytes are kept once, and never change. */
export interface FileStore {
  /** Keeps the bytes; doing so again changes nothing. @returns their SHA-256, hexadecimal. */
  put(assinaturaId: string, bytes: Buffer): Promise<string>;
  /** The bytes of a hash; null when they are not there. */
  get(assinaturaId: string, sha256: string): Promise<Buffer | null>;
}

interface Options {
  /** Absolute data directory; files go below it unless there is a bucket for them. */
  readonly pastaDados: string;
  /** `S3_*`. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const keyOf = (assinaturaId: string, sha256: string): string => `anexos/${assinaturaId}/${sha256}`;

/**
 * The bucket of `S3_ANEXOS_BUCKET` (at the endpoint and with the keys of the other `S3_*`), or a folder of the data directory. Never
 * the bucket of the site's builds, whose sweep removes what no build names.
 */
export async function createFileStore({ pastaDados, env }: Options): Promise<FileStore> {
  const arquivos = await createArquivosStore({
    pasta: join(pastaDados, 'arquivos-clientes'),
    env: { ...env, S3_BUCKET: env['S3_ANEXOS_BUCKET'] },
  });
  return {
    async put(assinaturaId, bytes) {
      const sha256 = sha256Of(bytes);
      await arquivos.guardar(keyOf(assinaturaId, sha256), bytes);
      return sha256;
    },
    get: (assinaturaId, sha256) => arquivos.ler(keyOf(assinaturaId, sha256)),
  };
}
