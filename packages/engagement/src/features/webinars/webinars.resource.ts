import { layoutEvents, type Webinar, webinarCalls } from '@balcao/contracts';
import { emit } from '@balcao/shared';
import { useCall, useCommand } from '@balcao/shared/query';
import { sentenceOf } from '../../falha.copy.ts';
import { copy } from './webinars.copy.ts';

/** Every webinar. The bar listens to their changes and invalidates this query. */
export const useWebinars = () => useCall(webinarCalls.getAll, {});

/** Subscribes or unsubscribes the user, and shows the result in a toast. */
export function useInscricao(): { toggle: (webinar: Webinar) => void; isBusy: boolean } {
  const invalidates = [webinarCalls.getAll, webinarCalls.getNext];
  const subscribe = useCommand(webinarCalls.subscribe, { invalidates });
  const unsubscribe = useCommand(webinarCalls.unsubscribe, { invalidates });
  return {
    toggle: ({ id, inscrito }) =>
      (inscrito ? unsubscribe : subscribe).mutate(
        { id },
        {
          onSuccess: () => emit(layoutEvents.avisoEmitido, { tipo: 'sucesso', titulo: inscrito ? copy.cancelou : copy.inscreveu }),
          onError: (error) => emit(layoutEvents.avisoEmitido, { tipo: 'erro', titulo: sentenceOf(error) }),
        },
      ),
    isBusy: subscribe.isPending || unsubscribe.isPending,
  };
}
