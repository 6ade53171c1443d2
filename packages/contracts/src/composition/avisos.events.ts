import * as z from 'zod/mini';
import { defineEvent } from '../define.ts';

/** What every page's frame listens for: alone, so that it carries no other event along. */
export const avisosEvents = {
  /**
   * What the page must say of its own composition changed. Newer shell or shared modules wait for a reload, and this is a good moment to
   * offer it (with no `servicos`, it is not); what support lends to it, or took back, the page's own text says.
   */
  mudaram: defineEvent('composicao:avisos-mudaram', z.object({ servicos: z.array(z.string()) })),
};
