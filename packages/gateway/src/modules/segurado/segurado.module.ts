import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import type { Importaveis } from '../importacao/index.ts';
import { createTokensDescadastro } from '../lgpd/index.ts';
import { registryPort } from '../registry/index.ts';
import { tarefaPort } from '../tarefa/index.ts';
import { createVolume } from '../volume/index.ts';
import { atosSeguradoRepository } from './atos-segurado.repository.ts';
import { createAtosSeguradoService } from './atos-segurado.service.ts';
import { createMensagemJob, TAREFA_MENSAGEM } from './mensagem-segurado.job.ts';
import { importacaoSeguradoRepository } from './importacao-segurado.repository.ts';
import { createSeguradoImportavel } from './segurado-importavel.ts';
import { mesclagemSeguradoRepository } from './mesclagem-segurado.repository.ts';
import { createMesclagemSeguradoService } from './mesclagem-segurado.service.ts';
import { seguradoRepository } from './segurado.repository.ts';
import { seguradoRoutes } from './segurado.routes.ts';
import { createSeguradoService } from './segurado.service.ts';
import { visaoSeguradoRepository } from './visao-segurado.repository.ts';
import { createVisaoSeguradoService } from './visao-segurado.service.ts';

interface Deps extends RecursosModulo {
  readonly importaveis: Importaveis;
  /** Of this installation: the links of who receives no more are derived from it. */
  readonly chave: Buffer;
}

/** The record of clients, and the whole view of one. Quoting knows the same people: it reads and begins them in the same table. */
export function seguradoModule(app: FastifyInstance, { db, agora, tarefas, correio, chave, serve, serveFile, importaveis }: Deps): void {
  importaveis.set(
    'SEGURADO',
    createSeguradoImportavel({ segurados: seguradoRepository, importacoes: importacaoSeguradoRepository, agora }),
  );
  const service = createSeguradoService({
    db,
    agora,
    newId: uuidv7,
    segurados: seguradoRepository,
    mesclagens: mesclagemSeguradoRepository,
    readFiltro: createReadFiltro({ agora }),
  });
  const mesclagem = createMesclagemSeguradoService({
    db,
    agora,
    newId: uuidv7,
    read: service.read,
    segurados: seguradoRepository,
    mesclagens: mesclagemSeguradoRepository,
  });
  const visao = createVisaoSeguradoService({
    db,
    agora,
    read: service.read,
    visao: visaoSeguradoRepository,
    mesclagens: mesclagemSeguradoRepository,
  });
  const atos = createAtosSeguradoService({
    db,
    agora,
    newId: uuidv7,
    tarefas,
    atos: atosSeguradoRepository,
    tarefa: tarefaPort,
    volume: createVolume({ agora }),
    findIds: service.findIds,
  });
  const descadastros = createTokensDescadastro(chave);
  tarefas.handle(TAREFA_MENSAGEM, createMensagemJob({ db, atos: atosSeguradoRepository, registry: registryPort, correio, descadastros }));
  seguradoRoutes(app, { serve, serveFile }, { service, mesclagem, visao, atos });
}
