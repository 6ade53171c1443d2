import { assinaturaCalls, COOKIE_COMPANHEIRO, COOKIE_SESSAO } from '@balcao/contracts';
import { parseSessao } from '@balcao/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import { type ConfigCookies, refreshSessionCookie } from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import { rawCookies } from '../../plugins/raw-cookies.ts';
import type { AssinaturaService } from './assinatura.service.ts';

interface Deps {
  readonly serve: Serve;
  readonly service: AssinaturaService;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly cookies: ConfigCookies;
  readonly agora: () => Date;
}

export function assinaturaRoutes(app: FastifyInstance, { serve, service, sessions, cookies, agora }: Deps): void {
  /**
   * The browser's session says what the subscription was when it signed in: a colleague's plan, or one's own, must let it go on
   * without signing in again.
   */
  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const raw = rawCookies(request.headers.cookie);
    const mostrada = parseSessao(raw[COOKIE_SESSAO]);
    if (!mostrada) return;
    const viva = await sessions.authenticate({ token: mostrada.token, companheiro: raw[COOKIE_COMPANHEIRO] }, request.ip);
    if (!viva || viva.chamador.sessao.hash === mostrada.hash) return;
    const restanteS = (viva.expiraEm.getTime() - agora().getTime()) / 1_000;
    refreshSessionCookie(reply, { sessao: viva.chamador.sessao, restanteS }, cookies);
  }

  serve(app, assinaturaCalls.getAssinatura, async (_, { chamador, request, reply }) => {
    await refresh(request, reply);
    return service.getAssinatura(chamador);
  });
  serve(app, assinaturaCalls.contractPlano, async (input, { chamador, request, reply }) => {
    const assinatura = await service.contractPlano(chamador, input);
    await refresh(request, reply);
    return assinatura;
  });
  serve(app, assinaturaCalls.simulateTroca, ({ plano }, { chamador }) => service.simulateTroca(chamador, plano));
  serve(app, assinaturaCalls.changePlano, async (input, { chamador, request, reply }) => {
    const assinatura = await service.changePlano(chamador, input);
    await refresh(request, reply);
    return assinatura;
  });
  serve(app, assinaturaCalls.reactivate, (_, { chamador }) => service.reactivate(chamador));
}
