import { quotingCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServeFile } from '../../plugins/serve.ts';
import type { ComparativoService } from './comparativo.service.ts';

export function comparativoRoutes(app: FastifyInstance, serveFile: ServeFile, service: ComparativoService): void {
  serveFile(app, quotingCalls.comparativoPdf, async (pedido, { chamador, reply }) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return { tipo: 'application/pdf', ...(await service.draw(pedido, chamador, gone.signal)) };
  });
}
