import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, ordemEntre, paginaDe } from '../envelope.ts';
import { Data, Id, Instante } from '../formats.ts';

/** What the holder of personal data may ask for (LGPD art. 18). */
export const TipoPedidoTitular = z.enum(['ACESSO', 'CORRECAO', 'PORTABILIDADE', 'ELIMINACAO']);
export type TipoPedidoTitular = z.infer<typeof TipoPedidoTitular>;

export const SituacaoPedidoTitular = z.enum(['ABERTA', 'EM_ATENDIMENTO', 'ATENDIDA', 'RECUSADA']);
export type SituacaoPedidoTitular = z.infer<typeof SituacaoPedidoTitular>;

/** Who wrote a request down: the brokerage, or the holder themselves, confirmed by a code sent to the e-mail on record. */
export const OrigemPedidoTitular = z.enum(['CORRETORA', 'TITULAR']);
export type OrigemPedidoTitular = z.infer<typeof OrigemPedidoTitular>;

/** A row that was kept after an elimination, with the rule that made one keep it. */
export const Retencao = z.object({
  entidade: z.string(),
  entidadeId: Id,
  regra: z.string(),
  fundamento: z.string(),
  guardarAte: Data,
});
export type Retencao = z.infer<typeof Retencao>;

/** A request as the list shows it. */
export const PedidoTitular = z.object({
  id: Id,
  tipo: TipoPedidoTitular,
  origem: OrigemPedidoTitular,
  nome: z.string(),
  documento: z.string(),
  contato: z.nullable(z.string()),
  detalhe: z.nullable(z.string()),
  recebidaEm: Instante,
  prazoEm: Instante,
  status: SituacaoPedidoTitular,
  resposta: z.nullable(z.string()),
  encerradaEm: z.nullable(Instante),
  versao: z.int(),
});
export type PedidoTitular = z.infer<typeof PedidoTitular>;

/** A request whole: with what was kept, when it was an elimination. */
export const FichaPedidoTitular = z.object({ ...PedidoTitular.shape, retencoes: z.array(Retencao) });
export type FichaPedidoTitular = z.infer<typeof FichaPedidoTitular>;

/** A request as it is written down. */
export const NovoPedidoTitular = z.object({
  tipo: TipoPedidoTitular,
  nome: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  /** CPF or CNPJ, punctuation aside. */
  documento: z.string().check(z.trim(), z.maxLength(20)),
  contato: z.nullable(z.string().check(z.trim(), z.maxLength(254))),
  detalhe: z.nullable(z.string().check(z.trim(), z.maxLength(2_000))),
});
export type NovoPedidoTitular = z.infer<typeof NovoPedidoTitular>;

/** Corrected contacts of the holder; what is null stays as it is. */
export const CorrecaoTitular = z.object({
  nome: z.nullable(z.string().check(z.trim(), z.minLength(2), z.maxLength(120))),
  email: z.nullable(z.string().check(z.trim(), z.maxLength(254))),
  celular: z.nullable(z.string().check(z.trim(), z.maxLength(20))),
});
export type CorrecaoTitular = z.infer<typeof CorrecaoTitular>;

/** Question to the list of requests. */
export const ConsultaPedidosTitular = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('prazoEm', 'recebidaEm', 'nome'), 'prazoEm'),
  tipo: z.optional(TipoPedidoTitular),
  status: z.optional(SituacaoPedidoTitular),
});
export type ConsultaPedidosTitular = z.infer<typeof ConsultaPedidosTitular>;

const B = '/c/api/v1/solicitacoes-titular';
const umPedido = { pedidoId: Id };
const Resposta = z.string().check(z.trim(), z.maxLength(2_000));

/** Requests of the holders of personal data. */
export const titularCalls = {
  listPedidos: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Pedidos de titulares de dados, os de prazo mais próximo primeiro.',
    administrador: true,
    input: ConsultaPedidosTitular,
    output: paginaDe(PedidoTitular),
  }),
  createPedido: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Registra o pedido de um titular; o prazo de quinze dias começa.',
    administrador: true,
    idempotente: true,
    input: NovoPedidoTitular,
    output: FichaPedidoTitular,
  }),
  getPedido: defineCall({
    method: 'GET',
    path: `${B}/:pedidoId`,
    resumo: 'Um pedido inteiro, com o que se guardou e por quê.',
    administrador: true,
    input: z.object(umPedido),
    output: FichaPedidoTitular,
  }),
  setSituacao: defineCall({
    method: 'POST',
    path: `${B}/:pedidoId/situacao`,
    resumo: 'Começa a atender, encerra ou recusa um pedido; recusar pede o motivo.',
    administrador: true,
    input: z.object({
      ...umPedido,
      versao: z.int(),
      status: z.enum(['EM_ATENDIMENTO', 'ATENDIDA', 'RECUSADA']),
      resposta: z.nullable(Resposta),
    }),
    output: FichaPedidoTitular,
  }),
  correct: defineCall({
    method: 'POST',
    path: `${B}/:pedidoId/correcao`,
    resumo: 'Corrige o cadastro do titular e encerra o pedido de correção.',
    administrador: true,
    input: z.object({ ...umPedido, versao: z.int(), ...CorrecaoTitular.shape }),
    output: FichaPedidoTitular,
  }),
  eliminate: defineCall({
    method: 'POST',
    path: `${B}/:pedidoId/eliminacao`,
    resumo: 'Elimina os dados do titular, menos o que uma regra manda guardar, e encerra o pedido.',
    administrador: true,
    input: z.object({ ...umPedido, versao: z.int(), documento: z.string().check(z.maxLength(20)) }),
    output: FichaPedidoTitular,
  }),
  exportJson: defineCall({
    method: 'GET',
    path: `${B}/:pedidoId/dados.json`,
    resumo: 'Tudo o que se guarda do titular, em formato que outro sistema lê.',
    administrador: true,
    input: z.object(umPedido),
    output: z.string(),
  }),
  exportPdf: defineCall({
    method: 'GET',
    path: `${B}/:pedidoId/dados.pdf`,
    resumo: 'Tudo o que se guarda do titular, para ler.',
    administrador: true,
    input: z.object(umPedido),
    output: z.string(),
  }),
};
