import type { Readable } from 'node:stream';
import type { Pesado } from './weigh-arquivo.ts';

export type Codificacao = 'br' | 'gz';
export const CODIFICACOES: readonly Codificacao[] = ['br', 'gz'];

/** Sizes of a stored file, computed from its bytes. */
export type ArquivoGuardado = Pesado;

export interface ArquivoListado {
  readonly caminho: string;
  readonly bytes: number;
  readonly modificadoEm: Date;
}

/** Files of builds, immutable: `caminho` is `<dir>/<file>`. */
export interface ArquivosStore {
  /**
   * Storing the same bytes again is allowed, and counts as written now.
   *
   * @throws CaminhoInvalido | ArquivoDiferente when the name is taken by other bytes.
   */
  save(caminho: string, bytes: Buffer): Promise<ArquivoGuardado & { readonly isNovo: boolean }>;
  /** Returns null when the file does not exist. Text files also exist in `br` and `gz`. */
  read(caminho: string, codificacao?: Codificacao): Promise<Buffer | null>;
  /** Stores the content of a local file without holding it in memory, in place of what the name held; no compressed copies. */
  saveFrom(caminho: string, arquivo: string): Promise<void>;
  /** The content part by part; null when the file does not exist. Whoever stops reading destroys it. */
  open(caminho: string): Promise<Readable | null>;
  exists(caminho: string): Promise<boolean>;
  /** Does not list the compressed copies. */
  list(): Promise<ArquivoListado[]>;
  /** Also removes its compressed copies. */
  remove(caminho: string): Promise<void>;
}

/** Stores bytes under a key: a directory or a bucket. */
export interface Deposito {
  /** Creates a new file atomically. @returns false when the key is already taken. */
  create(chave: string, bytes: Buffer): Promise<boolean>;
  /** Writes atomically, replacing what exists. */
  write(chave: string, bytes: Buffer): Promise<void>;
  /** As `write`, from a local file, which stays. */
  writeFrom(chave: string, arquivo: string): Promise<void>;
  open(chave: string): Promise<Readable | null>;
  /** Marks the file as written now. */
  renew(chave: string, bytes: Buffer): Promise<void>;
  read(chave: string): Promise<Buffer | null>;
  exists(chave: string): Promise<boolean>;
  list(): Promise<ArquivoListado[]>;
  /** Does nothing when the key does not exist. */
  remove(chave: string): Promise<void>;
}
