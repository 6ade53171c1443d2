import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
  /**
   * As `put`, of what is too large to be held: it is written to the data directory part by part first. `before` is told what it will be
   * kept as, and nothing is kept when it throws.
   */
  putStream(assinaturaId: string, conteudo: Readable, before?: (medido: Medido) => Promise<void>): Promise<Medido>;
  /** The bytes of a hash, part by part; null when they do not exist. Whoever stops reading destroys it. */
  open(assinaturaId: string, sha256: string): Promise<Readable | null>;
  /** The bytes of a hash; null when they do not exist. */
  get(assinaturaId: string, sha256: string): Promise<Buffer | null>;
  has(assinaturaId: string, sha256: string): Promise<boolean>;
  /** Deletes the bytes, if they exist. The caller makes sure that nothing refers to them. */
  erase(assinaturaId: string, sha256: string): Promise<void>;
}

/** What a file turned out to be. */
export interface Medido {
  /** Hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
}

interface Options {
  /** Absolute data directory; files go below it unless there is a bucket for them. */
  readonly pastaDados: string;
  /** `S3_*`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Pick<Log, 'warn'>;
}

/** A partial file that nothing was written to for so long belongs to no process. */
const PARCIAL_PERDIDO_MS = 24 * 60 * 60_000;

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
  const parciais = join(pastaDados, 'arquivos-parciais');
  /** What a process that died while it wrote left behind. */
  async function removeLost(): Promise<void> {
    for (const nome of await readdir(parciais)) {
      const parcial = join(parciais, nome);
      const velho = await stat(parcial).catch(() => null);
      if (velho && Date.now() - velho.mtimeMs > PARCIAL_PERDIDO_MS) await rm(parcial, { force: true });
    }
  }
  return {
    async putStream(assinaturaId, conteudo, before) {
      await mkdir(parciais, { recursive: true });
      await removeLost();
      const parcial = join(parciais, randomUUID());
      const hash = createHash('sha256');
      let bytes = 0;
      const measure = new Transform({
        transform: (parte: Buffer, _, done) => {
          hash.update(parte);
          bytes += parte.length;
          done(null, parte);
        },
      });
      try {
        await pipeline(conteudo, measure, createWriteStream(parcial, { flags: 'wx', mode: 0o600, flush: true }));
        const sha256 = hash.digest('hex');
        await before?.({ sha256, bytes });
        await reach('guardar', arquivos.saveFrom(keyOf(assinaturaId, sha256), parcial));
        return { sha256, bytes };
      } finally {
        await rm(parcial, { force: true });
      }
    },
    open: (assinaturaId, sha256) => reach('ler', arquivos.open(keyOf(assinaturaId, sha256))),
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
