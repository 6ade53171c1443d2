import * as z from 'zod/mini';
import { consultaLista, ordemEntre } from '../envelope.ts';
import { Centavos, Data, Id } from '../formats.ts';

export const StatusMovimento = z.enum(['ABERTA', 'CONCILIADA', 'IGNORADA']);
export type StatusMovimento = z.infer<typeof StatusMovimento>;

/** Something of the books that a movement may be, or is. */
export const AlvoDaConciliacao = z.object({
  /** An entry, or money an insurer paid, which is in the books by its receipt. */
  tipo: z.enum(['LANCAMENTO', 'RECEBIMENTO']),
  id: Id,
  nome: z.string(),
  dia: Data,
  /** With the sign it has in the account; of a target in a reconciled movement, the part of it that is of the movement. */
  valorCentavos: Centavos,
  /** Not paid yet: reconciling it pays it. */
  isPrevisto: z.boolean(),
});
export type AlvoDaConciliacao = z.infer<typeof AlvoDaConciliacao>;

/** A movement of an account. */
export const MovimentoBancario = z.object({
  id: Id,
  contaId: Id,
  dia: Data,
  valorCentavos: Centavos,
  memo: z.string(),
  tipo: z.string(),
  documento: z.nullable(z.string()),
  fitid: z.nullable(z.string()),
  status: StatusMovimento,
  motivo: z.nullable(z.string()),
  extratoId: Id,
  alvos: z.array(AlvoDaConciliacao),
});
export type MovimentoBancario = z.infer<typeof MovimentoBancario>;

/** Question to the movements of an account. */
export const ConsultaMovimentos = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('dia', 'valorCentavos', 'memo'), '-dia'),
  contaId: Id,
  status: z.optional(StatusMovimento),
  sentido: z.optional(z.enum(['ENTRADA', 'SAIDA'])),
  de: z.optional(Data),
  ate: z.optional(Data),
  extratoId: z.optional(Id),
});
export type ConsultaMovimentos = z.infer<typeof ConsultaMovimentos>;

/** What all that the filters find come to. */
export const TotaisMovimentos = z.object({
  total: z.int(),
  entradasCentavos: Centavos,
  saidasCentavos: Centavos,
  abertos: z.int(),
  abertosCentavos: Centavos,
});
export type TotaisMovimentos = z.infer<typeof TotaisMovimentos>;

/** What an open movement may be: entries and receipts of the books, best first, and the category a rule gives it. */
export const SugestoesDoMovimento = z.object({
  transacaoId: Id,
  sugestoes: z.array(
    z.object({
      tipo: z.enum(['UM_PARA_UM', 'UM_PARA_MUITOS', 'MUITOS_PARA_UM']),
      /** 0 to 100. */
      score: z.int(),
      /** Movements it is of, this one among them. */
      movimentos: z.array(z.object({ id: Id, dia: Data, valorCentavos: Centavos, memo: z.string() })),
      alvos: z.array(AlvoDaConciliacao),
    }),
  ),
  regra: z.nullable(z.object({ id: Id, contem: z.string(), categoriaId: Id, categoria: z.string() })),
});
export type SugestoesDoMovimento = z.infer<typeof SugestoesDoMovimento>;

const descricao = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** What a movement, or a part of it, is: an entry or a receipt that is there, or an entry that is made of it. Amounts have the sign of the movement. */
export const AlvoPedido = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('LANCAMENTO'), id: Id, valorCentavos: Centavos }),
  /** Of a statement of commissions that was settled, or written by hand: nothing is made of it a second time. */
  z.object({ tipo: z.literal('RECEBIMENTO'), id: Id, valorCentavos: Centavos }),
  z.object({
    tipo: z.literal('NOVO'),
    descricao,
    categoriaId: Id,
    centroId: z.optional(z.nullable(Id)),
    valorCentavos: Centavos,
  }),
  /** To, or from, another account of the brokerage. */
  z.object({ tipo: z.literal('TRANSFERENCIA'), contaId: Id, descricao, valorCentavos: Centavos }),
]);
export type AlvoPedido = z.infer<typeof AlvoPedido>;

/** What some movements are, settled together: all of them or none. */
export const PedidoDeConciliacao = z.object({
  itens: z
    .array(z.object({ transacaoId: Id, alvos: z.array(AlvoPedido).check(z.minLength(1), z.maxLength(50)) }))
    .check(z.minLength(1), z.maxLength(50)),
});
export type PedidoDeConciliacao = z.infer<typeof PedidoDeConciliacao>;

/** A rule the user taught. */
export const RegraMemo = z.object({
  id: Id,
  versao: z.int(),
  contem: z.string(),
  categoriaId: Id,
  categoria: z.string(),
  /** As the kind of its category says. */
  sentido: z.enum(['ENTRADA', 'SAIDA']),
});
export type RegraMemo = z.infer<typeof RegraMemo>;

/** What a rule says. */
export const DadosRegraMemo = z.object({
  contem: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  categoriaId: Id,
});
export type DadosRegraMemo = z.infer<typeof DadosRegraMemo>;
