import { carteiraCalls, renovacaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve, ServeFile } from '../../plugins/serve.ts';
import type { CotacoesService } from './cotacoes.service.ts';
import type { LoteService } from './lote.service.ts';
import type { RenovacaoService } from './renovacao.service.ts';

interface Servicos {
  readonly cotacoes: CotacoesService;
  readonly lotes: LoteService;
  readonly renovacoes: RenovacaoService;
}

export function carteiraRoutes(
  app: FastifyInstance,
  { serve, serveFile }: { serve: Serve; serveFile: ServeFile },
  { cotacoes, lotes, renovacoes }: Servicos,
): void {
  serve(app, carteiraCalls.listCotacoes, (consulta, { chamador }) => cotacoes.list(consulta, chamador));
  serveFile(app, carteiraCalls.exportCotacoes, (consulta, { chamador }) => cotacoes.exportFile(consulta, chamador));
  serve(app, carteiraCalls.getQuadro, (consulta, { chamador }) => lotes.quadro(consulta, chamador));
  serve(app, carteiraCalls.moveOrcamento, (pedido, { chamador }) => lotes.move(pedido, chamador));
  serve(app, carteiraCalls.discardLote, (alvo, { chamador }) => lotes.discard(alvo, chamador));
  serve(app, carteiraCalls.assignLote, (pedido, { chamador }) => lotes.assign(pedido, chamador));
  serve(app, carteiraCalls.listAtribuiveis, (_, { chamador }) => lotes.listAtribuiveis(chamador));
  serve(app, renovacaoCalls.listRenovacoes, (consulta, { chamador }) => renovacoes.list(consulta, chamador));
  serveFile(app, renovacaoCalls.exportRenovacoes, (consulta, { chamador }) => renovacoes.exportFile(consulta, chamador));
  serve(app, renovacaoCalls.listDoLote, (consulta, { chamador }) => renovacoes.listDoLote(consulta, chamador));
  serve(app, renovacaoCalls.generateOrcamentos, ({ ids }, { chamador }) => renovacoes.openOrcamentos(ids, chamador));
}
