import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
import { Centavos, Data, Id, Instante } from '../formats.ts';
import { MAX_ESCOLHIDOS } from '../lista/lote.contract.ts';

/** PEDIDA: it waits to leave, and may be called off. ENVIADA: the insurer may have it. The others are its ends. */
export const StatusReemissao = z.enum(['PEDIDA', 'ENVIADA', 'ATENDIDA', 'RECUSADA', 'FALHOU', 'CANCELADA']);
export type StatusReemissao = z.infer<typeof StatusReemissao>;

/** By what a reissued instalment is paid. */
export const FormaReemissao = z.enum(['BOLETO', 'PIX']);
export type FormaReemissao = z.infer<typeof FormaReemissao>;

/**
 * Why nothing came of a request. SEM_RESPOSTA: the insurer never answered; NAO_CONFERE: what it sent has a wrong digit or another value;
 * PARCELA_MUDOU: it was paid or changed before the answer came; SEM_CANAL: the insurer takes no requests any more.
 */
export const FalhaReemissao = z.enum(['SEM_RESPOSTA', 'NAO_CONFERE', 'PARCELA_MUDOU', 'SEM_CANAL']);
export type FalhaReemissao = z.infer<typeof FalhaReemissao>;

/** A request to reissue an instalment, with what came of it. */
export const ReemissaoDaParcela = z.object({
  id: Id,
  status: StatusReemissao,
  forma: FormaReemissao,
  vencimentoPedido: Data,
  observacao: z.nullable(z.string()),
  /** How the instalment stood when it was asked. */
  vencimentoAnterior: Data,
  saldoCentavos: Centavos,
  criadoEm: Instante,
  usuario: z.nullable(z.string()),
  protocolo: z.nullable(z.string()),
  /** When the insurer is asked for its answer again. */
  proximaEm: z.nullable(Instante),
  respondidaEm: z.nullable(Instante),
  /** The insurer's own words. */
  recusa: z.nullable(z.string()),
  falha: z.nullable(FalhaReemissao),
  /** What was answered: the new due day, and what is to be paid on it. Fine and interest are the insurer's. */
  vencimento: z.nullable(Data),
  multaCentavos: z.nullable(Centavos),
  jurosCentavos: z.nullable(Centavos),
  valorCentavos: z.nullable(Centavos),
});
export type ReemissaoDaParcela = z.infer<typeof ReemissaoDaParcela>;

/** Why an instalment cannot be reissued from here. SEM_CANAL: its insurer takes no requests. */
export const ImpedimentoReemissao = z.enum(['SEM_CANAL', 'NAO_DEVIDA', 'EM_ANDAMENTO']);
export type ImpedimentoReemissao = z.infer<typeof ImpedimentoReemissao>;

/** The requests of an instalment, and whether another may be made. */
export const ReemissoesDaParcela = z.object({
  impedimento: z.nullable(ImpedimentoReemissao),
  seguradora: z.string(),
  /** By what the insurer reissues, and up to which day; none where it takes no requests. */
  formas: z.array(FormaReemissao),
  ate: z.nullable(Data),
  /** The newest first. */
  reemissoes: z.array(ReemissaoDaParcela),
});
export type ReemissoesDaParcela = z.infer<typeof ReemissoesDaParcela>;

/** What is asked of the insurer: on which day, by what it is to be paid, and a word for who reads it there. */
export const PedidoReemissao = z.object({
  forma: FormaReemissao,
  vencimento: Data,
  observacao: z.nullable(z.string().check(z.trim(), z.maxLength(200))),
});
export type PedidoReemissao = z.infer<typeof PedidoReemissao>;

/** What became of one of many: asked for, or why not. */
export const DesfechoReemissao = z.object({ id: Id, nome: z.nullable(z.string()), ok: z.boolean(), mensagem: z.nullable(z.string()) });
export type DesfechoReemissao = z.infer<typeof DesfechoReemissao>;

const B = '/c/api/v1/parcelas/:parcelaId/reemissoes';
const needs = ['acessoGestao', 'acessoParcelaAtrasada'] as const;
const blockedBy = 'bloqueioOrcamentoManual';

/** Reissue of instalments, asked from their insurers. */
export const reemissaoCalls = {
  listReemissoes: defineCall({
    method: 'GET',
    path: B,
    resumo: 'As reemissões pedidas de uma parcela, e se a seguradora aceita outra: por quê não, por que formas e até que dia.',
    needs,
    input: z.object({ parcelaId: Id }),
    output: ReemissoesDaParcela,
  }),
  request: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Pede à seguradora a reemissão com outro vencimento; 409 quando outra pessoa já pediu ou a parcela não espera pagamento.',
    needs,
    blockedBy,
    idempotente: true,
    input: z.object({ parcelaId: Id, ...PedidoReemissao.shape }),
    output: ReemissaoDaParcela,
  }),
  cancel: defineCall({
    method: 'POST',
    path: `${B}/:reemissaoId/cancelar`,
    resumo: 'Desiste de um pedido que ainda não saiu; 409 quando já foi à seguradora.',
    needs,
    blockedBy,
    idempotente: true,
    input: z.object({ parcelaId: Id, reemissaoId: Id }),
    output: ReemissaoDaParcela,
  }),
  requestMany: defineCall({
    method: 'POST',
    path: '/c/api/v1/reemissoes',
    resumo: 'Pede a reemissão de cada parcela nomeada, e diz de cada uma o que foi feito dela ou por que ficou de fora.',
    needs: 'acessoParcelaAtrasada',
    blockedBy,
    idempotente: true,
    input: z.object({ parcelaIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_ESCOLHIDOS)), ...PedidoReemissao.shape }),
    output: z.array(DesfechoReemissao),
  }),
};

/** Requests that move, on the channel of the subscription: whoever hears of an instalment they may see reads it again. */
export const reemissaoTopics = {
  mudou: defineTopic('gestao', '{canal}/gestao/reemissoes', z.object({ parcelaId: Id, status: StatusReemissao })),
};
