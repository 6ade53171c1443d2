import { escolhaTopics } from '@balcao/contracts';
import { parametrosEnvio } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { FilaDeDesenho } from '../comparativo/comparativo-fila.ts';
import { comparativoRepository } from '../comparativo/comparativo.repository.ts';
import { resultadosRepository } from '../comparativo/resultados.repository.ts';
import { createAvisos } from '../notificacao/avisos.ts';
import { createCorretoraDoCaso } from '../orcamento/corretora-do-caso.ts';
import { eventoRepository } from '../orcamento/evento.repository.ts';
import { heardByLeitores } from '../orcamento/heard-by-leitores.ts';
import { orcamentoRepository } from '../orcamento/orcamento.repository.ts';
import { parametrosRepository } from '../parametros/parametros.repository.ts';
import { registryRepository } from '../registry/registry.repository.ts';
import { createVolume } from '../volume/volume.service.ts';
import { volumeRepository } from '../volume/volume.repository.ts';
import { conversaRepository } from './conversa.repository.ts';
import { createEnvioDoCaso } from './envio-do-caso.ts';
import { createWithLink } from './envio-link.ts';
import { createEnvioPublicoService } from './envio-publico.service.ts';
import { createEntregaJob, TAREFA_ENTREGAR } from './envio.job.ts';
import { createPublishEscolha } from './envio.publisher.ts';
import { envioRepository } from './envio.repository.ts';
import { envioRoutes } from './envio.routes.ts';
import { createEnvioService } from './envio.service.ts';
import { createLinksPublicos } from './link-publico.ts';

interface Deps extends RecursosModulo {
  /** Where comparisons are drawn. */
  readonly fila: FilaDeDesenho;
  /** Of this installation: the links of clients are derived from it. */
  readonly chave: Buffer;
}

/** Offers sent to a client by e-mail or link, the page the link opens, and the choice made there. */
export function envioModule(app: FastifyInstance, recursos: Deps): void {
  const { db, agora, tarefas, tempoReal, registro, correio, serve, fila, chave } = recursos;
  const { createAviso } = createAvisos(tarefas);
  const shared = {
    db,
    agora,
    createAviso,
    newId: uuidv7,
    orcamentos: orcamentoRepository,
    comparativos: comparativoRepository,
    envios: envioRepository,
    conversas: conversaRepository,
    eventos: eventoRepository,
    corretoraDoCaso: createCorretoraDoCaso(registryRepository),
    links: createLinksPublicos(chave, correio),
    parametros: parametrosEnvio,
    escolhas: parametrosRepository,
  };
  const volume = createVolume({ agora, volumes: volumeRepository, parametros: parametrosEnvio });
  envioRoutes(app, serve, {
    envios: createEnvioService({ ...shared, volume, doCaso: createEnvioDoCaso({ ...shared, tarefas, volume }) }),
    publico: createEnvioPublicoService({
      ...shared,
      withLink: createWithLink(shared),
      publishEscolha: createPublishEscolha(tempoReal, registro),
    }),
  });
  tempoReal.authorize(escolhaTopics.escolha.pattern, heardByLeitores(recursos));
  tarefas.handle(TAREFA_ENTREGAR, createEntregaJob({ ...shared, correio, fila, apolices: resultadosRepository }));
}
