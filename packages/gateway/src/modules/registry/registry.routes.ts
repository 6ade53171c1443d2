import { registryCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../plugins/db.ts';
import type { Serve } from '../../plugins/serve.ts';
import type { RegistryRepository } from './registry.repository.ts';

/** Plain readings: what row-level security and the user's brokerages leave is the answer. */
export function registryRoutes(app: FastifyInstance, serve: Serve, { db, registry }: { db: Db; registry: RegistryRepository }): void {
  serve(app, registryCalls.listSeguradorasAtivas, ({ linha, ramo }, { chamador }) =>
    db.tenant(chamador, (tx) => registry.listAtivas(tx, linha, ramo)),
  );
  serve(app, registryCalls.listCorretoras, ({ guardados }, { chamador }) =>
    db.tenant(chamador, (tx) => registry.listCorretoras(tx, chamador.usuarioId, guardados?.split(','))),
  );
  serve(app, registryCalls.listProdutores, ({ guardados }, { chamador }) =>
    db.tenant(chamador, (tx) => registry.listProdutores(tx, guardados?.split(','))),
  );
}
