import type { FastifyInstance } from 'fastify';
import { deriveKey } from '../../plugins/keys.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAcesso, type RecursosDeAcesso } from '../access/index.ts';
import type { Mapas } from '../composition/index.ts';
import { createCodigosService } from './codigos.service.ts';
import { createConcessoesService } from './concessoes.service.ts';
import { watchPrazos } from './emprestimos.ts';
import { createMomentosService } from './momentos.service.ts';
import { createSuporteRepository } from './suporte.repository.ts';
import { suporteRoutes } from './suporte.routes.ts';

interface Deps extends RecursosModulo, RecursosDeAcesso {
  readonly mapas: Mapas;
  /** Registers a function that runs when a session ends on this gateway. */
  readonly onSessionEnd: (ouvinte: (guid: string, usuario: { id: string; nome: string }) => Promise<void>) => void;
}

/** Support's codes, grants, time machine and audit. */
export function suporteModule(app: FastifyInstance, deps: Deps): void {
  const { serve, db, log, agora, mapas, chave, onSessionEnd } = deps;
  const { tentativas } = createAcesso(deps);
  const { fonte, seguros } = mapas;
  const repository = createSuporteRepository(db);
  const codigos = createCodigosService({ repository, tentativas, chave: deriveKey(chave, 'codigo-suporte'), agora });
  const concessoes = createConcessoesService({ repository, fonte, mapas: seguros, log, agora });
  const momentos = createMomentosService({ mapas: seguros, codigos, concessoes, agora });
  onSessionEnd(concessoes.endOfSession);
  const stop = watchPrazos({ fonte, mapas: seguros, log, agora });
  app.addHook('onClose', async () => stop());
  suporteRoutes(app, { serve, repository, codigos, concessoes, momentos, fonte, mapas: seguros, agora });
}
