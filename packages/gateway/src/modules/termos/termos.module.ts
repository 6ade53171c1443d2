import { termosCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { type ConfigCookies, giveTermoCookie } from '../../plugins/session-cookies.ts';
import { termosRepository } from './termos.repository.ts';
import { createTermosService } from './termos.service.ts';

interface Deps extends RecursosModulo {
  readonly config: ConfigCookies;
}

/** The terms of use: what is pending, and its signature. */
export function termosModule(app: FastifyInstance, { serve, db, agora, config }: Deps): void {
  const service = createTermosService({ db, agora, repository: termosRepository });
  serve(app, termosCalls.getPendente, async (_, { chamador, reply }) => {
    const pendente = await service.getPendente(chamador);
    // signed on another device: this browser gets the cookie too, or the guard would send it back here forever
    if (!pendente) giveTermoCookie(reply, config);
    return pendente;
  });
  serve(app, termosCalls.sign, async ({ id, sha256 }, { chamador, request, reply }) => {
    const assinado = await service.sign(chamador, { id, sha256, userAgent: request.headers['user-agent'] ?? null });
    giveTermoCookie(reply, config);
    return assinado;
  });
}
