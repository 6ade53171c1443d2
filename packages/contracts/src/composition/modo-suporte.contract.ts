import * as z from 'zod/mini';

/** A composition lent by support, different from the live one: the page displays it and offers to leave it. */
export const ModoSuporte = z.object({
  concessaoId: z.string(),
  /** ISO moment at which it expires, at most an hour after its start. */
  ate: z.string(),
  /** A build lent to a broker, a copy of the composition of a broker, or the composition of a past moment. */
  tipo: z.enum(['construcao', 'igual', 'momento']),
  /** Nothing may be written while it lasts. */
  soLeitura: z.boolean(),
});
export type ModoSuporte = z.infer<typeof ModoSuporte>;
