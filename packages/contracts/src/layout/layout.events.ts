import * as z from 'zod/mini';
import { defineEvent } from '../define.ts';

/** Events between the frame and the parcels. */
export const layoutEvents = {
  /** Someone asked for the side menu on a small screen (the navbar's button). */
  menuAlternado: defineEvent('layout:menu-alternado', z.object({ aberto: z.boolean() })),
  /** A sentence to show and announce. */
  avisoEmitido: defineEvent(
    'layout:aviso-emitido',
    z.object({ tipo: z.enum(['sucesso', 'erro', 'info', 'atencao']), titulo: z.string(), descricao: z.optional(z.string()) }),
  ),
  /** A parcel could not be loaded or mounted: the layout shows a retry in its place; where the map has no such parcel, not found. */
  parcelFalhou: defineEvent(
    'layout:parcel-falhou',
    z.object({ parcel: z.string(), tentativa: z.int(), isAusente: z.optional(z.boolean()) }),
  ),
  parcelMontada: defineEvent('layout:parcel-montada', z.object({ parcel: z.string() })),
  /** The command palette was asked for (Ctrl K, or its button). */
  paletaPedida: defineEvent('layout:paleta-pedida', z.object({})),
  /** The keys of this page and of every page were asked for (`?`, or the palette). */
  teclasPedidas: defineEvent('layout:teclas-pedidas', z.object({})),
  /** The support window was asked for, by a press that still counts: a browser opens it then or not at all. */
  suportePedido: defineEvent('layout:suporte-pedido', z.object({})),
  /** The contract-health modal was asked for: the health line is not in the plan (spec §6). */
  contratacaoSaudePedida: defineEvent('layout:contratacao-saude-pedida', z.object({})),
  /** The extension's install modal was asked for. */
  extensaoPedida: defineEvent('layout:extensao-pedida', z.object({})),
  /** A maintenance was planned, or ended: the bar reads again. */
  manutencaoMudou: defineEvent('layout:manutencao-mudou', z.object({})),
  /** Theme and density now in use on this page. */
  aparenciaMudou: defineEvent(
    'layout:aparencia-mudou',
    z.object({ tema: z.enum(['sistema', 'claro', 'escuro']), densidade: z.enum(['confortavel', 'compacta']) }),
  ),
  /** The user asked to try the parcel again. */
  novaTentativaPedida: defineEvent('layout:nova-tentativa-pedida', z.object({ parcel: z.string() })),
};
