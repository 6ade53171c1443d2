import * as z from 'zod/mini';
import { ACESSOS_DO_CASO } from '../quoting/acessos.ts';
import { defineCall } from '../define.ts';
import { Bps, CodigoRamo, Id, Slug } from '../formats.ts';

/** The eight lines of quoting plus what only a manual quote covers (domain design §2.2). */
export const Linha = z.enum(['AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'PET', 'VIDA', 'EMPRESARIAL', 'SAUDE', 'OUTRO']);
export type Linha = z.infer<typeof Linha>;

/** An insurer the subscription works with, and the commission range agreed for the asked line, in bps. */
export const SeguradoraAtiva = z.object({
  slug: Slug,
  nome: z.string(),
  tipo: z.enum(['SEGURADORA', 'SEGURADORA_SAUDE', 'OPERADORA']),
  linhas: z.array(Linha),
  comissaoPadraoBps: Bps,
  comissaoMinBps: Bps,
  comissaoMaxBps: Bps,
  /** Highest discount the subscription lets be asked; null or absent: the product's own. */
  descontoMaxBps: z.optional(z.nullable(Bps)),
});
export type SeguradoraAtiva = z.infer<typeof SeguradoraAtiva>;

/** A brokerage of the subscription. */
export const Corretora = z.object({
  id: Id,
  fantasia: z.string(),
  razaoSocial: z.string(),
  cnpj: z.string(),
  susep: z.string(),
  principal: z.boolean(),
});
export type Corretora = z.infer<typeof Corretora>;

/** Someone who sells and shares the commission. */
export const Produtor = z.object({ id: Id, nome: z.string(), tipo: z.enum(['INTERNO', 'EXTERNO', 'INDICADOR', 'CORRETOR']) });
export type Produtor = z.infer<typeof Produtor>;

/** Additional ids to include, comma-separated: values stored in a draft that are not available any more. */
const Guardados = z.object({
  guardados: z.optional(z.string().check(z.maxLength(1_000), z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/))),
});

/** What forms choose from: insurers, brokerages, producers. */
export const registryCalls = {
  listSeguradorasAtivas: defineCall({
    method: 'GET',
    path: '/c/api/v1/seguradoras/ativas',
    resumo: 'Seguradoras ativas da assinatura para uma linha, com o combinado para um ramo dela; sem `ramo`, para o principal.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ linha: Linha, ramo: z.optional(CodigoRamo) }),
    output: z.array(SeguradoraAtiva),
  }),
  listCorretoras: defineCall({
    method: 'GET',
    path: '/c/api/v1/corretoras/minhas',
    resumo: 'Corretoras que o usuário pode usar, e as da assinatura que `guardados` nomeia.',
    needs: ACESSOS_DO_CASO,
    input: Guardados,
    output: z.array(Corretora),
  }),
  listProdutores: defineCall({
    method: 'GET',
    path: '/c/api/v1/produtores/ativos',
    resumo: 'Produtores ativos da assinatura, e os dela que `guardados` nomeia.',
    needs: ACESSOS_DO_CASO,
    input: Guardados,
    output: z.array(Produtor),
  }),
};
