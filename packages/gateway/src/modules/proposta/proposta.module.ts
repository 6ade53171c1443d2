import { propostaCalls, propostaTopics } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { heardByReaders } from '../../plugins/topic-access.ts';
import { createAvisos } from '../notificacao/index.ts';
import { atividadePort, eventoPort } from '../orcamento/index.ts';
import { createTellProposta } from './aviso-proposta.ts';
import { createAvisoService } from './aviso-seguradora.service.ts';
import { ofertaRepository } from './oferta.repository.ts';
import { createPropostaPublisher } from './proposta.publisher.ts';
import { propostaRepository } from './proposta.repository.ts';
import { avisoRoutes, propostaRoutes } from './proposta.routes.ts';
import { createPropostaService } from './proposta.service.ts';
import { createRespostaService } from './resposta.service.ts';
import { createTransmissaoJob, TAREFA_TRANSMITIR } from './transmissao.job.ts';
import { createIsTransmissivel, createTransmissaoService } from './transmissao.service.ts';
import { createRiscoSegurado } from './risco-segurado.ts';
import { riscoSeguradoRepository } from './risco-segurado.repository.ts';
import { createVenda } from './venda.ts';

interface Deps extends RecursosModulo {
  /** Insurers by slug, as configured. */
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  /** `siteUrl`: origin of this site, where insurers send their notices. */
  readonly config: { readonly siteUrl: string };
}

/** Proposals: made of an offer, sent to the insurer, answered. */
export function propostaModule(app: FastifyInstance, recursos: Deps): void {
  const { db, agora, log, tarefas, tempoReal, serve, insurers } = recursos;
  const { createAviso } = createAvisos(tarefas);
  const repositories = {
    ofertas: ofertaRepository,
    propostas: propostaRepository,
    atividades: atividadePort,
    eventos: eventoPort,
  };
  const passos = createVenda({ ...repositories, newId: uuidv7 });
  const riscos = createRiscoSegurado({ db, riscos: riscoSeguradoRepository, eventos: eventoPort });
  const shared = { ...repositories, db, agora, passos, riscos, insurers, isTransmissivel: createIsTransmissivel(insurers) };
  const avisos = { publisher: createPropostaPublisher(tempoReal, log), tellProposta: createTellProposta({ createAviso, tempoReal }) };

  const propostas = createPropostaService({ ...shared, ...avisos });
  propostaRoutes(app, serve, {
    propostas,
    riscos,
    transmissoes: createTransmissaoService({ ...shared, tarefas }),
    respostas: createRespostaService({ ...shared, ...avisos }),
  });
  avisoRoutes(app, createAvisoService({ ...shared, ...avisos, log }));
  tempoReal.authorize(
    propostaTopics.transmissao.pattern,
    heardByReaders(tempoReal, propostaCalls.getProposta, (chamador, { propostaId = '' }) => propostas.mayRead(propostaId, chamador)),
  );
  const noticeUrlOf = (seguradora: string): string => `${recursos.config.siteUrl}/webhooks/seguradoras/${seguradora}`;
  tarefas.handle(TAREFA_TRANSMITIR, createTransmissaoJob({ ...shared, ...avisos, log, noticeUrlOf }));
}
