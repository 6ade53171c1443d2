import { sessaoTopics } from '@balcao/contracts';
import type { Publicador } from '../../plugins/ports.ts';

/** After the commit: the user's tabs read their session again. What their connections may hear is judged again by the database's own notice. */
export const createTellPoderes =
  (tempoReal: Publicador, agora: () => Date) =>
  (usuarioId: string): Promise<void> =>
    tempoReal.publish(
      sessaoTopics.poderes,
      { canal: tempoReal.canal('usuario', usuarioId) },
      { usuarioId, mudaramEm: agora().toISOString() },
    );

export type TellPoderes = ReturnType<typeof createTellPoderes>;
