import * as z from 'zod/mini';
import { defineEvent } from '../define.ts';

/** What every page's frame listens for: alone, so that it carries no other event along. */
export const avisosEvents = {
  /**
   * What the page must say of its own composition changed. Newer shell or shared modules wait for a reload, and this is a good moment to
   * offer it (with no `servicos`, it is not). The screen has a newer build that waits for what is typed in it (`tela`): until that is
   * saved, or, where it can be put away, until its user takes it. What support lends to the page, or took back, its own text says.
   */
  mudaram: defineEvent(
    'composicao:avisos-mudaram',
    z.object({ servicos: z.array(z.string()), tela: z.optional(z.enum(['espera', 'podeTrocar'])) }),
  ),
};
