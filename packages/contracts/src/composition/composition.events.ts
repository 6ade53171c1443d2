import * as z from 'zod/mini';
import { defineEvent } from '../define.ts';

/** Facts of the composition in one page; apart from its calls, so that whoever only listens carries no more than this. */
export const composicaoEvents = {
  /** The user asked for the reload. */
  recargaPedida: defineEvent('composicao:recarga-pedida', z.object({})),
  /** The reload asked for was not made: these parcels hold work not saved yet. */
  recargaRecusada: defineEvent('composicao:recarga-recusada', z.object({ parcels: z.array(z.string()) })),
  /** The user asked for the screen's newer build, with what is typed in it kept. */
  trocaPedida: defineEvent('composicao:troca-pedida', z.object({})),
  /** It was not taken: what is typed could not be put away. */
  trocaRecusada: defineEvent('composicao:troca-recusada', z.object({})),
  /** A parcel now runs another build. */
  parcelTrocada: defineEvent(
    'composicao:parcel-trocada',
    z.object({ servico: z.string(), de: z.nullable(z.string()), para: z.nullable(z.string()) }),
  ),
};
