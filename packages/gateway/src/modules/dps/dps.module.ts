import { dpsCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { dpsRepository } from './dps.repository.ts';
import { createDpsService } from './dps.service.ts';

interface Deps extends RecursosModulo {
  readonly chave: Buffer;
}

/** Health declarations of life offers. */
export function dpsModule(app: FastifyInstance, { db, agora, serve, chave }: Deps): void {
  const service = createDpsService({ db, agora, chave, declaracoes: dpsRepository });
  serve(app, dpsCalls.getDps, (alvo, { chamador }) => service.get(alvo, chamador));
  serve(app, dpsCalls.saveDps, (pedido, { chamador }) => service.save(pedido, chamador));
  serve(app, dpsCalls.revokeDps, (alvo, { chamador }) => service.revoke(alvo, chamador));
}
