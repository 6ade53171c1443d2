import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Centavos, Data, Id, Instante, Slug } from '../formats.ts';
import { SEM_PAGINA } from '../lista/lote.contract.ts';

/** ABERTA: being written. ENVIADA: the insurer was asked. RESPONDIDA: it answered. ENCERRADA: nothing is asked any more. */
export const StatusContestacao = z.enum(['ABERTA', 'ENVIADA', 'RESPONDIDA', 'ENCERRADA']);
export type StatusContestacao = z.infer<typeof StatusContestacao>;

/** How it ended. PAGA: the insurer paid; CANCELADA: its commissions were; ACEITA: the difference will not come; DESISTIDA: given up. */
export const DesfechoContestacao = z.enum(['PAGA', 'CANCELADA', 'ACEITA', 'DESISTIDA']);
export type DesfechoContestacao = z.infer<typeof DesfechoContestacao>;

/** Why an insurer is asked. */
export const MotivoContestacao = z.enum(['NAO_PAGA', 'PAGA_A_MENOR', 'PERCENTUAL', 'ESTORNO_INDEVIDO', 'OUTRO']);
export type MotivoContestacao = z.infer<typeof MotivoContestacao>;

/** How an insurer was asked. */
export const MeioContestacao = z.enum(['EMAIL', 'PORTAL', 'CARTA', 'OUTRO']);
export type MeioContestacao = z.infer<typeof MeioContestacao>;

/** What became of a commission of a contestation. */
export const SituacaoDoItem = z.enum(['ABERTO', 'PAGO', 'CANCELADO', 'ACEITO', 'LIBERADO']);
export type SituacaoDoItem = z.infer<typeof SituacaoDoItem>;

/** A letter by e-mail: on its way, sent, not taken, or nobody knows. */
export const StatusEnvioContestacao = z.enum(['NA_FILA', 'ENVIANDO', 'ENVIADA', 'INCERTA', 'FALHOU', 'CANCELADA']);
export type StatusEnvioContestacao = z.infer<typeof StatusEnvioContestacao>;

/** A contestation, as its list shows it. Integer centavos. */
export const ContestacaoResumo = z.object({
  id: Id,
  versao: z.int(),
  numero: z.int(),
  seguradora: z.object({ slug: z.string(), nome: z.string() }),
  corretora: z.object({ id: Id, nome: z.string() }),
  motivo: MotivoContestacao,
  status: StatusContestacao,
  desfecho: z.nullable(DesfechoContestacao),
  itens: z.int(),
  /** Of what is still asked for. */
  abertos: z.int(),
  /** What was asked for when it was made, and what of it still has to come. */
  diferencaCentavos: Centavos,
  faltaCentavos: Centavos,
  criadaEm: Instante,
  enviadaEm: z.nullable(Data),
  encerradaEm: z.nullable(Instante),
  proximoContatoEm: z.nullable(Data),
  /** Since it was sent, else made, until it was closed. */
  dias: z.int(),
});
export type ContestacaoResumo = z.infer<typeof ContestacaoResumo>;

/** A commission of a contestation: as it was when it was contested, and as it is. */
export const ItemContestado = z.object({
  id: Id,
  ordem: z.int(),
  /** Null when its policy is kept no longer. */
  comissaoId: z.nullable(Id),
  apoliceId: z.nullable(Id),
  apolice: z.nullable(z.string()),
  endosso: z.nullable(z.string()),
  parcela: z.nullable(z.int()),
  segurado: z.nullable(z.string()),
  previsaoEm: z.nullable(Data),
  previstaCentavos: Centavos,
  recebidaCentavos: Centavos,
  diferencaCentavos: Centavos,
  /** What has come of it by now. */
  recebidaHojeCentavos: z.nullable(Centavos),
  situacao: SituacaoDoItem,
  /** The number of the statement, or the words of the receipt, that paid it. */
  pagoPor: z.nullable(z.string()),
});
export type ItemContestado = z.infer<typeof ItemContestado>;

/** What was done or noted of a contestation. */
export const EventoContestacao = z.object({
  id: Id,
  tipo: z.enum(['CRIADA', 'ENVIADA', 'RESPONDIDA', 'ANOTACAO', 'ENCERRADA', 'REABERTA']),
  dia: Data,
  texto: z.nullable(z.string()),
  desfecho: z.nullable(DesfechoContestacao),
  /** By what became of its commissions, and not by a person. */
  isAutomatico: z.boolean(),
  criadoEm: Instante,
  usuario: z.nullable(z.string()),
});
export type EventoContestacao = z.infer<typeof EventoContestacao>;

/** A contestation whole. */
export const Contestacao = z.object({
  ...ContestacaoResumo.shape,
  texto: z.nullable(z.string()),
  meio: z.nullable(MeioContestacao),
  destinatario: z.nullable(z.string()),
  protocolo: z.nullable(z.string()),
  respondidaEm: z.nullable(Data),
  comissoes: z.array(ItemContestado),
  eventos: z.array(EventoContestacao),
  /** The last letter by e-mail. */
  envio: z.nullable(z.object({ destinatario: z.string(), status: StatusEnvioContestacao })),
  /** Where letters to this insurer went last; null while none did. */
  ultimoDestinatario: z.nullable(z.string()),
});
export type Contestacao = z.infer<typeof Contestacao>;

/** Question to the list of contestations. */
export const ConsultaContestacoes = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('numero', 'seguradora', 'criadaEm', 'enviadaEm', 'proximoContatoEm'), '-numero'),
  seguradora: z.optional(Slug),
  status: z.optional(StatusContestacao),
  motivo: z.optional(MotivoContestacao),
  desfecho: z.optional(DesfechoContestacao),
});
export type ConsultaContestacoes = z.infer<typeof ConsultaContestacoes>;

/** What the contestations that the filters find sum to. */
export const TotaisContestacoes = z.object({ total: z.int(), abertas: z.int(), diferencaCentavos: Centavos, faltaCentavos: Centavos });
export type TotaisContestacoes = z.infer<typeof TotaisContestacoes>;

/** Commissions one contestation asks for, at most. */
export const MAX_ITENS_CONTESTADOS = 500;

const Texto = z.nullable(z.string().check(z.trim(), z.maxLength(1_000)));
const B = '/c/api/v1/contestacoes';
const needs = 'acessoRecebimento';
const escrita = { needs, blockedBy: 'bloqueioOrcamentoManual' } as const;
const uma = { contestacaoId: Id };

/** Calls of contestations: what insurers are asked for. */
export const contestacaoCalls = {
  listContestacoes: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Lista das contestações de comissão.',
    needs,
    input: ConsultaContestacoes,
    output: paginaDe(ContestacaoResumo),
  }),
  getTotais: defineCall({
    method: 'GET',
    path: `${B}/totais`,
    resumo: 'Quantas são e quanto somam as contestações que os filtros encontram.',
    needs,
    input: z.omit(ConsultaContestacoes, SEM_PAGINA),
    output: TotaisContestacoes,
  }),
  exportContestacoes: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'As contestações que os filtros encontram, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    needs,
    input: z.object({ ...ConsultaContestacoes.shape, ...noFormato }),
    output: z.string(),
  }),
  getContestacao: defineCall({
    method: 'GET',
    path: `${B}/:contestacaoId`,
    resumo: 'Uma contestação inteira: comissões, história e envio.',
    needs,
    input: z.object(uma),
    output: Contestacao,
  }),
  getCarta: defineCall({
    method: 'GET',
    path: `${B}/:contestacaoId/carta`,
    resumo: 'A carta da contestação à seguradora, com as apólices, em PDF.',
    needs,
    input: z.object(uma),
    output: z.string(),
  }),
  createContestacao: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Contesta comissões de uma seguradora: as divergentes passam a contestadas; as que não vieram são nomeadas e ficam como estão.',
    ...escrita,
    idempotente: true,
    input: z.object({
      comissaoIds: z.array(Id).check(z.minLength(1, 'Escolha ao menos uma comissão.'), z.maxLength(MAX_ITENS_CONTESTADOS)),
      motivo: MotivoContestacao,
      texto: Texto,
    }),
    output: Contestacao,
  }),
  sendCarta: defineCall({
    method: 'POST',
    path: `${B}/:contestacaoId/enviar`,
    resumo: 'Envia a carta por e-mail à seguradora; enviada quando o servidor de e-mail a recebe.',
    ...escrita,
    idempotente: true,
    input: z.object({
      ...uma,
      destinatario: z.string().check(z.trim(), z.email('Informe um e-mail válido.'), z.maxLength(200)),
      mensagem: z.string().check(z.trim(), z.minLength(1, 'Escreva a mensagem.'), z.maxLength(4_000)),
    }),
    output: Contestacao,
  }),
  markEnviada: defineCall({
    method: 'POST',
    path: `${B}/:contestacaoId/marcar-enviada`,
    resumo: 'Anota que a contestação foi enviada por outro meio, com o protocolo.',
    ...escrita,
    idempotente: true,
    input: z.object({
      ...uma,
      meio: MeioContestacao,
      dia: Data,
      protocolo: z.nullable(z.string().check(z.trim(), z.maxLength(80))),
    }),
    output: Contestacao,
  }),
  noteResposta: defineCall({
    method: 'POST',
    path: `${B}/:contestacaoId/resposta`,
    resumo: 'Anota o que a seguradora respondeu.',
    ...escrita,
    idempotente: true,
    input: z.object({
      ...uma,
      dia: Data,
      texto: z.string().check(z.trim(), z.minLength(1, 'Diga o que a seguradora respondeu.'), z.maxLength(1_000)),
    }),
    output: Contestacao,
  }),
  addNota: defineCall({
    method: 'POST',
    path: `${B}/:contestacaoId/anotacoes`,
    resumo: 'Anota um contato com a seguradora e o dia do próximo.',
    ...escrita,
    idempotente: true,
    input: z.object({
      ...uma,
      dia: Data,
      texto: z.string().check(z.trim(), z.minLength(1, 'Escreva a anotação.'), z.maxLength(1_000)),
      proximoContatoEm: z.nullable(Data),
    }),
    output: Contestacao,
  }),
  closeContestacao: defineCall({
    method: 'POST',
    path: `${B}/:contestacaoId/encerrar`,
    resumo: 'Desiste da contestação, e as comissões voltam a ser o que eram; ou aceita a diferença, e nada mais se espera delas.',
    ...escrita,
    idempotente: true,
    input: z.object({ ...uma, desfecho: z.enum(['ACEITA', 'DESISTIDA']), texto: Texto }),
    output: Contestacao,
  }),
  reopenContestacao: defineCall({
    method: 'POST',
    path: `${B}/:contestacaoId/reabrir`,
    resumo: 'Reabre uma contestação que alguém encerrou: as comissões voltam a ser pedidas.',
    ...escrita,
    idempotente: true,
    input: z.object(uma),
    output: Contestacao,
  }),
};
