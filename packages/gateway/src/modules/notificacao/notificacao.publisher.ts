import { type Notificacao, notificacaoTopics } from '@balcao/contracts';
import { channelOfProvider } from '../../plugins/channels.ts';
import type { Publicador } from '../../plugins/ports.ts';

/** Tells a user's open pages, and nobody else's. */
export const publishNova = (tempoReal: Publicador, usuarioId: string, notificacao: Notificacao, total: number): Promise<void> =>
  tempoReal.publish(notificacaoTopics.nova, { canal: tempoReal.canal('usuario', usuarioId) }, { notificacao, total });

/** Tells a user's open pages that notices were read, and how many are left. */
export const publishLidas = (tempoReal: Publicador, usuarioId: string, total: number): Promise<void> =>
  tempoReal.publish(notificacaoTopics.lidas, { canal: tempoReal.canal('usuario', usuarioId) }, { total });

/** Tells the open pages of a subscription's administrators, or of everybody's when there is no subscription, that there is something to read. */
export function publishAdministracao(tempoReal: Publicador, assinaturaId: string | null, titulo: string | null): Promise<void> {
  const canal = assinaturaId === null ? channelOfProvider(tempoReal.canal) : tempoReal.canal('administradores', assinaturaId);
  return tempoReal.publish(notificacaoTopics.administracao, { canal }, { titulo });
}
