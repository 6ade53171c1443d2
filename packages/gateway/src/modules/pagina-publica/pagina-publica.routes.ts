import { paginaPublicaCalls as calls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { PaginaNoArService } from './pagina-no-ar.service.ts';
import type { PaginaPublicaService } from './pagina-publica.service.ts';

interface Servicos {
  readonly paginas: PaginaPublicaService;
  readonly noAr: PaginaNoArService;
}

export function paginaPublicaRoutes(app: FastifyInstance, serve: Serve, { paginas, noAr }: Servicos): void {
  serve(app, calls.getPagina, (_, { chamador }) => paginas.read(chamador));
  serve(app, calls.getOpcoes, (_, { chamador }) => paginas.readOpcoes(chamador));
  serve(app, calls.savePagina, (dados, { chamador }) => paginas.save(dados, chamador));
  serve(app, calls.saveImagem, (imagem, { chamador }) => paginas.saveImagem(imagem, chamador));
  serve(app, calls.publishPagina, ({ versao }, { chamador }) => paginas.publish(versao, chamador));
  serve(app, calls.unpublishPagina, (_, { chamador }) => paginas.unpublish(chamador));
  serve(app, calls.listVersoes, (_, { chamador }) => paginas.listVersoes(chamador));
  serve(app, calls.getVersao, ({ versaoId }, { chamador }) => paginas.readVersao(versaoId, chamador));
  serve(app, calls.restoreVersao, (pedido, { chamador }) => paginas.restoreVersao(pedido, chamador));
  serve(app, calls.issueProva, ({ slug }, { request }) => noAr.issueProva(slug, request.ip));
  serve(app, calls.sendSolicitacao, (pedido, { request }) => noAr.send(pedido, request.ip));
}
