import * as z from 'zod/mini';
import { defineEvent } from '../define.ts';

/** Events of the composition in a page; separate from its calls, so that listeners do not bundle them. */
export const composicaoEvents = {
  /** The user asked for the reload. */
  recargaPedida: defineEvent('composicao:recarga-pedida', z.object({})),
  /** The reload asked for was not made: these parcels hold work not saved yet. */
  recargaRecusada: defineEvent('composicao:recarga-recusada', z.object({ parcels: z.array(z.string()) })),
  /** The user requested the newer build of the screen, keeping what is typed. */
  trocaPedida: defineEvent('composicao:troca-pedida', z.object({})),
  /** It was not applied, because what is typed could not be stored. */
  trocaRecusada: defineEvent('composicao:troca-recusada', z.object({})),
  /** A parcel now runs another build. */
  parcelTrocada: defineEvent(
    'composicao:parcel-trocada',
    z.object({ servico: z.string(), de: z.nullable(z.string()), para: z.nullable(z.string()) }),
  ),
};
