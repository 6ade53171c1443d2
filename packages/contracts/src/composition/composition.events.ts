import * as z from 'zod/mini';
import { defineEvent } from '../define.ts';

const Servicos = z.object({ servicos: z.array(z.string()) });

/** Facts of the composition in one page; apart from its calls, so that whoever only listens carries no more than this. */
export const composicaoEvents = {
  /** Newer shell or shared modules wait for a reload, and this is a good moment to offer it; with no `servicos`, no longer. */
  recargaDisponivel: defineEvent('composicao:recarga-disponivel', Servicos),
  /** The user asked for the reload. */
  recargaPedida: defineEvent('composicao:recarga-pedida', z.object({})),
  /** The reload asked for was not made: these parcels hold work not saved yet. */
  recargaRecusada: defineEvent('composicao:recarga-recusada', z.object({ parcelas: z.array(z.string()) })),
  /** Support lent this open page another composition, or took it back: the page's own text says which. */
  suporteMudou: defineEvent('composicao:suporte-mudou', z.object({})),
  /** A parcel now runs another build. */
  parcelaTrocada: defineEvent(
    'composicao:parcela-trocada',
    z.object({ servico: z.string(), de: z.nullable(z.string()), para: z.nullable(z.string()) }),
  ),
};
