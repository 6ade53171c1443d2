import { exportacaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { createFileStore } from '../../plugins/file-store.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createExportacaoJobs, TAREFA_APAGAR, TAREFA_GERAR } from './exportacao.job.ts';
import { exportacaoRepository as exportacoes } from './exportacao.repository.ts';
import { createExportacaoService } from './exportacao.service.ts';

interface Deps extends RecursosModulo {
  readonly config: Pick<Config, 'pastaDados' | 'mapas'>;
}

/** The data of a subscription, for its administrators to take away. */
export async function exportacaoModule(app: FastifyInstance, { serve, serveFile, db, agora, log, tarefas, config }: Deps): Promise<void> {
  const files = await createFileStore({ pastaDados: config.pastaDados, env: config.mapas.env, log });
  const jobs = createExportacaoJobs({ db, agora, log, tarefas, exportacoes, files });
  tarefas.handle(TAREFA_GERAR, jobs.generate);
  tarefas.handle(TAREFA_APAGAR, jobs.expire);
  const service = createExportacaoService({ db, agora, tarefas, exportacoes, files });
  serve(app, exportacaoCalls.listExportacoes, (_, { chamador }) => service.list(chamador));
  serve(app, exportacaoCalls.requestExportacao, (_, { chamador }) => service.request(chamador));
  serveFile(app, exportacaoCalls.exportacaoZip, ({ exportacaoId }, { chamador }) => service.read(chamador, exportacaoId));
}
