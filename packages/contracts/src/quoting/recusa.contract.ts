import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Centavos, Data, Id, Instante } from '../formats.ts';
import { Linha } from '../registry/registry.contract.ts';
import { Formulario } from './linhas.contract.ts';
import { StatusOrcamento } from './orcamento.contract.ts';

/** Why a client did not buy (domain design §3.3). */
export const MotivoRecusa = z.enum([
  'PRECO',
  'CONCORRENTE',
  'BANCO_DIRETO',
  'DESISTIU',
  'SEM_RETORNO',
  'COBERTURA',
  'ACEITACAO',
  'ATRASO',
  'DUPLICADO',
  'OUTRO',
]);
export type MotivoRecusa = z.infer<typeof MotivoRecusa>;

/** A case lost. `texto` is asked for with OUTRO; `recontatoEm` leaves a task for that day. */
export const PedidoRecusa = z.object({
  orcamentoId: Id,
  motivo: MotivoRecusa,
  texto: z.optional(z.string().check(z.maxLength(500))),
  /** Who won it. */
  concorrente: z.optional(z.string().check(z.maxLength(120))),
  /** Premium the client chose elsewhere, or the best one lost; the best offer of the case when absent. */
  premioPerdidoCentavos: z.optional(Centavos),
  recontatoEm: z.optional(Data),
});
export type PedidoRecusa = z.infer<typeof PedidoRecusa>;

/** One line of the list of losses. */
export const OrcamentoPerdido = z.object({
  orcamentoId: Id,
  numero: z.int(),
  linha: Linha,
  formulario: Formulario,
  segurado: z.nullable(z.string()),
  motivo: MotivoRecusa,
  texto: z.nullable(z.string()),
  concorrente: z.nullable(z.string()),
  premioPerdidoCentavos: z.nullable(Centavos),
  recontatoEm: z.nullable(Data),
  recusadoEm: Instante,
  usuario: z.string(),
});
export type OrcamentoPerdido = z.infer<typeof OrcamentoPerdido>;

/** Losses of one motive, over all that the other filters let through. */
export const TotalPorMotivo = z.object({ motivo: MotivoRecusa, quantidade: z.int(), premioPerdidoCentavos: Centavos });
export type TotalPorMotivo = z.infer<typeof TotalPorMotivo>;

/** Filters of the list of losses; days are those of the refusal. */
export const ConsultaPerdas = z.object({
  ...consultaFiltravel,
  motivo: z.optional(MotivoRecusa),
  de: z.optional(Data),
  ate: z.optional(Data),
});
export type ConsultaPerdas = z.infer<typeof ConsultaPerdas>;

const Estado = z.object({ status: StatusOrcamento });
const B = '/c/api/v1/orcamentos';

/** Losing a case, and having it back. */
export const recusaCalls = {
  listPerdas: defineCall({
    method: 'GET',
    path: `${B}/recusados`,
    resumo: 'Orçamentos recusados, com os totais por motivo; quem não é administrador de orçamentos vê os seus.',
    needs: 'acessoOrcamentacao',
    input: ConsultaPerdas,
    output: z.extend(paginaDe(OrcamentoPerdido), { totais: z.array(TotalPorMotivo) }),
  }),
  refuse: defineCall({
    method: 'POST',
    path: `${B}/:orcamentoId/recusar`,
    resumo: 'Registra que o cliente não fechou; com data de recontato, cria a tarefa.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: PedidoRecusa,
    output: Estado,
  }),
  reopen: defineCall({
    method: 'POST',
    path: `${B}/:orcamentoId/reabrir`,
    resumo: 'Volta um orçamento recusado a calculado e cancela o recontato ainda aberto.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({ orcamentoId: Id }),
    output: Estado,
  }),
};
