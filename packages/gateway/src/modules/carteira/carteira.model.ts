import { filtroDesconhecido } from './carteira.errors.ts';

/** A comma list of known words; null when nothing is asked. @throws {Recusa} 422 naming the filter when a word is not known */
export function opcoesDe<T extends string>(texto: string | undefined, conhecidas: readonly T[], campo: string): readonly T[] | null {
  const asked = texto?.split(',').filter(Boolean) ?? [];
  if (!asked.every((value): value is T => (conhecidas as readonly string[]).includes(value))) throw filtroDesconhecido(campo);
  return asked.length ? asked : null;
}
