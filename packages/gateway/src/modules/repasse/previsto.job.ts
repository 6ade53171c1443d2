import * as z from 'zod/mini';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';

/** Name of the job that works expected shares out again; the database itself asks for it, where many changed. */
export const TAREFA_PREVISTOS = 'repasses_previstos';
const Pedido = z.object({ assinaturaId: z.string() });

/** How many commissions one transaction goes through, and how long a reader does it before what is kept is shown as it is. */
const [LOTE, PACIENCIA_MS] = [2_000, 1_000];

interface Deps extends Pick<Recursos, 'db'> {
  readonly previstos: { readonly refresh: (tx: Tx, limite: number) => Promise<number> };
}

/** Works out again the expected shares of whatever changed: a batch, a transaction. @returns how many commissions are left when the time is over */
export const createRefreshPrevistos =
  ({ db, previstos }: Deps) =>
  async (contexto: Contexto, pacienciaMs = PACIENCIA_MS): Promise<number> => {
    const began = performance.now();
    for (;;) {
      const faltam = await db.tenant(contexto, (tx) => previstos.refresh(tx, LOTE));
      if (faltam === 0 || performance.now() - began > pacienciaMs) return faltam;
    }
  };

/** All that changed of a subscription. May run any number of times: what was done by another is not there any more. */
export const createPrevistosJob =
  (deps: Deps) =>
  async (payload: unknown): Promise<void> => {
    const { assinaturaId } = Pedido.parse(payload);
    await createRefreshPrevistos(deps)({ assinaturaId, usuarioId: null }, Number.POSITIVE_INFINITY);
  };
