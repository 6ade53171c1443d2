import { webinarTopics } from '@balcao/contracts';
import { channelOfAll } from '../../plugins/channels.ts';
import type { Publicador } from '../../plugins/ports.ts';

/** Tells every session of the environment. */
export const publishAoVivo = (tempoReal: Publicador, id: string, live: boolean): Promise<void> =>
  tempoReal.publish(webinarTopics.aoVivo, { canal: channelOfAll(tempoReal.canal) }, { id, live });
