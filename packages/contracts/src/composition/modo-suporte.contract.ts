import * as z from 'zod/mini';

/** Another composition than everyone's, lent by support: the page says so and offers the way out. */
export const ModoSuporte = z.object({
  concessaoId: z.string(),
  /** ISO moment it ends by itself; an hour after it began at most. */
  ate: z.string(),
  /** A build lent to a broker, the same composition as a broker's, or what was live at a past moment. */
  tipo: z.enum(['construcao', 'igual', 'momento']),
  /** Nothing may be written while it lasts. */
  soLeitura: z.boolean(),
});
export type ModoSuporte = z.infer<typeof ModoSuporte>;
