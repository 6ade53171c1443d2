import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../config.ts';
import { createFileStore } from '../../plugins/file-store.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { eventoPort, orcamentoPort } from '../orcamento/index.ts';
import { anexoRepository } from './anexo.repository.ts';
import { anexoRoutes } from './anexo.routes.ts';
import { createAnexoService } from './anexo.service.ts';
import { questionarioPort } from '../questionario/index.ts';
import { createQuestionarioArquivoService } from './questionario-arquivo.service.ts';
import { questionarioArquivoRepository } from './questionario-arquivo.repository.ts';
import { createEraseBytesJob, createAskErase, TAREFA_APAGAR } from './erase-bytes.job.ts';

interface Deps extends RecursosModulo {
  readonly config: Pick<Config, 'pastaDados' | 'mapas'>;
}

/** Files kept with a case: the brokerage's, and those a client sends with a questionnaire. */
export async function anexoModule(app: FastifyInstance, recursos: Deps): Promise<void> {
  const { db, agora, log, tarefas, serve, serveFile } = recursos;
  const { pastaDados, mapas } = recursos.config;
  const files = await createFileStore({ pastaDados, env: mapas.env, log });
  const shared = { db, agora, newId: uuidv7, files, askErase: createAskErase(tarefas), anexos: anexoRepository };
  const anexos = createAnexoService({
    ...shared,
    orcamentos: orcamentoPort,
    eventos: eventoPort,
  });
  const doCliente = createQuestionarioArquivoService({
    ...shared,
    arquivos: questionarioArquivoRepository,
    questionarios: questionarioPort,
  });
  tarefas.handle(TAREFA_APAGAR, createEraseBytesJob({ db, anexos: anexoRepository, files }));
  anexoRoutes(app, { serve, serveFile }, { anexos, doCliente });
}
