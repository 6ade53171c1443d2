import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createArquivosStore } from '@balcao/import-map-service';
import { arquivosForaDoAr } from './errors.ts';
import type { Log } from './ports.ts';

/**
 * Store of the files of subscriptions. A file is identified by its hash: equal bytes are stored once and never change. Every call throws
 * `Recusa` 502 when the store is unavailable; every call may be repeated.
 */
export interface FileStore {
  /** Keeps the bytes; doing so again changes nothing. @returns their SHA-256, hexadecimal. */
  put(assinaturaId: string, bytes: Buffer): Promise<string>;
  /** The bytes of a hash; null when they do not exist. */
  get(assinaturaId: string, sha256: string): Promise<Buffer | null>;
  has(assinaturaId: string, sha256: string): Promise<boolean>;
  /** Deletes the bytes, if they exist. The caller makes sure that nothing refers to them. */
  erase(assinaturaId: string, sha256: string): Promise<void>;
}

interface Options {
  /** Absolute data directory; files go below it unless there is a bucket for them. */
  readonly pastaDados: string;
  /** `S3_*`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Pick<Log, 'warn'>;
}

/** What bytes are known by: SHA-256, hexadecimal. */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const keyOf = (assinaturaId: string, sha256: string): string => `anexos/${assinaturaId}/${sha256}`;

/**
 * The bucket of `S3_ANEXOS_BUCKET` (at the endpoint and with the keys of the other `S3_*`), or a folder of the data directory. Never
 * the bucket of the site's builds, whose sweep removes what no build names.
 */
export async function createFileStore({ pastaDados, env, log }: Options): Promise<FileStore> {
  const arquivos = await createArquivosStore({
    pasta: join(pastaDados, 'arquivos-clientes'),
    env: { ...env, S3_BUCKET: env['S3_ANEXOS_BUCKET'] },
  });
  /** Only the error's name is logged, because messages of the store contain keys and addresses. */
  async function reach<T>(operacao: string, pedido: Promise<T>): Promise<T> {
    try {
      return await pedido;
    } catch (error) {
      const { name, code, $metadata } = error as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
      log.warn({ operacao, erro: code ?? name, status: $metadata?.httpStatusCode }, 'o depósito de arquivos não atendeu');
      throw arquivosForaDoAr();
    }
  }
  return {
    async put(assinaturaId, bytes) {
      const sha256 = sha256Of(bytes);
      await reach('guardar', arquivos.save(keyOf(assinaturaId, sha256), bytes));
      return sha256;
    },
    get: (assinaturaId, sha256) => reach('ler', arquivos.read(keyOf(assinaturaId, sha256))),
    has: (assinaturaId, sha256) => reach('procurar', arquivos.exists(keyOf(assinaturaId, sha256))),
    erase: (assinaturaId, sha256) => reach('apagar', arquivos.remove(keyOf(assinaturaId, sha256))),
  };
}
