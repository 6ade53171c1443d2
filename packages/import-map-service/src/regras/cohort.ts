/** Who a canary is for. */
export interface Canario {
  /** Chosen once when the canary starts and kept while it grows. */
  readonly sal: string;
  /** 0 to 100, fractions allowed. */
  readonly porcento?: number | undefined;
  readonly assinaturas?: readonly string[] | undefined;
  readonly usuarios?: readonly string[] | undefined;
}

export interface Quem {
  readonly assinaturaId?: string | undefined;
  readonly usuarioId?: string | undefined;
}

export function estaNoCanario(_canario: Canario, _quem: Quem): boolean {
  throw new Error('por escrever');
}
