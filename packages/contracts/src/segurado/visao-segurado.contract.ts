import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Centavos, Data, Id, Instante } from '../formats.ts';
import { EstadoPermissao, Finalidade } from '../lgpd/permissoes.contract.ts';
import { Formulario } from '../quoting/linhas.contract.ts';
import { StatusOrcamento } from '../quoting/orcamento.contract.ts';
import { StatusParcela, StatusProposta } from '../quoting/proposta.contract.ts';
import { SituacaoRenovacao } from '../quoting/renovacao.contract.ts';
import { Linha } from '../registry/registry.contract.ts';
import { StatusApolice } from '../vendas/venda.contract.ts';
import { MesclagemSegurado } from './mesclagem-segurado.contract.ts';
import { FichaSegurado } from './segurado.contract.ts';

/** Most records of a kind that the whole view of a client brings; `total` says how many there are. */
export const MAX_DA_VISAO = 50;
const parte = <S extends z.ZodMiniType>(item: S) => z.object({ itens: z.array(item), total: z.int() });

/** A policy of a client. */
export const ApoliceDoSegurado = z.object({
  id: Id,
  numero: z.string(),
  linha: Linha,
  ramo: z.string(),
  seguradora: z.string(),
  bem: z.string(),
  vigIni: Data,
  vigFim: Data,
  premioTotalCentavos: Centavos,
  status: StatusApolice,
  renovacao: SituacaoRenovacao,
});
export type ApoliceDoSegurado = z.infer<typeof ApoliceDoSegurado>;

/** A quote of a client. */
export const OrcamentoDoSegurado = z.object({
  id: Id,
  numero: z.int(),
  linha: Linha,
  formulario: Formulario,
  bem: z.nullable(z.string()),
  status: StatusOrcamento,
  premioCentavos: z.nullable(Centavos),
  criadoEm: Instante,
});
export type OrcamentoDoSegurado = z.infer<typeof OrcamentoDoSegurado>;

/** A proposal of a client. */
export const PropostaDoSegurado = z.object({
  id: Id,
  numero: z.int(),
  orcamentoId: z.nullable(Id),
  seguradora: z.string(),
  bem: z.string(),
  status: StatusProposta,
  premioTotalCentavos: Centavos,
  criadoEm: Instante,
});
export type PropostaDoSegurado = z.infer<typeof PropostaDoSegurado>;

/** A claim on a policy of a client. */
export const SinistroDoSegurado = z.object({
  id: Id,
  numero: z.int(),
  apolice: z.string(),
  item: z.string(),
  status: z.string(),
  ocorridoEm: Instante,
});
export type SinistroDoSegurado = z.infer<typeof SinistroDoSegurado>;

/** An instalment that a client has not paid. */
export const ParcelaDoSegurado = z.object({
  id: Id,
  /** The sale it is of: what opens, and its number (of the policy once there is one). */
  contratoId: Id,
  contrato: z.string(),
  numero: z.int(),
  vencimento: Data,
  /** With what endorsements added to it or took from it. */
  valorCentavos: Centavos,
  status: StatusParcela,
});
export type ParcelaDoSegurado = z.infer<typeof ParcelaDoSegurado>;

/** A task about a client that is not done. */
export const TarefaDoSegurado = z.object({
  id: Id,
  titulo: z.string(),
  vencimento: Data,
  responsavel: z.string(),
});
export type TarefaDoSegurado = z.infer<typeof TarefaDoSegurado>;

/** What was sent to a client, by which way, and whether it was opened. */
export const MensagemDoSegurado = z.object({
  id: Id,
  canal: z.enum(['EMAIL', 'WHATSAPP', 'LINK']),
  assunto: z.string(),
  destinatarios: z.array(z.string()),
  /** The quote it was about; null of a message about none. */
  orcamentoId: z.nullable(Id),
  /** When it left, or will leave. */
  enviadaEm: Instante,
  /** It waits for the hours and the day in which messages may leave. */
  isAgendada: z.boolean(),
  abertaEm: z.nullable(Instante),
});
export type MensagemDoSegurado = z.infer<typeof MensagemDoSegurado>;

/** Kinds of what happens to a client. */
export const TipoFato = z.enum([
  'CADASTRO',
  'ORCAMENTO',
  'ENVIO',
  'PROPOSTA',
  'APOLICE',
  'ENDOSSO',
  'CANCELAMENTO',
  'PAGAMENTO',
  'SINISTRO',
  'PERMISSAO_CONCEDIDA',
  'PERMISSAO_REVOGADA',
  'DOCUMENTO',
  'TAREFA',
]);
export type TipoFato = z.infer<typeof TipoFato>;

/** Something that happened to a client: what, of which record, and on which day. */
export const FatoDoSegurado = z.object({
  id: z.string(),
  tipo: TipoFato,
  dia: Data,
  /** Number, name or subject of the record. */
  texto: z.string(),
  /** What opens: the sale or the quote; null where there is no such page. */
  contratoId: z.nullable(Id),
  orcamentoId: z.nullable(Id),
});
export type FatoDoSegurado = z.infer<typeof FatoDoSegurado>;

/** All that is known of a client, the newest first in each part. Cases, policies and claims are those the reader may see. */
export const VisaoSegurado = z.object({
  ficha: FichaSegurado,
  apolices: parte(ApoliceDoSegurado),
  orcamentos: parte(OrcamentoDoSegurado),
  propostas: parte(PropostaDoSegurado),
  sinistros: parte(SinistroDoSegurado),
  /** Those that are not paid, the oldest first. */
  parcelas: parte(ParcelaDoSegurado),
  /** Those that are not done, the nearest first. */
  tarefas: parte(TarefaDoSegurado),
  mensagens: parte(MensagemDoSegurado),
  /** What happened, the newest first. */
  linhaDoTempo: parte(FatoDoSegurado),
  permissoes: z.array(z.object({ finalidade: Finalidade, estado: EstadoPermissao })),
  /** Records that became part of this one, while that may be undone; the newest first. */
  mesclagens: z.array(MesclagemSegurado),
  /** Others of the same group. */
  grupo: parte(z.object({ id: Id, nome: z.string(), premioVigenteCentavos: Centavos })),
  /** What all of the group pay for what covers them today, this one among them. */
  premioDoGrupoCentavos: Centavos,
  numeros: z.object({
    vigentes: z.int(),
    premioVigenteCentavos: Centavos,
    proximoFim: z.nullable(Data),
    /** Commission received of this client's sales, and still expected. */
    comissaoRecebidaCentavos: Centavos,
    comissaoPrevistaCentavos: Centavos,
  }),
});
export type VisaoSegurado = z.infer<typeof VisaoSegurado>;

/** The whole view of a client (domain design §4.4). */
export const visaoSeguradoCalls = {
  getVisao: defineCall({
    method: 'GET',
    path: '/c/api/v1/segurados/:seguradoId/360',
    resumo:
      'Tudo o que se sabe de um segurado (de um que foi juntado a outro, o que ficou): cadastro, apólices, orçamentos, propostas, sinistros, parcelas, tarefas, mensagens, linha do tempo, permissões e grupo.',
    qualquerSessao: 'quem não administra os orçamentos vê só os clientes e os casos seus',
    input: z.object({ seguradoId: Id }),
    output: VisaoSegurado,
  }),
};
