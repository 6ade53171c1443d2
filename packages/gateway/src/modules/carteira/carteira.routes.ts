import { carteiraCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve, ServeFile } from '../../plugins/serve.ts';
import type { CotacoesService } from './cotacoes.service.ts';
import type { LoteService } from './lote.service.ts';

interface Servicos {
  readonly cotacoes: CotacoesService;
  readonly lotes: LoteService;
}

export function carteiraRoutes(
  app: FastifyInstance,
  { serve, serveFile }: { serve: Serve; serveFile: ServeFile },
  { cotacoes, lotes }: Servicos,
): void {
  serve(app, carteiraCalls.listCotacoes, (consulta, { chamador }) => cotacoes.list(consulta, chamador));
  serveFile(app, carteiraCalls.exportCotacoes, (consulta, { chamador }) => cotacoes.exportFile(consulta, chamador));
  serve(app, carteiraCalls.getQuadro, (consulta, { chamador }) => lotes.quadro(consulta, chamador));
  serve(app, carteiraCalls.moveOrcamento, (pedido, { chamador }) => lotes.move(pedido, chamador));
  serve(app, carteiraCalls.discardLote, (alvo, { chamador }) => lotes.discard(alvo, chamador));
  serve(app, carteiraCalls.assignLote, (pedido, { chamador }) => lotes.assign(pedido, chamador));
  serve(app, carteiraCalls.listAtribuiveis, (_, { chamador }) => lotes.listAtribuiveis(chamador));
}
