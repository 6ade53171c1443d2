import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { OpenInsurancePort } from '../../open-insurance/open-insurance.port.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createLinksPublicos } from '../envio/index.ts';
import { atividadePort, eventoPort, findCorretoraDoCaso, orcamentoPort } from '../orcamento/index.ts';
import { registryPort } from '../registry/index.ts';
import { apoliceExternaRepository as externas } from './apolice-externa.repository.ts';
import { createCompartilhamentoPublicoService } from './compartilhamento-publico.service.ts';
import { createEncerramentoJob, createLeituraJob, TAREFA_ENCERRAR, TAREFA_LER } from './compartilhamento.job.ts';
import { compartilhamentoRepository as compartilhamentos } from './compartilhamento.repository.ts';
import { compartilhamentoPublicoRoutes, compartilhamentoRoutes } from './compartilhamento.routes.ts';
import { createCompartilhamentoService, createEndConsent } from './compartilhamento.service.ts';
import { createOportunidadeService } from './oportunidade.service.ts';
import { createSegredos } from './segredos.ts';

interface Deps extends RecursosModulo {
  /** Of this installation: links and seals are derived from it. */
  readonly chave: Buffer;
  /** Insurers that are asked, by slug. */
  readonly participantes: ReadonlyMap<string, OpenInsurancePort>;
}

/** Open Insurance: a client consents at their insurers, and what they hold through other brokerages is read. */
export function compartilhamentoModule(
  app: FastifyInstance,
  { serve, db, agora, log, tarefas, correio, chave, participantes }: Deps,
): void {
  const links = createLinksPublicos(chave, correio);
  const segredos = createSegredos(chave);
  const shared = {
    db,
    agora,
    log,
    tarefas,
    newId: uuidv7,
    participantes,
    compartilhamentos,
    externas,
    registry: registryPort,
    links,
    segredos,
  };
  compartilhamentoRoutes(
    app,
    { serve },
    {
      service: createCompartilhamentoService({ ...shared, correio }),
      oportunidades: createOportunidadeService({
        ...shared,
        orcamentos: orcamentoPort,
        atividades: atividadePort,
        eventos: eventoPort,
        corretoraDoCaso: findCorretoraDoCaso,
      }),
    },
  );
  compartilhamentoPublicoRoutes(
    app,
    { serve },
    createCompartilhamentoPublicoService({ ...shared, correio, endConsent: createEndConsent(shared) }),
  );
  tarefas.handle(TAREFA_LER, createLeituraJob(shared));
  tarefas.handle(TAREFA_ENCERRAR, createEncerramentoJob(shared));
}
