import { comissaoAReceberCalls, contestacaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos } from '../notificacao/index.ts';
import { registryPort as registry } from '../registry/index.ts';
import { aReceberRepository as aReceber } from './comissao-devida.repository.ts';
import { createAReceberService } from './comissao-devida.service.ts';
import { createCartaJob, TAREFA_CARTA } from './carta.job.ts';
import { copy } from './contestacao.copy.ts';
import { contestacaoRepository as contestacoes } from './contestacao.repository.ts';
import { createContestacaoService } from './contestacao.service.ts';
import { contestacaoVistaRepository as vistas } from './contestacao-vista.repository.ts';
import { createEncerramentoService } from './encerramento.service.ts';
import { envioContestacaoRepository as envios } from './envio-contestacao.repository.ts';

/** What insurers owe of commissions, and what they are asked for. */
export function contestacaoModule(app: FastifyInstance, { agora, db, tarefas, correio, serve, serveFile }: RecursosModulo): void {
  const lista = createAReceberService({ agora, db, aReceber });
  serve(app, comissaoAReceberCalls.listAReceber, (consulta, { chamador }) => lista.list(consulta, chamador));
  serve(app, comissaoAReceberCalls.getTotais, (consulta, { chamador }) => lista.sum(consulta, chamador));
  serve(app, comissaoAReceberCalls.getOpcoes, (_, { chamador }) => lista.readOpcoes(chamador));
  serveFile(app, comissaoAReceberCalls.exportAReceber, (consulta, { chamador }) => lista.exportFile(consulta, chamador));

  const service = createContestacaoService({ agora, db, newId: uuidv7, tarefas, contestacoes, vistas, envios });
  const encerramento = createEncerramentoService({ agora, db, contestacoes, vistas });
  serve(app, contestacaoCalls.listContestacoes, (consulta, { chamador }) => service.list(consulta, chamador));
  serve(app, contestacaoCalls.getTotais, (consulta, { chamador }) => service.sum(consulta, chamador));
  serveFile(app, contestacaoCalls.exportContestacoes, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, contestacaoCalls.getContestacao, ({ contestacaoId }, { chamador }) => service.get(contestacaoId, chamador));
  serveFile(app, contestacaoCalls.getCarta, async ({ contestacaoId }, { chamador }) => {
    const { numero, conteudo } = await service.drawCarta(contestacaoId, chamador);
    return { tipo: 'application/pdf', nome: copy.arquivo(numero), conteudo };
  });
  serve(app, contestacaoCalls.createContestacao, (pedido, { chamador }) => service.create(pedido, chamador));
  serve(app, contestacaoCalls.sendCarta, (pedido, { chamador }) => service.sendCarta(pedido, chamador));
  serve(app, contestacaoCalls.markEnviada, (pedido, { chamador }) => service.markEnviada(pedido, chamador));
  serve(app, contestacaoCalls.noteResposta, (pedido, { chamador }) => service.noteResposta(pedido, chamador));
  serve(app, contestacaoCalls.addNota, (pedido, { chamador }) => service.addNota(pedido, chamador));
  serve(app, contestacaoCalls.closeContestacao, (pedido, { chamador }) => encerramento.close(pedido, chamador));
  serve(app, contestacaoCalls.reopenContestacao, ({ contestacaoId }, { chamador }) => encerramento.reopen(contestacaoId, chamador));
  tarefas.handle(
    TAREFA_CARTA,
    createCartaJob({ db, agora, correio, contestacoes, vistas, envios, registry, createAviso: createAvisos(tarefas).createAviso }),
  );
}
