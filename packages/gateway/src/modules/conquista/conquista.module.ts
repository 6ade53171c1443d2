import { type Conquista, conquistaCalls } from '@balcao/contracts';
import { conquistadas, conquistas, nomesDasConquistas } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import type { Chamador } from '../../plugins/ports.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos, fatos } from '../notificacao/index.ts';
import { aviso } from './conquista.copy.ts';
import { conquistaRepository as repository } from './conquista.repository.ts';

/** Badges: counted from what happened, given once a day, and never taken. */
export function conquistaModule(app: FastifyInstance, { serve, db, agora, tarefas, log }: RecursosModulo): void {
  const { createAviso } = createAvisos(tarefas);

  /** All of a subscription's, or none: what was given already is given to nobody again. @returns how many */
  const give = (assinaturaId: string): Promise<number> => {
    const contexto = { assinaturaId, usuarioId: null };
    return db.tenant(contexto, async (tx) => {
      let dadas = 0;
      for (const { usuarioId, ...medidas } of await repository.measure(tx)) {
        for (const id of conquistadas(medidas)) {
          if (!(await repository.give(tx, contexto, { usuarioId, id, em: agora() }))) continue;
          dadas += 1;
          await createAviso(tx, contexto, { usuarioId, ...fatos.conquistaGanha(), ...aviso(nomesDasConquistas[id] ?? id) });
        }
      }
      return dadas;
    });
  };

  const list = (chamador: Chamador): Promise<Conquista[]> =>
    db.tenant(chamador, async (tx) => {
      const medidas = (await repository.measure(tx)).find(({ usuarioId }) => usuarioId === chamador.usuarioId);
      const dadas = await repository.listDadas(tx, chamador.usuarioId);
      return conquistas.map(({ id, medida, meta }) => {
        const em = dadas.get(id);
        return { id, medida, meta, atual: em ? meta : Math.min(meta, medidas?.[medida] ?? 0), conquistadaEm: em?.toISOString() ?? null };
      });
    });

  tarefas.handle('conquistas_diaria', async () => {
    let falha: unknown = null;
    let dadas = 0;
    for (const id of await db.global(repository.listAssinaturas)) {
      // one that fails keeps none of the others from their turn
      try {
        dadas += await give(id);
      } catch (error) {
        falha = error;
        log.error({ err: error }, 'as conquistas de uma assinatura não puderam ser dadas');
      }
    }
    if (falha) throw falha;
    log.info({ dadas }, 'conquistas dadas');
  });
  serve(app, conquistaCalls.listConquistas, (_, { chamador }) => list(chamador));
}
