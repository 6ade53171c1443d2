import type { Pesado } from './pesar.ts';

export type Codificacao = 'br' | 'gz';
export const CODIFICACOES: readonly Codificacao[] = ['br', 'gz'];

/** What a stored file weighs, computed from its bytes. */
export type ArquivoGuardado = Pesado;

export interface ArquivoListado {
  readonly caminho: string;
  readonly bytes: number;
  readonly modificadoEm: Date;
}

/** Files of builds, immutable: `caminho` is `<dir>/<file>`. */
export interface ArquivosStore {
  /**
   * The same bytes again are welcome, and count as written now.
   *
   * @throws CaminhoInvalido | ArquivoDiferente when the name is taken by other bytes.
   */
  guardar(caminho: string, bytes: Buffer): Promise<ArquivoGuardado & { readonly isNovo: boolean }>;
  /** null when it is not there. Text files also in `br` and `gz`. */
  ler(caminho: string, codificacao?: Codificacao): Promise<Buffer | null>;
  existe(caminho: string): Promise<boolean>;
  /** Without the compressed twins. */
  listar(): Promise<ArquivoListado[]>;
  /** Its compressed twins too. */
  apagar(caminho: string): Promise<void>;
}

/** What keeps bytes under a key: a directory or a bucket. */
export interface Deposito {
  /** Takes a name nobody has, whole or not at all. @returns false when it was taken. */
  criar(chave: string, bytes: Buffer): Promise<boolean>;
  /** Writes over whatever is there, whole or not at all. */
  escrever(chave: string, bytes: Buffer): Promise<void>;
  /** Makes what is there as new as if written now. */
  renovar(chave: string, bytes: Buffer): Promise<void>;
  ler(chave: string): Promise<Buffer | null>;
  existe(chave: string): Promise<boolean>;
  listar(): Promise<ArquivoListado[]>;
  /** What is not there is already gone. */
  apagar(chave: string): Promise<void>;
}
