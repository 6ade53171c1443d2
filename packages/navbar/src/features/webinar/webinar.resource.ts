import { layoutEvents, type Webinar, webinarCalls } from '@balcao/contracts';
import { emit } from '@balcao/shared';
import { useCall, useCommand } from '@balcao/shared/query';
import { sentenceOf } from '../../falha.copy.ts';

/** Whether a webinar is being shown now. */
export const useIsAoVivo = (): boolean => useCall(webinarCalls.getNext, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.live === true;

export const useWebinars = () => useCall(webinarCalls.getAll, {});

/** Subscribes or unsubscribes the user; a refusal is shown in a toast. */
export function useInscricao(): { toggle: (webinar: Webinar) => void; isBusy: boolean } {
  const invalidates = [webinarCalls.getAll, webinarCalls.getNext];
  const subscribe = useCommand(webinarCalls.subscribe, { invalidates });
  const unsubscribe = useCommand(webinarCalls.unsubscribe, { invalidates });
  const onError = (error: unknown) => emit(layoutEvents.avisoEmitido, { tipo: 'erro', titulo: sentenceOf(error) });
  return {
    toggle: ({ id, inscrito }) => (inscrito ? unsubscribe : subscribe).mutate({ id }, { onError }),
    isBusy: subscribe.isPending || unsubscribe.isPending,
  };
}
