import { filtroDesconhecido } from './carteira.errors.ts';

/** A comma list of known words; null when nothing is asked. @throws {Recusa} 422 naming the filter when a word is not known */
export function opcoesDe<T extends string>(texto: string | undefined, conhecidas: readonly T[], campo: string): readonly T[] | null {
  const asked = texto?.split(',').filter(Boolean) ?? [];
  if (!asked.every((value): value is T => (conhecidas as readonly string[]).includes(value))) throw filtroDesconhecido(campo);
  return asked.length ? asked : null;
}

/** `campo` or `-campo` of a table of orders. @throws {Recusa} 422 when there is no such column */
export function ordemDe<K extends string>(
  ordenar: string | undefined,
  ordens: Readonly<Record<K, string>>,
  padrao: { campo: K; decrescente: boolean },
): { campo: K; decrescente: boolean } {
  if (!ordenar) return padrao;
  const campo = ordenar.replace(/^-/, '');
  if (!Object.hasOwn(ordens, campo)) throw filtroDesconhecido('ordenar');
  return { campo: campo as K, decrescente: ordenar.startsWith('-') };
}
