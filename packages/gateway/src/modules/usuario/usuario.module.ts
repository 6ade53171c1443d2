import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { Sessions } from '../../plugins/session.ts';
import { createAcesso, type RecursosDeAcesso } from '../access/index.ts';
import { createReadFiltro } from '../filtro/index.ts';
import type { Importaveis } from '../importacao/index.ts';
import { eventoPort } from '../orcamento/index.ts';
import { registryPort } from '../registry/index.ts';
import { createConvites } from './convites.ts';
import { createSessoesUsuarioService } from './sessoes-usuario.service.ts';
import { createUsuarioImportavel } from './usuario-importavel.ts';
import { createTellPoderes } from './usuario.publisher.ts';
import { usuarioRepository } from './usuario.repository.ts';
import { usuarioRoutes } from './usuario.routes.ts';
import { createUsuarioService } from './usuario.service.ts';

interface Deps extends RecursosModulo, RecursosDeAcesso {
  readonly sessions: Sessions;
  readonly importaveis: Importaveis;
}

/** The record of the people of a subscription: what they may do, when, and whether they still may. */
export function usuarioModule(app: FastifyInstance, deps: Deps): void {
  const { serve, serveFile, db, agora, correio, sessions, tempoReal } = deps;
  const acesso = createAcesso(deps);
  const usuarios = usuarioRepository;
  const convites = createConvites({ registry: registryPort, correio, agora });
  deps.importaveis.set('USUARIO', createUsuarioImportavel({ usuarios, convites }));
  const service = createUsuarioService({
    db,
    agora,
    newId: uuidv7,
    readFiltro: createReadFiltro({ agora }),
    usuarios,
    convites,
    sessions,
    acesso,
    correio,
    eventos: eventoPort,
    tellPoderes: createTellPoderes(tempoReal, agora),
  });
  usuarioRoutes(app, { serve, serveFile, service, sessoes: createSessoesUsuarioService({ db, agora, usuarios, sessions, acesso }) });
}
