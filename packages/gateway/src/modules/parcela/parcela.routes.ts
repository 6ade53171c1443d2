import { parcelaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ParcelaService } from './parcela.service.ts';

interface Services {
  readonly parcelas: ParcelaService;
}

export function parcelaRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  { parcelas }: Services,
): void {
  serve(app, parcelaCalls.listParcelas, (consulta, { chamador }) => parcelas.list(consulta, chamador));
  serve(app, parcelaCalls.getTotais, (consulta, { chamador }) => parcelas.sum(consulta, chamador));
  serve(app, parcelaCalls.getOpcoes, (_, { chamador }) => parcelas.readOpcoes(chamador));
  serveFile(app, parcelaCalls.exportParcelas, (consulta, { chamador }) => parcelas.exportFile(consulta, chamador));
  serve(app, parcelaCalls.getParcela, ({ parcelaId }, { chamador }) => parcelas.get(parcelaId, chamador));
}
