import { layoutEvents, type Webinar, webinarCalls } from '@balcao/contracts';
import { emit } from '@balcao/shared';
import { useCall, useCommand } from '@balcao/shared/query';
import { sentenceOf } from '../../falha.copy.ts';
import { copy } from './webinars.copy.ts';

/** Every webinar; the bar hears when one goes live or ends, and what it reads again is read again here. */
export const useWebinars = () => useCall(webinarCalls.getAll, {});

/** Subscribes the user, or undoes it, and says how it went. */
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
