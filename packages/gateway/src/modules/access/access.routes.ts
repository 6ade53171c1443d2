import { accessCalls, accessRoutes as telas, addressOf, sessaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { channelsOf } from '../../plugins/channels.ts';
import type { Chamador, Publicador } from '../../plugins/ports.ts';
import type { Serve } from '../../plugins/serve.ts';
import { clearSessionCookies, type ConfigCookies, giveSessionCookies } from '../../plugins/session-cookies.ts';
import type { AccessService } from './access.service.ts';

interface Deps {
  readonly serve: Serve;
  readonly service: AccessService;
  /** Ends the caller's session everywhere. */
  readonly logoff: (chamador: Chamador) => Promise<void>;
  readonly canal: Publicador['canal'];
  readonly cookies: ConfigCookies;
}

export function accessRoutes(app: FastifyInstance, { serve, service, logoff, canal, cookies }: Deps): void {
  serve(app, accessCalls.login, async (input, { request, reply }) => {
    const aberta = await service.login(input, { ip: request.ip, userAgent: request.headers['user-agent'] ?? null });
    giveSessionCookies(reply, aberta, cookies);
    return { token: aberta.sessao.token };
  });

  serve(app, accessCalls.logoff, async (_, { chamador, reply }) => {
    await logoff(chamador);
    clearSessionCookies(reply, cookies);
    return { legado: null, para: addressOf(telas, 'login') };
  });

  serve(app, sessaoCalls.canais, async (_, { chamador }) => channelsOf(canal, chamador));
}
