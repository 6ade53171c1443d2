import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ConfigCookies } from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import { assinaturaRepository } from './assinatura.repository.ts';
import { assinaturaRoutes } from './assinatura.routes.ts';
import { createAssinaturaService } from './assinatura.service.ts';

interface Deps extends Pick<RecursosModulo, 'serve' | 'db' | 'agora'> {
  readonly sessions: Sessions;
  readonly config: ConfigCookies;
}

/** The subscription: its plan, what it owes, its beginning and its return. */
export function assinaturaModule(app: FastifyInstance, { serve, db, agora, sessions, config }: Deps): void {
  const service = createAssinaturaService({ db, agora, assinaturas: assinaturaRepository });
  assinaturaRoutes(app, { serve, service, sessions, cookies: config, agora });
}
