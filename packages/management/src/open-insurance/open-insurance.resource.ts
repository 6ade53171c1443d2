import { type CompartilhamentosDoSegurado, compartilhamentoCalls, quotingCalls, visaoSeguradoCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

const calls = compartilhamentoCalls;
const LIDAS = [calls.listDoSegurado];
const RELER_MS = 5_000;
/** A link is opened whenever its client pleases. */
const RELER_LINK_MS = 15_000;

/** How soon it is asked again: a client is at their insurer, what they consented to is being read, or a link waits to be opened. */
function intervalOf({ compartilhamentos }: CompartilhamentosDoSegurado): number | false {
  const isUnderWay = compartilhamentos.some(
    ({ status, lidoEm, falha }) => status === 'AGUARDANDO' || (status === 'AUTORIZADO' && lidoEm === null && falha === null),
  );
  if (isUnderWay) return RELER_MS;
  return compartilhamentos.some(({ status }) => status === 'PENDENTE') ? RELER_LINK_MS : false;
}

/** All of Open Insurance about a client; asked again by itself while something is under way. */
export function useOpenInsurance(seguradoId: string) {
  const lida = useCall(calls.listDoSegurado, { seguradoId });
  return useCall(calls.listDoSegurado, { seguradoId }, { refetchInterval: lida.data ? intervalOf(lida.data) : false });
}

export const usePedido = () => useCommand(calls.createPedido, { invalidates: LIDAS });
export const useLeitura = () => useCommand(calls.readAgain, { invalidates: LIDAS });
export const useRevogacao = () => useCommand(calls.revoke, { invalidates: LIDAS });
export const useApagamento = () => useCommand(calls.eraseLido, { invalidates: LIDAS });
export const useTrazer = (onDone: (orcamento: { id: string }) => void) =>
  useCommand(calls.openOrcamento, { invalidates: [...LIDAS, visaoSeguradoCalls.getVisao, quotingCalls.listOrcamentos], onDone });
