import { parametrosEnvio } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { envioRepository } from '../envio/envio.repository.ts';
import { createLinksPublicos } from '../envio/link-publico.ts';
import { createAvisos } from '../notificacao/avisos.ts';
import { createCorretoraDoCaso } from '../orcamento/corretora-do-caso.ts';
import { eventoRepository } from '../orcamento/evento.repository.ts';
import { orcamentoRepository } from '../orcamento/orcamento.repository.ts';
import { registryRepository } from '../registry/registry.repository.ts';
import { createPublishSolicitacoes } from '../solicitacao/solicitacao.publisher.ts';
import { solicitacaoRepository } from '../solicitacao/solicitacao.repository.ts';
import { createQuestionarioPublicoService } from './questionario-publico.service.ts';
import { questionarioRepository } from './questionario.repository.ts';
import { questionarioRoutes } from './questionario.routes.ts';
import { createQuestionarioService } from './questionario.service.ts';

interface Deps extends RecursosModulo {
  /** Of this installation: the links of clients are derived from it. */
  readonly chave: Buffer;
}

/** Questionnaires a client fills in by a link. */
export function questionarioModule(app: FastifyInstance, { db, agora, tarefas, tempoReal, registro, correio, serve, chave }: Deps): void {
  const shared = {
    db,
    agora,
    newId: uuidv7,
    orcamentos: orcamentoRepository,
    questionarios: questionarioRepository,
    corretoraDoCaso: createCorretoraDoCaso(registryRepository),
  };
  questionarioRoutes(app, serve, {
    questionarios: createQuestionarioService({ ...shared, links: createLinksPublicos(chave, correio), parametros: parametrosEnvio }),
    publico: createQuestionarioPublicoService({
      ...shared,
      createAviso: createAvisos(tarefas).createAviso,
      solicitacoes: solicitacaoRepository,
      envios: envioRepository,
      eventos: eventoRepository,
      publishSolicitacoes: createPublishSolicitacoes(tempoReal, registro),
    }),
  });
}
