import { lancamentoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { LancamentoService } from './lancamento.service.ts';

export function lancamentoRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  service: LancamentoService,
): void {
  serve(app, lancamentoCalls.listLancamentos, (consulta, { chamador }) => service.list(consulta, chamador));
  serve(app, lancamentoCalls.getTotais, (consulta, { chamador }) => service.sum(consulta, chamador));
  serve(app, lancamentoCalls.getOpcoes, (_, { chamador }) => service.readOpcoes(chamador));
  serveFile(app, lancamentoCalls.exportLancamentos, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, lancamentoCalls.getLancamento, ({ lancamentoId }, { chamador }) => service.get(lancamentoId, chamador));
  serve(app, lancamentoCalls.listHistoria, ({ lancamentoId }, { chamador }) => service.listHistoria(lancamentoId, chamador));
  serve(app, lancamentoCalls.createLancamento, (dados, { chamador }) => service.create(dados, chamador));
  serve(app, lancamentoCalls.updateLancamento, (dados, { chamador }) => service.update(dados, chamador));
  serve(app, lancamentoCalls.realise, (pedido, { chamador }) => service.realise(pedido, chamador));
  serve(app, lancamentoCalls.reopen, (pedido, { chamador }) => service.reopen(pedido, chamador));
  serve(app, lancamentoCalls.cancel, (pedido, { chamador }) => service.cancel(pedido, chamador));
}
