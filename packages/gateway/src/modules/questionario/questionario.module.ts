import { parametrosEnvio } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createLinksPublicos } from '../envio/index.ts';
import { createAvisos } from '../notificacao/index.ts';
import { eventoPort, findCorretoraDoCaso, orcamentoPort } from '../orcamento/index.ts';
import { registryPort } from '../registry/index.ts';
import { createPublishSolicitacoes, solicitacaoPort } from '../solicitacao/index.ts';
import { createQuestionarioPublicoService } from './questionario-publico.service.ts';
import { questionarioRepository } from './questionario.repository.ts';
import { questionarioRoutes } from './questionario.routes.ts';
import { createQuestionarioService } from './questionario.service.ts';

interface Deps extends RecursosModulo {
  /** Of this installation: the links of clients are derived from it. */
  readonly chave: Buffer;
}

/** Questionnaires a client fills in by a link. */
export function questionarioModule(app: FastifyInstance, { db, agora, tarefas, tempoReal, log, correio, serve, chave }: Deps): void {
  const shared = {
    db,
    agora,
    newId: uuidv7,
    orcamentos: orcamentoPort,
    questionarios: questionarioRepository,
    corretoraDoCaso: findCorretoraDoCaso,
  };
  questionarioRoutes(app, serve, {
    questionarios: createQuestionarioService({ ...shared, links: createLinksPublicos(chave, correio), parametros: parametrosEnvio }),
    publico: createQuestionarioPublicoService({
      ...shared,
      createAviso: createAvisos(tarefas).createAviso,
      solicitacoes: solicitacaoPort,
      registry: registryPort,
      eventos: eventoPort,
      publishSolicitacoes: createPublishSolicitacoes(tempoReal, log),
    }),
  });
}
