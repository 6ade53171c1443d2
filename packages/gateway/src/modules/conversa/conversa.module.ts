import { conversaTopics } from '@balcao/contracts';
import { parametrosEnvio } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { comparativoRepository } from '../comparativo/comparativo.repository.ts';
import { conversaRepository } from '../envio/conversa.repository.ts';
import { createEnvioDoCaso } from '../envio/envio-do-caso.ts';
import { createWithLink } from '../envio/envio-link.ts';
import { envioRepository } from '../envio/envio.repository.ts';
import { createLinksPublicos } from '../envio/link-publico.ts';
import { createAvisos } from '../notificacao/avisos.ts';
import { eventoRepository } from '../orcamento/evento.repository.ts';
import { heardByLeitores } from '../orcamento/heard-by-leitores.ts';
import { orcamentoRepository } from '../orcamento/orcamento.repository.ts';
import { createVolume } from '../volume/volume.service.ts';
import { volumeRepository } from '../volume/volume.repository.ts';
import { createConversaPublicaService } from './conversa-publica.service.ts';
import { createPublishConversa } from './conversa.publisher.ts';
import { conversaRoutes } from './conversa.routes.ts';
import { createConversaService } from './conversa.service.ts';

interface Deps extends RecursosModulo {
  /** Of this installation: the links of clients are derived from it. */
  readonly chave: Buffer;
}

/** Questions a client asks on the page that was sent to them, and the brokerage's answers. */
export function conversaModule(app: FastifyInstance, recursos: Deps): void {
  const { db, agora, tarefas, tempoReal, registro, correio, serve, chave } = recursos;
  const shared = {
    db,
    agora,
    newId: uuidv7,
    orcamentos: orcamentoRepository,
    comparativos: comparativoRepository,
    envios: envioRepository,
    conversas: conversaRepository,
    eventos: eventoRepository,
    publishConversa: createPublishConversa(tempoReal, registro),
  };
  const volume = createVolume({ agora, volumes: volumeRepository, parametros: parametrosEnvio });
  const doCaso = createEnvioDoCaso({ ...shared, tarefas, volume, links: createLinksPublicos(chave, correio) });
  const { createAviso } = createAvisos(tarefas);
  conversaRoutes(app, serve, {
    conversas: createConversaService({ ...shared, doCaso, volume }),
    publica: createConversaPublicaService({ ...shared, ...parametrosEnvio, createAviso, withLink: createWithLink(shared) }),
  });
  tempoReal.authorize(conversaTopics.conversa.pattern, heardByLeitores(recursos));
}
