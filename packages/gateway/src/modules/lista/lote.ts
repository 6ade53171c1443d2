import type { AlvoDoLote } from '@balcao/contracts';
import { alvoIndefinido, filtroCresceu } from './lista.errors.ts';

/** Records written in one transaction: a long lot holds few rows at a time. */
const POR_TRANSACAO = 100;

/** What is done with many records of a list. */
export interface AtoEmLote<Filtros, Desfecho> {
  /** The first `limite` records that the filters of the list find, of those the caller may see, by id. */
  readonly find: (filtros: Filtros, limite: number) => Promise<readonly string[]>;
  /** Acts on some of them in one transaction. @returns what became of each, in the order named */
  readonly act: (ids: readonly string[]) => Promise<readonly Desfecho[]>;
}

/** Everything a filter finds. @throws {Recusa} 409 when it finds more than the `total` the caller saw */
export async function findVistos<T>(total: number, find: (limite: number) => Promise<readonly T[]>): Promise<readonly T[]> {
  const found = await find(total + 1);
  if (found.length > total) throw filtroCresceu(total);
  return found;
}

/**
 * Acts on many records of a list, a few in each transaction: those named, each once, or those its filters find.
 *
 * @throws {Recusa} 422 when both or neither are said, 409 when the filters find more than the caller saw
 */
export async function actOnLote<Filtros, Desfecho>(
  { ids, filtro }: AlvoDoLote<Filtros>,
  { find, act }: AtoEmLote<Filtros, Desfecho>,
): Promise<Desfecho[]> {
  if ((ids === undefined) === (filtro === undefined)) throw alvoIndefinido();
  const all = filtro ? await findVistos(filtro.total, (limite) => find(filtro.consulta, limite)) : [...new Set(ids)];
  const outcomes: Desfecho[] = [];
  for (let from = 0; from < all.length; from += POR_TRANSACAO) outcomes.push(...(await act(all.slice(from, from + POR_TRANSACAO))));
  return outcomes;
}
