import * as z from 'zod/mini';
import { defineCall, defineEvent } from '../define.ts';
import { Nada } from '../formats.ts';

const item = {
  title: z.string(),
  link: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  /** Address inside the site, checked against the route tables before it is shown. */
  rota: z.nullable(z.string()),
  destacado: z.boolean(),
  isNew: z.boolean(),
};
/** Menu item (spec §3): a group has `subitems`, a leaf has null. */
export const ItemMenu = z.object({ ...item, subitems: z.nullable(z.array(z.object({ ...item, subitems: z.null() }))) });
export type ItemMenu = z.infer<typeof ItemMenu>;

/** Menus of the frame, built by the server for the signed-in user (spec §7). */
export const layoutCalls = {
  menus: defineCall({ method: 'GET', path: '/auth/menus', resumo: 'Menu lateral do usuário.', input: Nada, output: z.array(ItemMenu) }),
  menusPerfil: defineCall({
    method: 'GET',
    path: '/auth/menusperfil',
    resumo: 'Itens do menu do usuário.',
    input: Nada,
    output: z.array(ItemMenu),
  }),
};

/** What the frame hears from parcels and tells them. */
export const layoutEvents = {
  /** Someone asked for the side menu on a small screen (the navbar's button). */
  menuAlternado: defineEvent('layout:menu-alternado', z.object({ aberto: z.boolean() })),
  /** A sentence to show and announce. */
  avisoEmitido: defineEvent(
    'layout:aviso-emitido',
    z.object({ tipo: z.enum(['sucesso', 'erro', 'info', 'atencao']), titulo: z.string(), descricao: z.optional(z.string()) }),
  ),
  /** A parcel could not be loaded or mounted: the layout shows a retry in its place. */
  parcelaFalhou: defineEvent('layout:parcela-falhou', z.object({ parcela: z.string(), tentativa: z.int() })),
  parcelaMontada: defineEvent('layout:parcela-montada', z.object({ parcela: z.string() })),
  /** The user asked to try the parcel again. */
  novaTentativaPedida: defineEvent('layout:nova-tentativa-pedida', z.object({ parcela: z.string() })),
};
