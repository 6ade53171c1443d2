import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createLinksPublicos } from '../envio/index.ts';
import { createAvisos, fatos } from '../notificacao/index.ts';
import { registryPort } from '../registry/index.ts';
import { createTokensDescadastro } from './descadastro-token.ts';
import { direitosRepository as direitos } from './direitos.repository.ts';
import { createDireitosService } from './direitos.service.ts';
import { createPermissoesPublicasService } from './permissoes-publicas.service.ts';
import { permissoesRepository as permissoes } from './permissoes.repository.ts';
import { direitosRoutes, permissoesPublicasRoutes, permissoesRoutes } from './permissoes.routes.ts';
import { createPermissoesService } from './permissoes.service.ts';
import { politicaRepository as politicas } from './politica.repository.ts';
import { politicaRoutes } from './politica.routes.ts';
import { createPoliticaService } from './politica.service.ts';
import { createRetencaoJob, TAREFA_RETENCAO } from './retencao.job.ts';
import { copy } from './titular.copy.ts';
import { titularRepository as titulares } from './titular.repository.ts';
import { titularRoutes } from './titular.routes.ts';
import { createTitularService } from './titular.service.ts';

interface Deps extends RecursosModulo {
  readonly config: { readonly encarregadoEmail: string | null };
  /** Of this installation: the links of clients are derived from it. */
  readonly chave: Buffer;
}

/** Job that tells administrators how much of a request's time is gone. */
const TAREFA_PRAZOS = 'lgpd_prazos';

/** Privacy: the policy and who accepted it, what clients permit, their way out of e-mails, and what the holder of data may ask. */
export async function lgpdModule(
  app: FastifyInstance,
  { serve, serveFile, db, agora, log, tarefas, correio, chave, config }: Deps,
): Promise<void> {
  const serving = { serve, serveFile };
  const { encarregadoEmail } = config;
  const tokens = createTokensDescadastro(chave);
  const links = createLinksPublicos(chave, correio);
  politicaRoutes(app, serving, createPoliticaService({ db, agora, politicas, encarregadoEmail }));
  permissoesRoutes(
    app,
    serving,
    createPermissoesService({ db, agora, newId: uuidv7, permissoes, registry: registryPort, links, tokens, correio }),
  );
  await permissoesPublicasRoutes(
    app,
    serving,
    createPermissoesPublicasService({ db, agora, permissoes, politicas, registry: registryPort, tokens }),
  );
  titularRoutes(app, serving, createTitularService({ db, agora, newId: uuidv7, titulares, registry: registryPort, correio }));

  const { tellAdministradores, createAvisoAdministradores } = createAvisos(tarefas);
  direitosRoutes(
    app,
    serving,
    createDireitosService({
      db,
      agora,
      newId: uuidv7,
      chave,
      permissoes,
      registry: registryPort,
      titulares,
      direitos,
      correio,
      createAvisoAdministradores,
    }),
  );
  tarefas.handle(TAREFA_RETENCAO, createRetencaoJob({ db, agora, log, newId: uuidv7, createAvisoAdministradores }));
  tarefas.handle(TAREFA_PRAZOS, () =>
    db.global(async (tx) => {
      const { link } = fatos.prazoDeTitular();
      const avisadas = await tx.rows<{ id: string }>('select * from avisar_prazos_titular($1, $2, $3) as id', [agora(), copy.aviso, link]);
      for (const { id } of avisadas) await tellAdministradores(tx, id, copy.aviso);
    }),
  );
}
