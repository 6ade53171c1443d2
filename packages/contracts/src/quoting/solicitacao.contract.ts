import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
import { paginaDe } from '../envelope.ts';
import { consultaFiltravel } from '../filtro/consulta-filtravel.ts';
import { Id, Instante } from '../formats.ts';
import { Linha } from '../registry/registry.contract.ts';

/** States of a lead: new, in progress, converted to an orçamento, or discarded. */
export const StatusSolicitacao = z.enum(['NOVA', 'EM_ATENDIMENTO', 'CONVERTIDA', 'DESCARTADA']);
export type StatusSolicitacao = z.infer<typeof StatusSolicitacao>;

/** Answers of the client by block of the risk (`segurado`, `veiculo` …), without unanswered fields. */
export const DadosSolicitacao = z.record(z.string(), z.unknown());
export type DadosSolicitacao = z.infer<typeof DadosSolicitacao>;

/** A client who asks for prices: answers, consent and who attends to it. */
export const SolicitacaoCotacao = z.object({
  id: Id,
  criadoEm: Instante,
  linha: Linha,
  origem: z.enum(['QUESTIONARIO', 'PAGINA_PUBLICA']),
  status: StatusSolicitacao,
  nome: z.string(),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  dados: DadosSolicitacao,
  /** The text about personal data that the client accepted. */
  consentimento: z.object({ texto: z.string(), versao: z.string(), em: Instante, saude: z.optional(z.string()) }),
  /** The draft the answers went to, or became. */
  orcamentoId: z.nullable(Id),
  /** Who attends to it. */
  responsavel: z.nullable(z.string()),
  assumidaEm: z.nullable(Instante),
  /** What the client was told to mention; null of what no page sent. */
  protocolo: z.nullable(z.string()),
  /** Where the client came from, by the address of the page. */
  utm: z.nullable(z.record(z.string(), z.string())),
  /** Who was notified of it, in their turn. */
  avisado: z.nullable(z.string()),
});
export type SolicitacaoCotacao = z.infer<typeof SolicitacaoCotacao>;

/** Filters of the list of leads; `status` is a comma list. */
export const ConsultaSolicitacoes = z.object({
  ...consultaFiltravel,
  status: z.optional(z.string().check(z.regex(/^[A-Z_]{1,20}(,[A-Z_]{1,20}){0,3}$/))),
});
export type ConsultaSolicitacoes = z.infer<typeof ConsultaSolicitacoes>;

const B = '/c/api/v1/solicitacoes-cotacao';

/** Leads, as the broker works through them. */
export const solicitacaoCalls = {
  listSolicitacoes: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Solicitações de clientes; quem não é administrador de orçamentos vê as suas e as de ninguém.',
    needs: 'acessoOrcamentacao',
    input: ConsultaSolicitacoes,
    output: paginaDe(SolicitacaoCotacao),
  }),
  takeSolicitacao: defineCall({
    method: 'POST',
    path: `${B}/:solicitacaoId/assumir`,
    resumo: 'Assume o atendimento: a solicitação vira um orçamento já preenchido, ou fica com o que ela preencheu.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({ solicitacaoId: Id }),
    output: z.object({ orcamentoId: Id, linha: Linha }),
  }),
  discardSolicitacao: defineCall({
    method: 'POST',
    path: `${B}/:solicitacaoId/descartar`,
    resumo: 'Encerra uma solicitação que não leva a nada.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({ solicitacaoId: Id, motivo: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
    output: SolicitacaoCotacao,
  }),
};

/** A lead arrived, was taken or ended. Contains no data: listeners refetch the list, which applies the permissions. */
export const MudancaSolicitacoes = z.object({ em: Instante });
export type MudancaSolicitacoes = z.infer<typeof MudancaSolicitacoes>;

/** Events of leads in real time, on the channel of the subscription, for users who may list them. */
export const solicitacaoTopics = {
  mudou: defineTopic('multicalculo', '{canal}/multicalculo/solicitacoes', MudancaSolicitacoes),
};
