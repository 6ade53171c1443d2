import type { FastifyInstance } from 'fastify';
import { deriveKey } from '../../plugins/keys.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ConfigCookies } from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import { publishLogoff } from './access.publisher.ts';
import { createAccessRepository } from './access.repository.ts';
import { accessRoutes } from './access.routes.ts';
import { createAccessService } from './access.service.ts';

interface Deps extends Pick<RecursosModulo, 'serve' | 'db' | 'tempoReal' | 'agora'> {
  readonly sessions: Sessions;
  /** Whatever lives of a session ends with it. */
  readonly endSession: (guid: string, usuario: { readonly id: string; readonly nome: string }) => Promise<void>;
  readonly chave: Buffer;
  readonly config: ConfigCookies & { readonly tentativasLogin: number };
  readonly esperar: (ms: number) => Promise<unknown>;
}

export function accessModule(
  app: FastifyInstance,
  { serve, db, tempoReal, agora, sessions, endSession, chave, config, esperar }: Deps,
): void {
  const service = createAccessService({
    repository: createAccessRepository(db),
    sessions,
    agora,
    esperar,
    chave: deriveKey(chave, 'tentativas'),
    tentativas: config.tentativasLogin,
  });
  accessRoutes(app, {
    serve,
    service,
    canal: tempoReal.canal,
    cookies: config,
    logoff: async (chamador) => {
      await sessions.end(chamador, 'logoff');
      await publishLogoff(tempoReal, chamador, 'logoff', agora());
      await endSession(chamador.sessao.guid, { id: chamador.usuarioId, nome: chamador.sessao.username });
    },
  });
}
