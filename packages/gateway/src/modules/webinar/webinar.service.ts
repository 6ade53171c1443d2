import type { Webinar } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { webinarEncerrado } from './webinar.errors.ts';
import { fimDe, isLive, type LinhaWebinar, sortWebinars, toWebinar } from './webinar.model.ts';
import type { WebinarRepository } from './webinar.repository.ts';

/** Name and body of the job the database schedules for each beginning and each end. */
export const TAREFA_ANUNCIAR = 'webinar.anunciar';
const PedidoAnuncio = z.object({ id: z.string(), em: z.string() });

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly webinars: WebinarRepository;
  /** Hosts a link may lead to. */
  readonly hosts: readonly string[];
  readonly publish: (id: string, live: boolean) => Promise<void>;
}

export function createWebinarService({ db, agora, webinars, hosts, publish }: Deps) {
  const shown = (linha: LinhaWebinar): Webinar => toWebinar(linha, agora(), hosts);

  /** @throws {Recusa} 404 when there is none. */
  async function require(tx: Tx, usuarioId: string, id: string): Promise<LinhaWebinar> {
    const linha = await webinars.find(tx, usuarioId, id);
    if (!linha) throw naoEncontrado();
    return linha;
  }

  return {
    getAll: async (chamador: Chamador): Promise<Webinar[]> =>
      sortWebinars(await db.tenant(chamador, (tx) => webinars.list(tx, chamador.usuarioId)), agora()).map(shown),

    getNext: async (chamador: Chamador): Promise<Webinar | null> => {
      const linha = await db.tenant(chamador, (tx) => webinars.findNext(tx, chamador.usuarioId, agora()));
      return linha && shown(linha);
    },

    /** @throws {Recusa} 409 when it has ended: there is nothing to be reminded of. */
    subscribe: (chamador: Chamador, id: string): Promise<Webinar> =>
      db.tenant(chamador, async (tx) => {
        if (fimDe(await require(tx, chamador.usuarioId, id)) <= agora()) throw webinarEncerrado();
        await webinars.subscribe(tx, chamador, id);
        return shown(await require(tx, chamador.usuarioId, id));
      }),

    unsubscribe: (chamador: Chamador, id: string): Promise<Webinar> =>
      db.tenant(chamador, async (tx) => {
        await require(tx, chamador.usuarioId, id);
        await webinars.unsubscribe(tx, chamador.usuarioId, id);
        return shown(await require(tx, chamador.usuarioId, id));
      }),

    /** The job: whether it is live by now. The database's clock woke us: ours may still be a little behind it. */
    async announce(payload: unknown): Promise<void> {
      const { id, em } = PedidoAnuncio.parse(payload);
      const linha = await db.global((tx) => webinars.find(tx, null, id));
      const momento = new Date(Math.max(agora().getTime(), Date.parse(em)));
      if (linha) await publish(id, isLive(linha, momento));
    },
  };
}

export type WebinarService = ReturnType<typeof createWebinarService>;
