import * as z from 'zod/mini';

/** One refused field of a 422 (domain design §0). `campo` is a dotted path into the body, as `risco.veiculo.placa`. */
export const ErroCampo = z.object({ campo: z.string(), codigo: z.string(), mensagem: z.string() });
export type ErroCampo = z.infer<typeof ErroCampo>;

/** What every refusal of the gateway looks like; `errors` only on 422. */
export const RespostaRecusada = z.object({
  success: z.literal(false),
  code: z.union([z.int(), z.string()]),
  message: z.string(),
  errors: z.optional(z.array(ErroCampo)),
});
export type RespostaRecusada = z.infer<typeof RespostaRecusada>;

/** What every good answer looks like: the contract's output under `data`. */
export const respostaDe = <S extends z.ZodMiniType>(data: S) =>
  z.object({ success: z.literal(true), code: z.optional(z.int()), message: z.optional(z.string()), data });

/** One page of a list. `total` counts all that match the filters, not the page; with `isTotalMinimo` more match than were counted. */
export const paginaDe = <S extends z.ZodMiniType>(item: S) =>
  z.object({ itens: z.array(item), total: z.int(), isTotalMinimo: z.optional(z.boolean()), pagina: z.int(), tamanho: z.int() });

/**
 * Sums of all that the filters of a list find. With `isTotalMinimo` a search finds more than are counted, and the sums are null: who looks for
 * one of so many types another word.
 */
export const totaisDe = <S extends Record<string, z.ZodMiniType>>(somas: S) =>
  z.object({
    total: z.int(),
    isTotalMinimo: z.optional(z.boolean()),
    ...(Object.fromEntries(Object.entries(somas).map(([nome, soma]) => [nome, z.nullable(soma)])) as {
      [N in keyof S]: z.ZodMiniNullable<S[N]>;
    }),
  });

/**
 * The order of a list whose columns are known here: `campo` or `-campo`, of up to three of them. @example ordemEntre('nome', 'tipo') //
 * '-tipo,nome'
 */
export function ordemEntre(...campos: readonly string[]) {
  const um = `-?(${campos.join('|')})`;
  return z.string().check(z.regex(new RegExp(`^${um}(,${um}){0,2}$`)));
}

/**
 * Query of every list: free text, page (from 1), size and order (`campo` or `-campo`, the first of up to three deciding first). Numbers
 * arrive as text in a URL.
 */
export const consultaLista = {
  q: z.optional(z.string().check(z.maxLength(120))),
  pagina: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  tamanho: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  ordenar: z.optional(ordemEntre('[a-zA-Z]{1,40}')),
};

/** Export formats of a list: CSV or Excel. */
export const FormatoArquivo = z.enum(['csv', 'xlsx']);
export type FormatoArquivo = z.infer<typeof FormatoArquivo>;

/** What the query of a list's file adds to the list's own. */
export const noFormato = { formato: z._default(FormatoArquivo, 'csv') };
/** The query of a list and the format of its export. */
export type NoFormato<C> = C & { readonly formato: FormatoArquivo };
