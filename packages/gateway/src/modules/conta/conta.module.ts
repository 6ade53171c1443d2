import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ConfigCookies } from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { Acesso } from '../access/access.module.ts';
import { contaRepository } from './conta.repository.ts';
import { contaRoutes } from './conta.routes.ts';
import { createContaService } from './conta.service.ts';
import { createMfaService } from './mfa.service.ts';

interface Deps extends Pick<RecursosModulo, 'serve' | 'db' | 'correio' | 'agora'> {
  readonly sessions: Sessions;
  readonly acesso: Acesso;
  readonly config: ConfigCookies;
}

export function contaModule(app: FastifyInstance, { serve, db, correio, agora, sessions, acesso, config }: Deps): void {
  const service = createContaService({ db, agora, repository: contaRepository, sessions, acesso, correio });
  const mfa = createMfaService({ db, acesso, correio, drawQr: (texto) => renderSVG(texto) });
  contaRoutes(app, { serve, service, mfa, sessions, agora, config });
}
