/** JSON with keys in order: the same value always gives the same text. */
export function canonico(_valor: unknown): string {
  throw new Error('por escrever');
}

/** 20 hexadecimal digits over a value's canonical text. */
export function resumo(_valor: unknown): string {
  throw new Error('por escrever');
}
