import { renovacaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve, ServeFile } from '../../plugins/serve.ts';
import type { RenovacaoService } from './renovacao.service.ts';

export function renovacaoRoutes(
  app: FastifyInstance,
  { serve, serveFile }: { serve: Serve; serveFile: ServeFile },
  service: RenovacaoService,
): void {
  serve(app, renovacaoCalls.listRenovacoes, (consulta, { chamador }) => service.list(consulta, chamador));
  serveFile(app, renovacaoCalls.exportRenovacoes, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, renovacaoCalls.generateOrcamentos, ({ ids }, { chamador }) => service.openOrcamentos(ids, chamador));
}
