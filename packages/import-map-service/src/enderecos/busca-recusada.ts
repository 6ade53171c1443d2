/** `message` is a pt-BR sentence. */
export class BuscaRecusada extends Error {
  override name = 'BuscaRecusada';
}

/** Error code of Node: `ECONNREFUSED`. */
export function codeOf(causa: unknown): string {
  const isObjeto = typeof causa === 'object' && causa !== null;
  return isObjeto && 'code' in causa && typeof causa.code === 'string' ? causa.code : String(causa);
}
