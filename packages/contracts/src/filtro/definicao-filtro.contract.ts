import * as z from 'zod/mini';

/**
 * What a condition asks of a field. Texts are compared without accents, capitals or the spaces around them; a `codigo` (document, telephone)
 * by its letters and digits alone. A day is one of São Paulo, and of a moment the day it falls on there. `MENOR` and `MAIOR` leave the value
 * itself out; both ends of `ENTRE` count; `PROXIMOS_DIAS` and `ULTIMOS_DIAS` begin and end today, which counts. What a record does not have
 * (or has blank) is `VAZIO`, and it is not, does not contain, anything: of every other condition only `NAO_E` and `NAO_CONTEM` let it through.
 */
export const OperadorFiltro = z.enum([
  'E',
  'NAO_E',
  'CONTEM',
  'NAO_CONTEM',
  'COMECA_COM',
  'MENOR',
  'MAIOR',
  'ENTRE',
  'PROXIMOS_DIAS',
  'ULTIMOS_DIAS',
  'VAZIO',
  'NAO_VAZIO',
]);
export type OperadorFiltro = z.infer<typeof OperadorFiltro>;

const Texto = z.string().check(z.maxLength(120));
/** One text, day or whole number; of `ENTRE` its two ends; of an `opcao` those that count. Absent of `VAZIO` and `NAO_VAZIO`. */
export const ValorFiltro = z.union([Texto, z.int(), z.array(z.union([Texto, z.int()])).check(z.maxLength(20))]);
export type ValorFiltro = z.infer<typeof ValorFiltro>;

/** One condition: a field of the list, a comparison, and a value. */
export const CondicaoFiltro = z.object({
  campo: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)),
  operador: OperadorFiltro,
  valor: z.optional(z.nullable(ValorFiltro)),
});
export type CondicaoFiltro = z.infer<typeof CondicaoFiltro>;

/** Conditions, and groups of them, all of which (E), or any of which (OU), must hold. */
export interface GrupoFiltro {
  conector: 'E' | 'OU';
  condicoes: CondicaoFiltro[];
  grupos?: GrupoFiltro[] | undefined;
}

/** How many conditions one group holds, and how many groups. */
export const MAX_ITENS_FILTRO = 15;
/** How deep groups go: one, groups in it, and groups in those. */
export const MAX_NIVEIS_FILTRO = 3;

const conector = z.enum(['E', 'OU']);
const cabem = z.maxLength(MAX_ITENS_FILTRO);
const condicoes = z.array(CondicaoFiltro).check(cabem);
const nenhum = z.array(z.unknown()).check(z.maxLength(0)) as z.ZodMiniType<unknown> as z.ZodMiniType<[], []>;
const Fundo = z.object({ conector, condicoes, grupos: z.optional(nenhum) });
const Meio = z.object({ conector, condicoes, grupos: z.optional(z.array(Fundo).check(cabem)) });

/**
 * A whole filter. The levels are written one by one, and not as a schema of itself: a refusal names the field by its path, and what may
 * be sent is bounded. Fields, comparisons and values are validated by `judgeFiltro` of domain.
 */
export const DefinicaoFiltro = z.object({ conector, condicoes, grupos: z.optional(z.array(Meio).check(cabem)) });
export type DefinicaoFiltro = z.infer<typeof DefinicaoFiltro>;
