import { type CodigoTitular, direitosPublicosCalls, type PedidoPublico, type TipoPedidoTitular } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { tokenOfAddress } from '../../link.resource.ts';

/** Has the code sent that says who asks. */
export const askCodigo = (): Promise<CodigoTitular> => call(direitosPublicosCalls.sendCodigo, { token: tokenOfAddress() });

/** Makes the request; with the same code, it is one request however often it is sent. */
export const sendPedido = (pedido: { tipo: TipoPedidoTitular; detalhe: string; codigo: string }): Promise<PedidoPublico> =>
  call(direitosPublicosCalls.createPedido, { ...pedido, token: tokenOfAddress(), detalhe: pedido.detalhe.trim() || null });
