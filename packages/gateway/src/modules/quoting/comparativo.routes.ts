import { quotingCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServeFile } from '../../plugins/serve.ts';
import type { ComparativoService } from './comparativo.service.ts';

export function comparativoRoutes(app: FastifyInstance, serveFile: ServeFile, service: ComparativoService): void {
  serveFile(app, quotingCalls.comparativoPdf, async ({ orcamentoId, ofertas }, { chamador }) => ({
    tipo: 'application/pdf',
    ...(await service.draw(orcamentoId, ofertas, chamador)),
  }));
}
