import { accessCalls, contaCalls, conviteCalls, sessaoCalls } from '@balcao/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { channelsOf } from '../../plugins/channels.ts';
import { naoAutenticado } from '../../plugins/errors.ts';
import type { Chamador, Publicador } from '../../plugins/ports.ts';
import type { Serve } from '../../plugins/serve.ts';
import {
  aparelhoOf,
  clearSessionCookies,
  type ConfigCookies,
  credentialsOf,
  giveAparelhoCookie,
  giveSessionCookies,
} from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { Pedidos } from './access.job.ts';
import type { AccessService, Entrada, Origem } from './access.service.ts';
import type { ConviteService } from './convite.service.ts';
import type { RecuperacaoService } from './recuperacao.service.ts';

interface Deps {
  readonly serve: Serve;
  readonly service: AccessService;
  readonly recuperacao: RecuperacaoService;
  readonly convites: ConviteService;
  readonly pedidos: Pedidos;
  readonly sessions: Pick<Sessions, 'prove'>;
  /** Ends the caller's session everywhere. */
  readonly leave: (chamador: Chamador, motivo: 'logoff' | 'horario') => Promise<void>;
  readonly canal: Publicador['canal'];
  readonly config: ConfigCookies & { readonly loginCentralSair: string; readonly legadoLogout: string | null };
}

const originOf = (request: FastifyRequest): Origem => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
  aparelho: aparelhoOf(request),
});

export function accessRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, service, leave, canal, config } = deps;
  const enter = (reply: FastifyReply, { aberta, aparelho }: Entrada) => {
    giveSessionCookies(reply, aberta, config);
    giveAparelhoCookie(reply, aparelho, config);
    return { token: aberta.sessao.token };
  };
  serve(app, accessCalls.login, async (input, { request, reply }) => enter(reply, await service.login(input, originOf(request))));
  serve(app, accessCalls.confirmCodigo, async (input, { request, reply }) =>
    enter(reply, await service.confirmCodigo(input, originOf(request))),
  );
  serve(app, accessCalls.startInscricao, ({ token }, { request }) => service.startInscricao(token, request.ip));
  serve(app, accessCalls.confirmInscricao, async (input, { request, reply }) => {
    const { recuperacao, ...entrada } = await service.confirmInscricao(input, originOf(request));
    return { ...enter(reply, entrada), recuperacao };
  });
  serve(app, accessCalls.logoff, async (_, { chamador, reply }) => {
    await leave(chamador, 'logoff');
    clearSessionCookies(reply, config);
    return { legado: config.legadoLogout, para: config.loginCentralSair };
  });
  serve(app, accessCalls.restricaoHorario, async (_, { request, reply }) => {
    const provada = await deps.sessions.prove(credentialsOf(request), request.ip);
    if (!provada) throw naoAutenticado();
    if (provada.horario) return provada.horario;
    await leave(provada.chamador, 'horario');
    clearSessionCookies(reply, config);
    return null;
  });
  serve(app, sessaoCalls.canais, async (_, { chamador }) => channelsOf(canal, chamador));
  recoveryRoutes(app, deps);
}

/** Ways back in. */
function recoveryRoutes(app: FastifyInstance, { serve, recuperacao, convites, pedidos, config }: Deps): void {
  serve(app, accessCalls.forgotPassword, async ({ email }) => {
    await pedidos.novaSenha(email);
    return {};
  });
  serve(app, accessCalls.unblock, async (input, { request, reply }) => {
    const aparelho = await recuperacao.unblock(input, originOf(request));
    if (aparelho !== null) giveAparelhoCookie(reply, aparelho, config);
    return {};
  });
  serve(app, accessCalls.changeExpiredPassword, async (input, { request, reply }) => {
    giveAparelhoCookie(reply, await recuperacao.changePassword(input, originOf(request)), config);
    return {};
  });
  serve(app, accessCalls.migrateUser, async (input, { request }) => {
    await recuperacao.migrateUser(input, request.ip);
    return {};
  });
  serve(app, conviteCalls.readConvite, ({ token }, { request }) => convites.read(token, request.ip));
  serve(app, conviteCalls.acceptConvite, async (input, { request, reply }) => {
    const { email, aparelho } = await convites.accept(input, originOf(request));
    giveAparelhoCookie(reply, aparelho, config);
    return { email };
  });
  serve(app, contaCalls.confirmEmail, ({ token }, { request }) => recuperacao.confirmEmail(token, request.ip));
}
