import type { Publicador } from '../../plugins/ports.ts';
import { publishLogoff } from './access.publisher.ts';

interface Deps {
  readonly tempoReal: Publicador;
  readonly agora: () => Date;
  /** Whatever lives of a session ends with it. */
  readonly endSession: (guid: string, usuario: { readonly id: string; readonly nome: string }) => Promise<void>;
}

interface Encerradas {
  readonly usuario: { readonly id: string; readonly nome: string };
  readonly guids: readonly string[];
  readonly motivo: string;
}

/** After a commit that ended sessions: tells their tabs, then closes their connections. */
export const createEndSessoes =
  ({ tempoReal, agora, endSession }: Deps) =>
  async ({ usuario, guids, motivo }: Encerradas): Promise<void> => {
    for (const guid of guids) {
      await publishLogoff(tempoReal, { usuarioId: usuario.id, guid, motivo, em: agora() });
      await endSession(guid, usuario);
    }
  };

export type EndSessoes = ReturnType<typeof createEndSessoes>;
