import * as z from 'zod/mini';
import { ACESSOS_DO_CASO } from './acessos.ts';
import { defineCall } from '../define.ts';
import { Bps, Data, Id, Nada, Slug } from '../formats.ts';
import { Linha } from '../registry/registry.contract.ts';
import { CotacaoIniciada } from './quoting.contract.ts';

/** A ramo a policy may be filed under, with every rate of IOF and the days it holds. */
export const RamoManual = z.object({
  codigo: z.string(),
  nome: z.string(),
  linha: Linha,
  /** Whether the brokerage offers it; a draft may hold one it hid since. */
  ativo: z.boolean(),
  /** Initial rate of its offers, bps; null or absent for the default of the product. */
  comissaoPadraoBps: z.optional(z.nullable(Bps)),
  iof: z.array(z.object({ bps: Bps, desde: Data, ate: z.optional(Data) })),
});
export type RamoManual = z.infer<typeof RamoManual>;

/** An insurer of the whole catalogue, whether the brokerage quotes there or not, or one that the subscription wrote down itself. */
export const SeguradoraCatalogo = z.object({ slug: Slug, nome: z.string() });
export type SeguradoraCatalogo = z.infer<typeof SeguradoraCatalogo>;

/** Calls of the manual quote: its options, and its conclusion. */
export const manualCalls = {
  listRamos: defineCall({
    method: 'GET',
    path: '/c/api/v1/ramos/catalogo',
    resumo: 'Todos os ramos, com as alíquotas de IOF e os dias em que valem.',
    needs: ACESSOS_DO_CASO,
    input: Nada,
    output: z.array(RamoManual),
  }),
  listCatalogo: defineCall({
    method: 'GET',
    path: '/c/api/v1/seguradoras/catalogo',
    resumo: 'Todas as seguradoras conhecidas: as do catálogo e as que a assinatura incluiu.',
    needs: ACESSOS_DO_CASO,
    input: Nada,
    output: z.array(SeguradoraCatalogo),
  }),
  addSeguradora: defineCall({
    method: 'POST',
    path: '/c/api/v1/seguradoras/catalogo',
    resumo: 'Inclui, só para a assinatura, uma seguradora que não está no catálogo; um nome que já existe devolve o que existe.',
    needs: 'acessoMC',
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ nome: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)) }),
    output: SeguradoraCatalogo,
  }),
  concludeManual: defineCall({
    method: 'POST',
    path: '/c/api/v1/orcamentos/:orcamentoId/ofertas-manuais',
    resumo: 'Conclui um orçamento manual: as ofertas digitadas passam a valer como as de um cálculo.',
    needs: 'acessoMC',
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ orcamentoId: Id, versao: z.int() }),
    output: CotacaoIniciada,
  }),
};
