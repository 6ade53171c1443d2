import { COOKIE_SESSAO, layoutCalls } from '@balcao/contracts';
import { parseSessao } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { deriveKey } from '../../plugins/keys.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { type ConfigCookies, refreshStaleCookie } from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import { rawCookies } from '../../plugins/raw-cookies.ts';
import { createLayoutRepository } from './layout.repository.ts';
import { createLayoutService } from './layout.service.ts';
import { quadroRoutes } from './quadro.routes.ts';

interface Deps extends RecursosModulo {
  readonly sessions: Sessions;
  readonly config: Pick<Config, 'enderecos' | 'chaveSuporte'> & ConfigCookies;
  readonly chave: Buffer;
}

/** Menus, outside addresses, news, the support window and the apps' page. */
export function layoutModule(app: FastifyInstance, { serve, db, agora, sessions, config, chave }: Deps): void {
  const { enderecos, chaveSuporte } = config;
  const repository = createLayoutRepository(db);
  const chaveToken = chaveSuporte ? Buffer.from(chaveSuporte, 'hex') : deriveKey(chave, 'suporte-token');
  const service = createLayoutService({ repository, enderecos, chave: chaveToken, agora });
  serve(app, layoutCalls.menus, (_, { chamador, request, reply }) => {
    // every page reads its frame: what the browser keeps of the session is put right with it
    const mostrada = parseSessao(rawCookies(request.headers.cookie)[COOKIE_SESSAO]);
    refreshStaleCookie(reply, { mostrada, sessao: chamador.sessao, agora: agora() }, config);
    return service.getMenu('lateral', chamador);
  });
  serve(app, layoutCalls.menusPerfil, (_, { chamador }) => service.getMenu('perfil', chamador));
  serve(app, layoutCalls.getEnderecos, service.getEnderecos);
  serve(app, layoutCalls.listNovidades, repository.listNovidades);
  serve(app, layoutCalls.openSuporte, (_, { chamador }) => service.openSuporte(chamador));
  quadroRoutes(app, { repository, sessions, enderecos });
}
