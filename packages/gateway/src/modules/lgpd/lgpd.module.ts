import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createLinksPublicos } from '../envio/index.ts';
import { registryPort } from '../registry/index.ts';
import { createTokensDescadastro } from './descadastro.token.ts';
import { createPermissoesPublicasService } from './permissoes-publicas.service.ts';
import { permissoesRepository as permissoes } from './permissoes.repository.ts';
import { permissoesPublicasRoutes, permissoesRoutes } from './permissoes.routes.ts';
import { createPermissoesService } from './permissoes.service.ts';
import { politicaRepository as politicas } from './politica.repository.ts';
import { politicaRoutes } from './politica.routes.ts';
import { createPoliticaService } from './politica.service.ts';

interface Deps extends RecursosModulo {
  readonly config: { readonly encarregadoEmail: string | null };
  /** Of this installation: the links of clients are derived from it. */
  readonly chave: Buffer;
}

/** Privacy: the policy and who accepted it, what clients permit, and their way out of e-mails. */
export async function lgpdModule(app: FastifyInstance, { serve, serveFile, db, agora, correio, chave, config }: Deps): Promise<void> {
  const serving = { serve, serveFile };
  const { encarregadoEmail } = config;
  const tokens = createTokensDescadastro(chave);
  const links = createLinksPublicos(chave, correio);
  politicaRoutes(app, serving, createPoliticaService({ db, agora, politicas, encarregadoEmail }));
  permissoesRoutes(app, serving, createPermissoesService({ db, agora, newId: uuidv7, permissoes, links, tokens, correio }));
  await permissoesPublicasRoutes(
    app,
    serving,
    createPermissoesPublicasService({ db, agora, permissoes, politicas, registry: registryPort, tokens }),
  );
}
