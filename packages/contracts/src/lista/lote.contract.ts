import * as z from 'zod/mini';
import { Id } from '../formats.ts';

/** Records that one act may name. */
export const MAX_ESCOLHIDOS = 100;

/** Records that one act on a whole filter may reach: a filter that finds more is narrowed first. */
export const MAX_LOTE = 1_000;

/** What the query of a list asks beside its filters: the mask that leaves what an act on a whole filter is asked by. */
export const SEM_PAGINA = { pagina: true, tamanho: true, ordenar: true } as const;

/**
 * Target of an act on many records of a list: either `ids` or `filtro`, every record that the filters find, on all pages.
 *
 * @param consulta the filters of the list: its query without page, size and order, as `SEM_PAGINA` leaves them out
 * @example see `setAtivos` of `produtorCalls`
 */
export const alvoDoLote = <S extends z.ZodMiniType>(consulta: S) => ({
  ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(MAX_ESCOLHIDOS))),
  filtro: z.optional(
    z.object({
      consulta,
      /** How many the caller saw that it finds: when it finds more by now, nothing is done. */
      total: z.int().check(z.gte(1), z.lte(MAX_LOTE)),
    }),
  ),
});

/** Which records an act on many is about: those named, or those the filters of their list find; one of the two. */
export interface AlvoDoLote<Filtros = object> {
  readonly ids?: string[] | undefined;
  readonly filtro?: { readonly consulta: Filtros; readonly total: number } | undefined;
}
