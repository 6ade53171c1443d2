import { escolhaTopics } from '@balcao/contracts';
import { parametrosEnvio } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { comparativoPort, type FilaDeDesenho, apoliceAtualPort } from '../comparativo/index.ts';
import { createAvisos } from '../notificacao/index.ts';
import { eventoPort, findCorretoraDoCaso, heardByLeitores, orcamentoPort } from '../orcamento/index.ts';
import { parametrosPort } from '../parametros/index.ts';
import { registryPort } from '../registry/index.ts';
import { conversaRepository } from './conversa.repository.ts';
import { createEnvioPublicoService } from './envio-publico.service.ts';
import { createEntregaJob, TAREFA_ENTREGAR } from './envio.job.ts';
import { createPublishEscolha } from './envio.publisher.ts';
import { envioRepository } from './envio.repository.ts';
import { envioRoutes } from './envio.routes.ts';
import { createEnvioService } from './envio.service.ts';
import { createPaginaDoCliente, type RecursosDaPagina } from './pagina-do-cliente.ts';

interface Deps extends RecursosModulo, RecursosDaPagina {
  /** Where comparisons are drawn. */
  readonly fila: FilaDeDesenho;
}

/** Offers sent to a client by e-mail or link, the page the link opens, and the choice made there. */
export function envioModule(app: FastifyInstance, recursos: Deps): void {
  const { db, agora, tarefas, tempoReal, log, correio, serve, fila } = recursos;
  const pagina = createPaginaDoCliente(recursos);
  const shared = {
    ...pagina,
    db,
    agora,
    newId: uuidv7,
    createAviso: createAvisos(tarefas).createAviso,
    orcamentos: orcamentoPort,
    comparativos: comparativoPort,
    envios: envioRepository,
    conversas: conversaRepository,
    eventos: eventoPort,
    registry: registryPort,
    corretoraDoCaso: findCorretoraDoCaso,
  };
  envioRoutes(app, serve, {
    envios: createEnvioService({ ...shared, parametros: parametrosEnvio, escolhas: parametrosPort }),
    publico: createEnvioPublicoService({ ...shared, publishEscolha: createPublishEscolha(tempoReal, log) }),
  });
  tempoReal.authorize(escolhaTopics.escolha.pattern, heardByLeitores(recursos));
  tarefas.handle(TAREFA_ENTREGAR, createEntregaJob({ ...shared, correio, fila, apolices: apoliceAtualPort }));
}
