import { atosSeguradoCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

/** Whom what may be offered to, as of now. */
export const useOportunidades = () => useCall(atosSeguradoCalls.listOportunidades, {}, { staleTime: 0 });

/** One task for each client. */
export const useCreateTarefas = () => useCommand(atosSeguradoCalls.createTarefas);

/** One message to each client. */
export const useSendMensagens = () => useCommand(atosSeguradoCalls.sendMensagens);
