import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Instante } from '../formats.ts';
import { TipoPedidoTitular } from './titular.contract.ts';

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
};
