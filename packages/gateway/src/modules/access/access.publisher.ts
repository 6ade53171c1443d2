import { sessaoTopics } from '@balcao/contracts';
import type { Chamador, Publicador } from '../../plugins/ports.ts';

/** Tells the other tabs and devices of a user that one session ended; each knows itself by `guid`. */
export const publishLogoff = (tempoReal: Publicador, { usuarioId, sessao }: Chamador, motivo: string, em: Date): Promise<void> =>
  tempoReal.publish(
    sessaoTopics.logoff,
    { canal: tempoReal.canal('usuario', usuarioId) },
    { usuarioId, guid: sessao.guid, motivo, em: em.toISOString() },
  );
