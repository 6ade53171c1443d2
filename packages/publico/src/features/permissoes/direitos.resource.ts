import {
  type CodigoTitular,
  direitosPublicosCalls,
  type FormatoDosDados,
  type PedidoPublico,
  type TipoPedidoTitular,
} from '@balcao/contracts';
import { call, download } from '@balcao/shared';
import { saveFile } from '@balcao/shared/lists';
import { copy } from './direitos.copy.ts';
import { tokenOfAddress } from '../../link.resource.ts';

/** Has the code sent that says who asks. */
export const askCodigo = (): Promise<CodigoTitular> => call(direitosPublicosCalls.sendCodigo, { token: tokenOfAddress() });

/** Makes the request; with the same code, it is one request however often it is sent. */
export const sendPedido = (pedido: { tipo: TipoPedidoTitular; detalhe: string; codigo: string }): Promise<PedidoPublico> =>
  call(direitosPublicosCalls.createPedido, { ...pedido, token: tokenOfAddress(), detalhe: pedido.detalhe.trim() || null });

/** Saves what the brokerage keeps of the client as a file. @throws {FalhaRequisicao} as `download` does */
export const saveDados = async (codigo: string, formato: FormatoDosDados): Promise<void> =>
  saveFile(await download(direitosPublicosCalls.downloadDados, { token: tokenOfAddress(), codigo, formato }), `${copy.arquivo}.${formato}`);
