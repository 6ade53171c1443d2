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
interface JobDeps extends Deps {
  readonly previstos: Pick<PrevistoRepository, 'countStale' | 'refresh' | 'takeTurn'>;
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

/**
 * All that changed of a subscription. It is asked for at every change of many, and one at a time does it: the others end at once, since
 * whoever is at it counts what is left only after the step they found taken. May run any number of times.
 */
export const createPrevistosJob =
  ({ db, previstos }: JobDeps) =>
  async (payload: unknown): Promise<void> => {
    const contexto = { assinaturaId: Pedido.parse(payload).assinaturaId, usuarioId: null };
    while ((await db.tenant(contexto, (tx) => previstos.countStale(tx))) > 0) {
      const passo = await db.tenant(contexto, async (tx) => {
        if (!(await previstos.takeTurn(tx))) return 'DE_OUTRA';
        return (await previstos.refresh(tx, LOTE)) ? 'FEITO' : 'DE_UMA_LEITURA';
      });
      if (passo === 'DE_OUTRA') return;
      if (passo === 'DE_UMA_LEITURA') await wait(ESPERA_MS);
    }
  };
