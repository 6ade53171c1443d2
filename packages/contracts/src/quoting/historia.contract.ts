import * as z from 'zod/mini';
import { Id, Instante } from '../formats.ts';

/** What can happen to a case beside its runs, which speak for themselves. */
export const TipoEventoOrcamento = z.enum([
  'OFERTAS',
  'ENVIADO',
  'ABERTO',
  'RESPONDIDO',
  'PROPOSTA',
  'TRANSMITIDO',
  'RENOVADO',
  'RECUSADO',
  'REABERTO',
  'EXPIRADO',
  'ANEXO',
  'OUTRO',
]);
export type TipoEventoOrcamento = z.infer<typeof TipoEventoOrcamento>;

/** One fact of a case's life. `usuario` is null when a client, or the product itself, did it. */
export const EventoOrcamento = z.object({
  id: Id,
  em: Instante,
  tipo: TipoEventoOrcamento,
  usuario: z.nullable(z.string()),
  texto: z.string(),
});
export type EventoOrcamento = z.infer<typeof EventoOrcamento>;
