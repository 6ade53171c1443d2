import { apportion } from '@balcao/domain';

/** `ratear` needs a positive weight; with none, the first part receives everything (the minimum premium of an empty quote). */
export const split = (total: number, pesos: readonly number[]): number[] =>
  pesos.some((peso) => peso > 0) ? apportion(total, pesos) : pesos.map((_, i) => (i === 0 ? total : 0));

/** A net premium over its technical parts, without losing a centavo: the parts of the answer sum to it. */
export function spread<Id extends string>(liquidoCentavos: number, tecnico: Readonly<Record<Id, number>>): Record<Id, number> {
  const partes = split(liquidoCentavos, Object.values(tecnico));
  return Object.fromEntries(Object.keys(tecnico).map((id, i) => [id, partes[i] ?? 0])) as Record<Id, number>;
}
