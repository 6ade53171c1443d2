import { contratoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ContratoVistoService } from './contrato-visto.service.ts';

export function vendaRoutes(
  app: FastifyInstance,
  { serve }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  { contratos }: { contratos: ContratoVistoService },
): void {
  serve(app, contratoCalls.getContrato, ({ contratoId }, { chamador }) => contratos.get(contratoId, chamador));
  serve(app, contratoCalls.listHistoria, ({ contratoId }, { chamador }) => contratos.listHistoria(contratoId, chamador));
}
