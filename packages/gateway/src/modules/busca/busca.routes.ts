import { buscaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { BuscaService } from './busca.service.ts';

export function buscaRoutes(app: FastifyInstance, serve: Serve, service: BuscaService): void {
  serve(app, buscaCalls.match, (consulta, { chamador }) => service.match(chamador, consulta));
  serve(app, buscaCalls.listRecentes, (_, { chamador }) => service.listRecentes(chamador));
  serve(app, buscaCalls.noteRecente, ({ guid, fixado }, { chamador }) => service.noteRecente(chamador, { guid, fixado: fixado ?? null }));
}
