import { atosSeguradoCalls, mesclagemSeguradoCalls, seguradoCalls, visaoSeguradoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { escritaRoutes, leituraRoutes } from '../registro/index.ts';
import type { AtosSeguradoService } from './atos-segurado.service.ts';
import type { MesclagemSeguradoService } from './mesclagem-segurado.service.ts';
import type { SeguradoService } from './segurado.service.ts';
import type { VisaoSeguradoService } from './visao-segurado.service.ts';

export function seguradoRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  {
    service,
    mesclagem,
    visao,
    atos,
  }: {
    service: SeguradoService;
    mesclagem: MesclagemSeguradoService;
    visao: VisaoSeguradoService;
    atos: AtosSeguradoService;
  },
): void {
  leituraRoutes(app, { serve, serveFile }, { calls: seguradoCalls, param: 'seguradoId', service });
  escritaRoutes(app, { serve, serveFile }, { calls: seguradoCalls, param: 'seguradoId', service });
  serve(app, seguradoCalls.getOpcoes, (_, { chamador }) => service.readOpcoes(chamador));
  serve(app, seguradoCalls.findConhecido, ({ documento }, { chamador }) => service.findConhecido(documento, chamador));
  serve(app, seguradoCalls.createFicha, (dados, { chamador }) => service.create(dados, chamador));
  serve(app, seguradoCalls.updateFicha, (dados, { chamador }) => service.update(dados, chamador));
  serve(app, seguradoCalls.changeLote, (pedido, { chamador }) => service.changeLote(pedido, chamador));
  serve(app, seguradoCalls.listParecidos, ({ seguradoId }, { chamador }) => service.listParecidos(seguradoId, chamador));
  serve(app, mesclagemSeguradoCalls.listDuplicados, (_, { chamador }) => mesclagem.listDuplicados(chamador));
  serve(app, mesclagemSeguradoCalls.mergeFichas, (pedido, { chamador }) => mesclagem.merge(pedido, chamador));
  serve(app, mesclagemSeguradoCalls.undoMesclagem, ({ mesclagemId }, { chamador }) => mesclagem.undo(mesclagemId, chamador));
  serve(app, visaoSeguradoCalls.getVisao, ({ seguradoId }, { chamador }) => visao.get(seguradoId, chamador));
  serve(app, atosSeguradoCalls.createTarefas, (pedido, { chamador }) => atos.createTarefas(pedido, chamador));
  serve(app, atosSeguradoCalls.sendMensagens, (pedido, { chamador }) => atos.sendMensagens(pedido, chamador));
  serve(app, atosSeguradoCalls.listOportunidades, (_, { chamador }) => atos.listOportunidades(chamador));
}
