import { contaCalls } from '@balcao/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import {
  aparelhoOf,
  clearSessionCookies,
  type ConfigCookies,
  credentialsOf,
  giveAparelhoCookie,
  refreshSessionCookie,
} from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { ContaService } from './conta.service.ts';
import type { MfaService } from './mfa.service.ts';

interface Deps {
  readonly serve: Serve;
  readonly service: ContaService;
  readonly mfa: MfaService;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly agora: () => Date;
  readonly config: ConfigCookies;
}

export function contaRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, service, mfa, config } = deps;
  serve(app, contaCalls.getConta, (_, { chamador }) => service.getConta(chamador));
  serve(app, contaCalls.saveConta, async (input, { chamador, request, reply }) => {
    const conta = await service.saveConta(chamador, input);
    await refreshCookie(deps, request, reply);
    return conta;
  });
  serve(app, contaCalls.changeSenha, async (input, { chamador, request, reply }) => {
    giveAparelhoCookie(reply, await service.changeSenha(chamador, input, aparelhoOf(request)), config);
    return {};
  });

  serve(app, contaCalls.getMfa, (_, { chamador }) => mfa.getMfa(chamador));
  serve(app, contaCalls.startMfa, (_, { chamador }) => mfa.beginMfa(chamador));
  serve(app, contaCalls.confirmMfa, ({ codigo }, { chamador }) => mfa.confirmMfa(chamador, codigo));
  serve(app, contaCalls.disableMfa, async ({ codigo }, { chamador }) => {
    await mfa.turnOffMfa(chamador, codigo);
    return {};
  });

  serve(app, contaCalls.listSessoes, (_, { chamador }) => service.listSessoes(chamador));
  serve(app, contaCalls.endSessao, async ({ id }, { chamador, reply }) => {
    if (await service.endSessao(chamador, id)) clearSessionCookies(reply, config);
    return {};
  });
  serve(app, contaCalls.endOutras, async (_, { chamador }) => ({ encerradas: await service.endOthers(chamador) }));

  serve(app, contaCalls.getPreferencias, (_, { chamador }) => service.getPreferencias(chamador));
  serve(app, contaCalls.savePreferencias, (input, { chamador }) => service.savePreferencias(chamador, input));
}

/** The name on the bar comes from the cookie: it changes with the record, and the session goes on. */
async function refreshCookie({ sessions, agora, config }: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const viva = await sessions.authenticate(credentialsOf(request), request.ip);
  if (!viva) return;
  const restanteS = (viva.expiraEm.getTime() - agora().getTime()) / 1_000;
  refreshSessionCookie(reply, { sessao: viva.chamador.sessao, restanteS }, config);
}
