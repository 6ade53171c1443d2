import * as z from 'zod/mini';
import { defineCall, defineEvent } from '../define.ts';
import { Data, Instante, Nada } from '../formats.ts';

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

/** Addresses outside the product, as the environment configures them; null where there is none. */
export const Enderecos = z.object({
  /** Help centre; the query goes in its `q`. */
  ajuda: z.string(),
  extensaoChrome: z.nullable(z.string()),
  extensaoFirefox: z.nullable(z.string()),
  videoIntroducao: z.nullable(z.string()),
});
export type Enderecos = z.infer<typeof Enderecos>;

/** A slide of the news carousel. */
export const Novidade = z.object({
  id: z.string(),
  titulo: z.string(),
  texto: z.string(),
  publicadaEm: Data,
  link: z.nullable(z.string()),
});
export type Novidade = z.infer<typeof Novidade>;

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
  getEnderecos: defineCall({
    method: 'GET',
    path: '/c/api/v1/enderecos',
    resumo: 'Endereços de fora do produto.',
    input: Nada,
    output: Enderecos,
    publica: true,
  }),
  listNovidades: defineCall({
    method: 'GET',
    path: '/c/api/v1/novidades',
    resumo: 'Novidades do carrossel, as mais novas primeiro.',
    input: Nada,
    output: z.array(Novidade),
  }),
  /** The external support window, with its token in `t` (spec §2); good for a few minutes. */
  abrirSuporte: defineCall({
    method: 'POST',
    path: '/c/api/v1/suporte/token',
    resumo: 'Endereço da janela de suporte, com o token.',
    input: Nada,
    output: z.object({ url: z.string(), ate: Instante }),
  }),
};

/** Page of the apps menu, made to be shown in a frame of this site (spec §2). */
export const QUADRO_APLICATIVOS = '/aplicativos/quadro';

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
  /** The command palette was asked for (Ctrl K, or its button). */
  paletaPedida: defineEvent('layout:paleta-pedida', z.object({})),
  /** The contract-health modal was asked for: the health line is not in the plan (spec §6). */
  contratacaoSaudePedida: defineEvent('layout:contratacao-saude-pedida', z.object({})),
  /** The extension's install modal was asked for. */
  extensaoPedida: defineEvent('layout:extensao-pedida', z.object({})),
  /** Theme and density now in use on this page. */
  aparenciaMudou: defineEvent(
    'layout:aparencia-mudou',
    z.object({ tema: z.enum(['sistema', 'claro', 'escuro']), densidade: z.enum(['confortavel', 'compacta']) }),
  ),
  /** The user asked to try the parcel again. */
  novaTentativaPedida: defineEvent('layout:nova-tentativa-pedida', z.object({ parcela: z.string() })),
};
