/** `message` is a pt-BR sentence. */
export class BuscaRecusada extends Error {
  override name = 'BuscaRecusada';
}

/** Node's code of what went wrong: `ECONNREFUSED`. */
export function codeOf(causa: unknown): string {
  const isObjeto = typeof causa === 'object' && causa !== null;
  return isObjeto && 'code' in causa && typeof causa.code === 'string' ? causa.code : String(causa);
}
