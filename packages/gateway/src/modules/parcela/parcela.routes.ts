import { cobrancaParcelaCalls, pagamentoParcelaCalls, parcelaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { AtrasadaService } from './atrasada.service.ts';
import type { CobrancaParcelaService } from './cobranca-parcela.service.ts';
import type { PagamentoService } from './pagamento.service.ts';
import type { ParcelaService } from './parcela.service.ts';
import type { SegundaViaService } from './segunda-via.service.ts';

interface Services {
  readonly parcelas: ParcelaService;
  readonly pagos: PagamentoService;
  readonly vias: SegundaViaService;
  readonly atrasadas: AtrasadaService;
  readonly cobrancas: CobrancaParcelaService;
}

export function parcelaRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  { parcelas, pagos, vias, atrasadas, cobrancas }: Services,
): void {
  serve(app, parcelaCalls.listParcelas, (consulta, { chamador }) => parcelas.list(consulta, chamador));
  serve(app, parcelaCalls.getTotais, (consulta, { chamador }) => parcelas.sum(consulta, chamador));
  serve(app, parcelaCalls.getOpcoes, (_, { chamador }) => parcelas.readOpcoes(chamador));
  serveFile(app, parcelaCalls.exportParcelas, (consulta, { chamador }) => parcelas.exportFile(consulta, chamador));
  serve(app, parcelaCalls.getParcela, ({ parcelaId }, { chamador }) => parcelas.get(parcelaId, chamador));
  serve(app, pagamentoParcelaCalls.pay, (pedido, { chamador }) => pagos.pay(pedido, chamador));
  serve(app, pagamentoParcelaCalls.undo, (pedido, { chamador }) => pagos.undo(pedido, chamador));
  serve(app, pagamentoParcelaCalls.getSegundaVia, ({ parcelaId }, { chamador }) => vias.get(parcelaId, chamador));
  serve(app, pagamentoParcelaCalls.saveSegundaVia, (pedido, { chamador }) => vias.save(pedido, chamador));
  serve(app, cobrancaParcelaCalls.listAtrasadas, (consulta, { chamador }) => atrasadas.list(consulta, chamador));
  serve(app, cobrancaParcelaCalls.getTotais, (consulta, { chamador }) => atrasadas.sum(consulta, chamador));
  serve(app, cobrancaParcelaCalls.getOpcoes, (_, { chamador }) => atrasadas.readOpcoes(chamador));
  serveFile(app, cobrancaParcelaCalls.exportAtrasadas, (consulta, { chamador }) => atrasadas.exportFile(consulta, chamador));
  serve(app, cobrancaParcelaCalls.collect, (pedido, { chamador }) => cobrancas.collect(pedido, chamador));
  serve(app, cobrancaParcelaCalls.recordContato, (novo, { chamador }) => cobrancas.record(novo, chamador));
  serve(app, cobrancaParcelaCalls.promise, (pedido, { chamador }) => cobrancas.promise(pedido, chamador));
}
