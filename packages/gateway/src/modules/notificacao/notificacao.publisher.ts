import { type Notificacao, notificacaoTopics } from '@balcao/contracts';
import type { Publicador } from '../../plugins/ports.ts';

/** Tells a user's open pages, and nobody else's. */
export const publishNova = (tempoReal: Publicador, usuarioId: string, notificacao: Notificacao, total: number): Promise<void> =>
  tempoReal.publish(notificacaoTopics.nova, { canal: tempoReal.canal('usuario', usuarioId) }, { notificacao, total });
