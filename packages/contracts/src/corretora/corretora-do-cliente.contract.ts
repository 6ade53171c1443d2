import * as z from 'zod/mini';

/**
 * A brokerage as its clients are shown it. `telefone`: digits; empty when there is none. `logo`: a PNG or JPEG as a data URL; null when
 * there is none. Both are absent of a gateway that does not tell them yet.
 */
export const CorretoraDoCliente = z.object({
  nome: z.string(),
  cnpj: z.string(),
  susep: z.string(),
  telefone: z.optional(z.string()),
  logo: z.optional(z.nullable(z.string())),
});
export type CorretoraDoCliente = z.infer<typeof CorretoraDoCliente>;

/** Who attends to a client. `telefone`: digits; empty when there is none, absent of a gateway that does not tell it yet. */
export const CorretorDoCliente = z.object({ nome: z.string(), email: z.string(), telefone: z.optional(z.string()) });
export type CorretorDoCliente = z.infer<typeof CorretorDoCliente>;
