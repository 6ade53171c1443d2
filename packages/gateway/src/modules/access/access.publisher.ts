import { sessaoTopics } from '@balcao/contracts';
import type { Publicador } from '../../plugins/ports.ts';

interface Fim {
  readonly usuarioId: string;
  /** The session that ended. */
  readonly guid: string;
  readonly motivo: string;
  readonly em: Date;
}

/** Tells the tabs and devices of a user that one session ended; each knows itself by `guid`. */
export const publishLogoff = (tempoReal: Publicador, { usuarioId, guid, motivo, em }: Fim): Promise<void> =>
  tempoReal.publish(
    sessaoTopics.logoff,
    { canal: tempoReal.canal('usuario', usuarioId) },
    { usuarioId, guid, motivo, em: em.toISOString() },
  );
