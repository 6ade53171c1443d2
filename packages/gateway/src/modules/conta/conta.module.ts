import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ConfigCookies } from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import { createAcesso, type RecursosDeAcesso } from '../access/index.ts';
import { gruposPort } from '../parametros/index.ts';
import { contaRepository } from './conta.repository.ts';
import { contaRoutes } from './conta.routes.ts';
import { createContaService } from './conta.service.ts';
import { createMfaService } from './mfa.service.ts';

interface Deps extends RecursosModulo, Omit<RecursosDeAcesso, 'config'> {
  readonly sessions: Sessions;
  readonly config: RecursosDeAcesso['config'] & ConfigCookies;
}

export function contaModule(app: FastifyInstance, deps: Deps): void {
  const { serve, db, correio, agora, sessions, config } = deps;
  const acesso = createAcesso(deps);
  const service = createContaService({ db, agora, repository: contaRepository, sessions, acesso, correio });
  const mfa = createMfaService({ db, acesso, correio, grupos: gruposPort, drawQr: (texto) => renderSVG(texto) });
  contaRoutes(app, { serve, service, mfa, sessions, agora, config });
}
