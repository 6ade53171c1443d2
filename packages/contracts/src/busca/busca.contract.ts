import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Nada } from '../formats.ts';

/** Letters typed before the quick search looks (spec §9). */
export const BUSCA_MINIMO = 3;
/** Most results of one quick search (spec §9). */
export const BUSCA_LIMITE = 15;

/**
 * One quick-search result (spec §3). `type` 0 action, 1 record; `category` 1 user, 2 insured, 3 claim, 4 proposal, 5 quote,
 * 6 quotation; `actionType` (actions alone) 1 add, 2 menu.
 */
export const ItemBusca = z.object({
  guid: z.string(),
  type: z.union([z.literal(0), z.literal(1)]),
  category: z.nullable(z.int().check(z.gte(1), z.lte(6))),
  actionType: z.nullable(z.union([z.literal(1), z.literal(2)])),
  title: z.string(),
  /** What matched: `CPF`, `Placa`, `Número`; null when the title did. */
  fieldName: z.nullable(z.string()),
  fieldValue: z.nullable(z.string()),
  /** Address inside the site. */
  url: z.string(),
});
export type ItemBusca = z.infer<typeof ItemBusca>;

/** A result opened before. */
export const BuscaRecente = z.object({ ...ItemBusca.shape, fixado: z.boolean() });
export type BuscaRecente = z.infer<typeof BuscaRecente>;

/** Quick search (spec §2, §5, §7). */
export const buscaCalls = {
  match: defineCall({
    method: 'GET',
    path: '/c/api/v1/search/match',
    resumo: 'Busca rápida em pessoas, sinistros, propostas, orçamentos e ações, só no que o usuário pode abrir.',
    qualquerSessao: 'cada tipo de resultado é julgado pelo próprio acesso',
    input: z.object({
      query: z.string().check(z.trim(), z.minLength(BUSCA_MINIMO, 'Digite ao menos 3 letras.'), z.maxLength(120)),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), BUSCA_LIMITE),
    }),
    output: z.array(ItemBusca),
  }),
  listRecentes: defineCall({
    method: 'GET',
    path: '/c/api/v1/search/recentes',
    resumo: 'Resultados abertos por último, os fixados primeiro.',
    qualquerSessao: 'cada resultado é julgado de novo pelo próprio acesso',
    input: Nada,
    output: z.array(BuscaRecente),
  }),
  /** The gateway records the entry of `guid` in its own index; it does not trust the browser. */
  noteRecente: defineCall({
    method: 'PUT',
    path: '/c/api/v1/search/recentes/:guid',
    resumo: 'Lembra um resultado aberto; `fixado` o mantém no topo.',
    qualquerSessao: 'só se lembra o que se pode encontrar',
    input: z.object({ guid: z.string().check(z.maxLength(80)), fixado: z.optional(z.boolean()) }),
    output: z.array(BuscaRecente),
  }),
};
