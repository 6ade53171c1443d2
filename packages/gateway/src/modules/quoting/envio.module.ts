import { addressOf, publicoRoutes } from '@balcao/contracts';
import { parametrosRepository } from '../parametros/parametros.repository.ts';
import { parametrosEnvio } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { CreateAviso } from '../notificacao/notificacao.service.ts';
import { createReadFiltro } from '../filtro/filtro-da-lista.ts';
import { registryRepository } from '../registry/registry.repository.ts';
import type { FilaDeDesenho } from '../comparativo/comparativo-fila.ts';
import { conversaRepository } from '../envio/conversa.repository.ts';
import { createConversaService } from '../conversa/conversa.service.ts';
import { createConversaPublicaService } from '../conversa/conversa-publica.service.ts';
import { comparativoRepository } from '../comparativo/comparativo.repository.ts';
import { createCorretoraDoCaso } from '../orcamento/corretora-do-caso.ts';
import { createEntregaJob, TAREFA_ENTREGAR } from '../envio/envio.job.ts';
import { envioRepository } from '../envio/envio.repository.ts';
import { envioRoutes } from '../envio/envio.routes.ts';
import { createEnvioService } from '../envio/envio.service.ts';
import { createEnvioDoCaso } from '../envio/envio-do-caso.ts';
import { createWithLink } from '../envio/envio-link.ts';
import { createEnvioPublicoService } from '../envio/envio-publico.service.ts';
import { eventoRepository } from '../orcamento/evento.repository.ts';
import { createLinksPublicos } from '../envio/link-publico.ts';
import { orcamentoRepository } from '../orcamento/orcamento.repository.ts';
import { questionarioRepository } from '../questionario/questionario.repository.ts';
import { questionarioRoutes } from '../questionario/questionario.routes.ts';
import { createQuestionarioService } from '../questionario/questionario.service.ts';
import { createQuestionarioPublicoService } from '../questionario/questionario-publico.service.ts';
import type { QuotingPublisher } from '../orcamento/quoting.publisher.ts';
import { resultadosRepository } from '../comparativo/resultados.repository.ts';
import { solicitacaoRepository } from '../solicitacao/solicitacao.repository.ts';
import { solicitacaoRoutes } from '../solicitacao/solicitacao.routes.ts';
import { createSolicitacaoService } from '../solicitacao/solicitacao.service.ts';
import { volumeRepository } from '../volume/volume.repository.ts';
import { createVolume } from '../volume/volume.service.ts';

interface Opcoes {
  /** Where comparisons are drawn. */
  readonly fila: FilaDeDesenho;
  readonly createAviso: CreateAviso;
  readonly publisher: QuotingPublisher;
  /** Of this installation: what links are derived of. */
  readonly chave: Buffer;
}

/** What leaves quoting for a client, and what clients bring back: sendings, questionnaires, leads. */
export function envioModule(app: FastifyInstance, recursos: RecursosModulo, { createAviso, publisher, chave, fila }: Opcoes): void {
  const { db, agora, tarefas, correio, serve } = recursos;
  const caminhos = { cotacao: addressOf(publicoRoutes, 'cotacaoCliente'), questionario: addressOf(publicoRoutes, 'questionarioCliente') };
  const shared = {
    db,
    agora,
    createAviso,
    publisher,
    newId: uuidv7,
    orcamentos: orcamentoRepository,
    comparativos: comparativoRepository,
    envios: envioRepository,
    conversas: conversaRepository,
    eventos: eventoRepository,
    questionarios: questionarioRepository,
    solicitacoes: solicitacaoRepository,
    registry: registryRepository,
    corretoraDoCaso: createCorretoraDoCaso(registryRepository),
    links: createLinksPublicos(chave, correio, caminhos),
    parametros: parametrosEnvio,
    escolhas: parametrosRepository,
  };
  const volume = createVolume({ agora, volumes: volumeRepository, parametros: parametrosEnvio });
  const doCaso = createEnvioDoCaso({ ...shared, tarefas, volume });
  const withLink = createWithLink(shared);
  envioRoutes(app, serve, {
    envios: createEnvioService({ ...shared, doCaso, volume }),
    conversas: createConversaService({ ...shared, doCaso, volume }),
    publico: createEnvioPublicoService({ ...shared, withLink }),
    conversaPublica: createConversaPublicaService({ ...shared, ...parametrosEnvio, withLink }),
  });
  questionarioRoutes(app, serve, {
    questionarios: createQuestionarioService(shared),
    publico: createQuestionarioPublicoService(shared),
  });
  solicitacaoRoutes(app, serve, createSolicitacaoService({ ...shared, readFiltro: createReadFiltro(recursos) }));
  tarefas.handle(TAREFA_ENTREGAR, createEntregaJob({ ...shared, correio, fila, apolices: resultadosRepository }));
}
