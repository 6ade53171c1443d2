import { politicaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { PoliticaService } from './politica.service.ts';

export function politicaRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  service: PoliticaService,
): void {
  serve(app, politicaCalls.getPolitica, ({ versao }) => service.view(versao ?? null));
  serve(app, politicaCalls.getMinha, (_, { chamador }) => service.getMinha(chamador));
  serve(app, politicaCalls.accept, ({ id, sha256 }, { chamador, request }) =>
    service.accept(chamador, { id, sha256, userAgent: request.headers['user-agent'] ?? null }),
  );
  serve(app, politicaCalls.listAceites, (consulta, { chamador }) => service.list(consulta, chamador));
  serveFile(app, politicaCalls.exportAceites, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, politicaCalls.saveEncarregado, (dados, { chamador }) => service.saveEncarregado(dados, chamador));
}
