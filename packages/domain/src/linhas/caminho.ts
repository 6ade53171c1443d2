/** The value at a dotted path, undefined where the path ends early. */
export const valorEm = (raiz: unknown, campo: string): unknown =>
  campo
    .split('.')
    .reduce<unknown>((at, step) => (at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[step] : undefined), raiz);

/** A copy of `raiz` with `valor` at the path; undefined takes the field away. Records on the way are made. */
export function comValorEm(raiz: unknown, campo: string, valor: unknown): unknown {
  const [step = '', ...rest] = campo.split('.');
  const record = raiz !== null && typeof raiz === 'object' && !Array.isArray(raiz) ? (raiz as Record<string, unknown>) : {};
  const inner = rest.length === 0 ? valor : comValorEm(record[step], rest.join('.'), valor);
  const { [step]: _before, ...others } = record;
  return inner === undefined ? others : { ...others, [step]: inner };
}
