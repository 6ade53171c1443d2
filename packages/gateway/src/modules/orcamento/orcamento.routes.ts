import { quotingCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve, ServeFile } from '../../plugins/serve.ts';
import type { OrcamentoService } from './orcamento.service.ts';

export function orcamentoRoutes(
  app: FastifyInstance,
  { serve, serveFile }: { serve: Serve; serveFile: ServeFile },
  service: OrcamentoService,
): void {
  serve(app, quotingCalls.listOrcamentos, (consulta, { chamador }) => service.list(consulta, chamador));
  serveFile(app, quotingCalls.exportOrcamentos, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, quotingCalls.createOrcamento, (input, { chamador }) => service.create(input, chamador));
  serve(app, quotingCalls.getOrcamento, ({ orcamentoId }, { chamador }) => service.get(orcamentoId, chamador));
  serve(app, quotingCalls.saveRascunho, (input, { chamador }) => service.saveRascunho(input, chamador));
  serve(app, quotingCalls.deleteOrcamento, ({ orcamentoId }, { chamador }) => service.discard(orcamentoId, chamador));
}
