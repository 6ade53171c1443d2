import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe, totaisDe } from '../envelope.ts';
import { Centavos, Data, Id, Instante, Nada, Slug } from '../formats.ts';
import { MAX_ESCOLHIDOS, SEM_PAGINA } from '../lista/lote.contract.ts';
import { CanalCobranca, ContatoDaParcela, ParcelaResumo, ValorAtualizado } from './parcela.contract.ts';
import { StatusReemissao } from './reemissao.contract.ts';

/** How long an instalment is late, in days. */
export const FaixaDeAtraso = z.enum(['ATE_15', 'ATE_30', 'ATE_60', 'MAIS_DE_60']);
export type FaixaDeAtraso = z.infer<typeof FaixaDeAtraso>;

/** When the client of an instalment is to be spoken to again, and by whom: a task that is still to be done. */
export const ProximoContato = z.object({ em: Data, responsavel: z.string() });
export type ProximoContato = z.infer<typeof ProximoContato>;

/** A line of the list of overdue instalments: what the delay costs, and what it does to the cover. */
export const ParcelaAtrasada = z.object({
  ...ParcelaResumo.shape,
  atualizado: ValorAtualizado,
  /** Last day covered by what was paid of the policy, by the short-period table. */
  cobertoAte: Data,
  /** Day the client received the notice of arrears; null while none did. */
  avisoEm: z.nullable(Data),
  /** First day without cover, and the first on which the contract may end; null while no notice was received. */
  suspensaEm: z.nullable(Data),
  cancelavelEm: z.nullable(Data),
  statusApolice: z.string(),
  ultimoContato: z.nullable(z.object({ tipo: ContatoDaParcela.shape.tipo, em: Instante })),
  /** Day the client promised to pay on. */
  prometidaPara: z.nullable(Data),
  proximoContato: z.nullable(ProximoContato),
  /** The newest request to reissue it, and the day that it asked for or got; null where none was made. */
  reemissao: z.nullable(z.object({ status: StatusReemissao, vencimento: Data })),
});
export type ParcelaAtrasada = z.infer<typeof ParcelaAtrasada>;

/** Question to the list of overdue instalments. */
export const ConsultaAtrasadas = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('vencimento', 'segurado', 'apolice', 'valor'), 'vencimento'),
  faixa: z.optional(FaixaDeAtraso),
  seguradora: z.optional(Slug),
  produtor: z.optional(Id),
  cobranca: z.optional(z.enum(['SEM_CONTATO', 'COM_CONTATO', 'PROMETIDA'])),
});
export type ConsultaAtrasadas = z.infer<typeof ConsultaAtrasadas>;

/** What the overdue instalments that the filters find sum to, without fine and interest. */
export const TotaisAtrasadas = totaisDe({ segurados: z.int(), abertoCentavos: Centavos });
export type TotaisAtrasadas = z.infer<typeof TotaisAtrasadas>;

/** A template of a reminder. */
export const ModeloCobranca = z.object({
  id: Id,
  canal: CanalCobranca,
  nome: z.string(),
  assunto: z.string(),
  corpo: z.string(),
});
export type ModeloCobranca = z.infer<typeof ModeloCobranca>;

/** A conversation with a client, and when they are spoken to again: a task of who is to do it, null being whoever wrote it. */
export const NovoContato = z.object({
  observacao: z.string().check(z.trim(), z.minLength(1, 'Conte o que foi dito.'), z.maxLength(200)),
  proximoEm: z.nullable(Data),
  responsavelId: z.nullable(Id),
});
export type NovoContato = z.infer<typeof NovoContato>;

/** What came of reminding clients: who was, and of each that was not, why. */
export const ResultadoCobranca = z.object({
  enviadas: z.int(),
  /** Conversations to be opened, one for each client by WhatsApp. */
  conversas: z.array(z.object({ id: Id, nome: z.string(), link: z.string() })),
  ignoradas: z.array(z.object({ id: Id, nome: z.nullable(z.string()), motivo: z.string() })),
});
export type ResultadoCobranca = z.infer<typeof ResultadoCobranca>;

const B = '/c/api/v1/parcelas';
const needs = 'acessoParcelaAtrasada';

/** Overdue instalments, and what is done about them. */
export const cobrancaParcelaCalls = {
  listAtrasadas: defineCall({
    method: 'GET',
    path: `${B}/atrasadas`,
    resumo: 'As parcelas vencidas e não pagas: dias, valor atualizado, cobertura, suspensão, último contato e promessa.',
    needs,
    input: ConsultaAtrasadas,
    output: paginaDe(ParcelaAtrasada),
  }),
  getTotais: defineCall({
    method: 'GET',
    path: `${B}/atrasadas/totais`,
    resumo: 'Quantas são, de quantos clientes e quanto somam as parcelas atrasadas que os filtros encontram.',
    needs,
    input: z.omit(ConsultaAtrasadas, SEM_PAGINA),
    output: TotaisAtrasadas,
  }),
  exportAtrasadas: defineCall({
    method: 'GET',
    path: `${B}/atrasadas/exportar`,
    resumo: 'As parcelas atrasadas que os filtros encontram, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaAtrasadas.shape, ...noFormato }),
    output: z.string(),
  }),
  getOpcoes: defineCall({
    method: 'GET',
    path: `${B}/atrasadas/opcoes`,
    resumo: 'Seguradoras e produtores das parcelas atrasadas, e os modelos de mensagem de cada canal.',
    needs,
    input: Nada,
    output: z.object({
      seguradoras: z.array(z.object({ id: z.string(), nome: z.string() })),
      produtores: z.array(z.object({ id: z.string(), nome: z.string() })),
      modelos: z.array(ModeloCobranca),
      /** Who may be given a next contact. */
      responsaveis: z.array(z.object({ id: z.string(), nome: z.string() })),
    }),
  }),
  collect: defineCall({
    method: 'POST',
    path: '/c/api/v1/cobrancas',
    resumo:
      'Cobra por e-mail, ou prepara a conversa de WhatsApp, cada cliente das parcelas nomeadas; diz de cada uma que ficou de fora por quê.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ parcelaIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_ESCOLHIDOS)), canal: CanalCobranca, modeloId: Id }),
    output: ResultadoCobranca,
  }),
  promise: defineCall({
    method: 'POST',
    path: `${B}/:parcelaId/promessa`,
    resumo: 'Anota o dia em que o cliente prometeu pagar e cria a tarefa de conferir; outra promessa toma o lugar da anterior.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ parcelaId: Id, prometidaPara: Data, observacao: z.nullable(z.string().check(z.trim(), z.maxLength(200))) }),
    output: ContatoDaParcela,
  }),
  recordContato: defineCall({
    method: 'POST',
    path: `${B}/:parcelaId/contatos`,
    resumo: 'Anota uma conversa com o cliente e, com `proximoEm`, cria a tarefa do próximo contato; a que estava aberta é concluída.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ parcelaId: Id, ...NovoContato.shape }),
    output: ContatoDaParcela,
  }),
};
