import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Centavos, Data, Id, Instante, Nada } from '../formats.ts';
import { Formulario } from '../quoting/linhas.contract.ts';
import { OrcamentoResumo } from '../quoting/orcamento.contract.ts';

/** A policy about to end, in the scope of the user. */
export const RenovacaoProxima = z.object({
  apoliceId: Id,
  numero: z.string(),
  segurado: z.string(),
  bem: z.string(),
  seguradora: z.string(),
  fim: Data,
  dias: z.int(),
  premioTotalCentavos: Centavos,
  /** The open quote that renews it. */
  orcamento: z.nullable(z.object({ id: Id, numero: z.int(), formulario: Formulario })),
  /** Whether the caller may open its quote: it has none, and is in their scope. */
  podeGerar: z.boolean(),
});
export type RenovacaoProxima = z.infer<typeof RenovacaoProxima>;

/** A thing that happened in the scope of the user, newest first. */
export const Atividade = z.object({
  id: Id,
  em: Instante,
  tipo: z.enum(['ORCAMENTO_ABERTO', 'COTACAO_CONCLUIDA', 'ORCAMENTO_FECHADO', 'ORCAMENTO_RECUSADO', 'OUTRA']),
  descricao: z.string(),
  usuario: z.string(),
  orcamentoId: z.nullable(Id),
});
export type Atividade = z.infer<typeof Atividade>;

/** The broker's day (/home), computed from the database for the scope of the user. */
export const ResumoPainel = z.object({
  orcamentosAbertos: z.object({
    total: z.int(),
    aguardandoCliente: z.int(),
    /** How many of them press today. */
    urgentes: z.int(),
    /** Those that press first, then the ones changed last. */
    recentes: z.array(OrcamentoResumo),
  }),
  renovacoes: z.object({ total: z.int(), vencidas: z.int(), premioCentavos: Centavos, proximas: z.array(RenovacaoProxima) }),
  mes: z.object({
    orcamentos: z.int(),
    fechados: z.int(),
    premioFechadoCentavos: Centavos,
    /** Closed, refused or expired in the month. */
    decididos: z.int(),
    /** Closed over decided, in bps; null without any. */
    conversaoBps: z.nullable(z.int()),
  }),
  /** Orçamentos opened per day, last 14 days, oldest first. */
  ritmo: z.array(z.object({ dia: Data, total: z.int() })),
  atividades: z.array(Atividade),
  /** Policies issued otherwise than proposed whose differences nobody accepted or contested; null to who does not see sales. */
  divergentes: z.nullable(z.int()),
});
export type ResumoPainel = z.infer<typeof ResumoPainel>;

/** Calls of /home. */
export const painelCalls = {
  getResumo: defineCall({
    method: 'GET',
    path: '/c/api/v1/painel/resumo',
    resumo: 'O dia do corretor: orçamentos abertos, renovações, atividade recente.',
    needs: 'acessoOrcamentacao',
    input: Nada,
    output: ResumoPainel,
  }),
};
