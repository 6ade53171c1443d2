import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Data, Instante, Nada } from '../formats.ts';
import { OUVIR_PODERES } from '../sessao/caminhos.ts';

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
  menus: defineCall({
    method: 'GET',
    path: OUVIR_PODERES.path,
    resumo: 'Menu lateral do usuário.',
    qualquerSessao: 'cada item é julgado pelo próprio acesso',
    input: Nada,
    output: z.array(ItemMenu),
  }),
  menusPerfil: defineCall({
    method: 'GET',
    path: '/auth/menusperfil',
    resumo: 'Itens do menu do usuário.',
    qualquerSessao: 'cada item é julgado pelo próprio acesso',
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
    qualquerSessao: 'é da moldura, que todos veem',
    input: Nada,
    output: z.array(Novidade),
  }),
  /** The external support window, with its token in `t` (spec §2); good for a few minutes. */
  openSuporte: defineCall({
    method: 'POST',
    path: '/c/api/v1/suporte/token',
    resumo: 'Endereço da janela de suporte, com o token.',
    qualquerSessao: 'todos podem pedir ajuda',
    input: Nada,
    output: z.object({ url: z.string(), ate: Instante }),
  }),
};

/** Page of the apps menu, made to be shown in a frame of this site (spec §2). */
export const QUADRO_APLICATIVOS = '/aplicativos/quadro';
