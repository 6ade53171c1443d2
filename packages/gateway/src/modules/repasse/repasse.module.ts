import { repasseCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createLancamentos } from '../lancamento/index.ts';
import { gruposPort as grupos } from '../parametros/index.ts';
import { loteRepository as lotes } from './lote.repository.ts';
import { createLoteService } from './lote.service.ts';
import { createPrevistosJob, TAREFA_PREVISTOS } from './previsto.job.ts';
import { previstoRepository as previstos } from './previsto.repository.ts';
import { createReciboService } from './recibo.service.ts';
import { remessaRepository as remessas } from './remessa.repository.ts';
import { createRemessaService } from './remessa.service.ts';
import { repasseRepository as repasses } from './repasse.repository.ts';
import { createRepasseService } from './repasse.service.ts';
import { retencaoMesRepository } from './retencao-mes.repository.ts';
import { createRetencaoMesService } from './retencao-mes.service.ts';

/** What the brokerage owes its producers, the lots it pays it in, and what each producer sees of it. */
export function repasseModule(app: FastifyInstance, { db, agora, serve, serveFile, tarefas }: RecursosModulo): void {
  const service = createRepasseService({ db, repasses, previstos, grupos });
  serve(app, repasseCalls.listRepasses, (consulta, { chamador }) => service.list(consulta, chamador));
  serve(app, repasseCalls.getTotais, (consulta, { chamador }) => service.sum(consulta, chamador));
  serve(app, repasseCalls.getOpcoes, (_, { chamador }) => service.readOpcoes(chamador));
  serveFile(app, repasseCalls.exportRepasses, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, repasseCalls.listSaldos, (_, { chamador }) => service.listSaldos(chamador));
  serve(app, repasseCalls.contest, (pedido, { chamador }) => service.contest(pedido, chamador));
  serve(app, repasseCalls.answer, (pedido, { chamador }) => service.answer(pedido, chamador));

  tarefas.handle(TAREFA_PREVISTOS, createPrevistosJob({ db, previstos }));

  const retencoes = createRetencaoMesService({ agora, retencoes: retencaoMesRepository });
  const lote = createLoteService({ db, agora, newId: uuidv7, lotes, grupos, lancamentos: createLancamentos({ agora }), retencoes });
  serve(app, repasseCalls.simulateLote, (pedido, { chamador }) => lote.simulate(pedido, chamador));
  serve(app, repasseCalls.createLote, (pedido, { chamador }) => lote.create(pedido, chamador));
  serve(app, repasseCalls.listLotes, (consulta, { chamador }) => lote.list(consulta, chamador));
  serveFile(app, repasseCalls.exportLotes, (consulta, { chamador }) => lote.exportFile(consulta, chamador));
  serve(app, repasseCalls.getLote, ({ loteId }, { chamador }) => lote.get(loteId, chamador));
  serve(app, repasseCalls.approveLote, (alvo, { chamador }) => lote.approve(alvo, chamador));
  serve(app, repasseCalls.payLote, (pedido, { chamador }) => lote.payLote(pedido, chamador));
  serve(app, repasseCalls.reverseLote, (pedido, { chamador }) => lote.reverse(pedido, chamador));

  const remessa = createRemessaService({ db, agora, lotes, remessas, lote, retencoes });
  serve(app, repasseCalls.prepareRemessa, (pedido, { chamador }) => remessa.prepare(pedido, chamador));
  serveFile(app, repasseCalls.downloadRemessa, (pedido, { chamador }) => remessa.download(pedido, chamador));
  serve(app, repasseCalls.applyRetorno, (pedido, { chamador }) => remessa.apply(pedido, chamador));

  const recibos = createReciboService({ db, lotes, remessas });
  serve(app, repasseCalls.listPagamentos, (pedido, { chamador }) => recibos.list(pedido, chamador));
  serveFile(app, repasseCalls.getRecibo, ({ pagamentoRepasseId }, { chamador }) => recibos.draw(pagamentoRepasseId, chamador));
}
