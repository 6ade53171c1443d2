import type { ErroCampo } from '@balcao/contracts';

/** Place of a field in the form: its own, or that of the list or record it stands in. */
function positionOf(campo: string, places: ReadonlyMap<string, number>): number {
  const parts = campo.split('.');
  while (parts.length > 0) {
    const position = places.get(parts.join('.'));
    if (position !== undefined) return position;
    parts.pop();
  }
  return places.size;
}

/**
 * Merges errors, one per field, in the order of the form. Errors of the rules are clearer than those of the schema, so they win.
 *
 * @param ordem every field of the form, first to last
 * @example mergeErros(fromRules, fromShape, ['risco.veiculo.placa', 'risco.veiculo.fipe'])
 */
export function mergeErros(fromRules: readonly ErroCampo[], fromShape: readonly ErroCampo[], ordem: readonly string[]): ErroCampo[] {
  const places = new Map(ordem.map((campo, index) => [campo, index]));
  const byCampo = new Map<string, ErroCampo>();
  for (const error of [...fromRules, ...fromShape]) if (!byCampo.has(error.campo)) byCampo.set(error.campo, error);
  return [...byCampo.values()].toSorted((a, b) => positionOf(a.campo, places) - positionOf(b.campo, places));
}
