import { type AlvoDoLote, atosSeguradoCalls, type DadosTarefa, type MensagemAoSegurado, type ResultadoRegistro } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';

/** Whom what may be offered to, as of now. */
export const useOportunidades = () => useCall(atosSeguradoCalls.listOportunidades, {}, { staleTime: 0 });

/** One task for each client. @throws {FalhaRequisicao} as `call` does */
export const createTarefas = (alvo: AlvoDoLote, tarefa: DadosTarefa): Promise<readonly ResultadoRegistro[]> =>
  call(atosSeguradoCalls.createTarefas, { ...alvo, tarefa });

/** One message to each client. @throws {FalhaRequisicao} as `call` does */
export const sendMensagens = (alvo: AlvoDoLote, mensagem: MensagemAoSegurado): Promise<readonly ResultadoRegistro[]> =>
  call(atosSeguradoCalls.sendMensagens, { ...alvo, mensagem });
