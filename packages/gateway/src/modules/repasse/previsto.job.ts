import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Contexto } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { PrevistoRepository } from './previsto.repository.ts';

/** Name of the job that works expected shares out again; the database itself asks for it, where many changed. */
export const TAREFA_PREVISTOS = 'repasses_previstos';
const Pedido = z.object({ assinaturaId: z.string() });

/** How many commissions one transaction goes through, and how long a reader does it before what is kept is shown as it is. */
const [LOTE, PACIENCIA_MS] = [2_000, 1_000];

/** Before it is asked again whether another has finished. */
const ESPERA_MS = 50;

interface Deps extends Pick<Recursos, 'db'> {
  readonly previstos: Pick<PrevistoRepository, 'countStale' | 'refresh'>;
}

/** Works out again the expected shares of whatever changed: a batch, a transaction. @returns how many commissions are left when the time is over */
export const createRefreshPrevistos =
  ({ db, previstos }: Deps) =>
  async (contexto: Contexto, pacienciaMs = PACIENCIA_MS): Promise<number> => {
    const began = performance.now();
    for (;;) {
      const faltam = await db.tenant(contexto, (tx) => previstos.countStale(tx));
      if (faltam === 0 || performance.now() - began > pacienciaMs) return faltam;
      if (!(await db.tenant(contexto, (tx) => previstos.refresh(tx, LOTE)))) await wait(ESPERA_MS);
    }
  };

/** All that changed of a subscription. May run any number of times: what was done by another is not there any more. */
export const createPrevistosJob =
  (deps: Deps) =>
  async (payload: unknown): Promise<void> => {
    const { assinaturaId } = Pedido.parse(payload);
    await createRefreshPrevistos(deps)({ assinaturaId, usuarioId: null }, Number.POSITIVE_INFINITY);
  };
