import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Instante } from '../formats.ts';
import { SituacaoPedidoTitular, TipoPedidoTitular } from './titular.contract.ts';

/** Where the code that confirms a holder was sent, as much of it as they need to find it. */
export const CodigoTitular = z.object({ enviadoPara: z.string(), expiraEm: Instante });
export type CodigoTitular = z.infer<typeof CodigoTitular>;

/** What a holder is told of their request. */
export const PedidoPublico = z.object({
  tipo: TipoPedidoTitular,
  recebidaEm: Instante,
  prazoEm: Instante,
  /** The same was asked before and is still being attended to: its time goes on. */
  isRepetido: z.boolean(),
});
export type PedidoPublico = z.infer<typeof PedidoPublico>;

/** A request as its holder follows it. */
export const PedidoAcompanhado = z.object({
  tipo: TipoPedidoTitular,
  status: SituacaoPedidoTitular,
  recebidaEm: Instante,
  prazoEm: Instante,
  /** What the brokerage answered. */
  resposta: z.nullable(z.string()),
  encerradaEm: z.nullable(Instante),
});
export type PedidoAcompanhado = z.infer<typeof PedidoAcompanhado>;

/** The requests of a link's holder, the newest first. */
export const PedidosDoLink = z.object({
  pedidos: z.array(PedidoAcompanhado),
  /** One that hands the data over was granted: they may be downloaded, with a code. */
  hasDados: z.boolean(),
});
export type PedidosDoLink = z.infer<typeof PedidosDoLink>;

export const FormatoDosDados = z.enum(['pdf', 'json']);
export type FormatoDosDados = z.infer<typeof FormatoDosDados>;

const P = '/c/api/v1/publico/titular';
const Token = z.string().check(z.maxLength(200));

/** What a client asks of their own data by the link of their page, without a session. */
export const direitosPublicosCalls = {
  sendCodigo: defineCall({
    method: 'POST',
    path: `${P}/codigo`,
    resumo: 'Manda ao e-mail que a corretora tem do cliente o código com que ele confirma quem é.',
    publica: true,
    input: z.object({ token: Token }),
    output: CodigoTitular,
  }),
  createPedido: defineCall({
    method: 'POST',
    path: `${P}/pedidos`,
    resumo: 'Registra o pedido do titular, confirmado pelo código; repetido com o mesmo código, é o mesmo pedido.',
    publica: true,
    input: z.object({
      token: Token,
      codigo: z.string().check(z.trim(), z.maxLength(20)),
      tipo: TipoPedidoTitular,
      detalhe: z.nullable(z.string().check(z.trim(), z.maxLength(2_000))),
    }),
    output: PedidoPublico,
  }),
  listPedidos: defineCall({
    method: 'POST',
    path: `${P}/pedidos/lista`,
    resumo: 'Os pedidos do titular deste link, e em que ponto estão.',
    publica: true,
    input: z.object({ token: Token }),
    output: PedidosDoLink,
  }),
  downloadDados: defineCall({
    method: 'POST',
    path: `${P}/dados`,
    resumo: 'Os dados do titular em um arquivo, depois de atendido um pedido de acesso ou portabilidade, confirmado por um código.',
    publica: true,
    input: z.object({ token: Token, codigo: z.string().check(z.trim(), z.maxLength(20)), formato: FormatoDosDados }),
    output: z.string(),
  }),
};
