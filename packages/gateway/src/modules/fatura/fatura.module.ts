import { faturaColetivaCalls as calls, LIMITE_EXTRATO, TIPO_MOVIMENTACAO } from '@balcao/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { createFilaDeExtratos } from '../../extratos/fila-extratos.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos } from '../notificacao/index.ts';
import { faturaVistaRepository as vistas } from './fatura-vista.repository.ts';
import { faturaRepository as faturas } from './fatura.repository.ts';
import { createFaturaService } from './fatura.service.ts';
import { fechamentoRepository as fechamentos } from './fechamento.repository.ts';
import { createFechamentoService } from './fechamento.service.ts';
import { grupoRepository as grupos } from './grupo.repository.ts';
import { movimentacaoRepository as movimentos } from './movimentacao.repository.ts';
import { createMovimentacaoService, type MovimentacaoService } from './movimentacao.service.ts';
import { createSeeFatura } from './see-fatura.ts';
import { vidaRepository as vidas } from './vida.repository.ts';
import { vidasAvisadasRepository as avisadas } from './vidas-avisadas.repository.ts';
import { createVidasJob, TAREFA_VIDAS } from './vidas.job.ts';

/** The bytes of a file that came as the body, out of sight of what reads the other fields. */
const CONTEUDO = Symbol('conteudo');
const conteudoDe = ({ body }: FastifyRequest): Buffer | null =>
  (body as { readonly [CONTEUDO]?: Buffer } | null | undefined)?.[CONTEUDO] ?? null;

function movimentacaoRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  movimentacao: MovimentacaoService,
): void {
  // files come in at this one door; everywhere else only JSON does
  void app.register(async (scope) => {
    scope.addContentTypeParser(TIPO_MOVIMENTACAO, { parseAs: 'buffer', bodyLimit: LIMITE_EXTRATO }, (_, body, done) =>
      done(null, { [CONTEUDO]: body }),
    );
    serve(scope, calls.readMovimentacao, ({ faturaId, nome }, { chamador, request }) =>
      movimentacao.read({ faturaId, nome, bytes: conteudoDe(request) }, chamador),
    );
  });
  serve(app, calls.confirmMovimentacao, (pedido, { chamador }) => movimentacao.confirm(pedido, chamador));
  serve(app, calls.moveVida, (pedido, { chamador }) => movimentacao.move(pedido, chamador));
  serveFile(app, calls.exportMovimentos, (pedido, { chamador }) => movimentacao.exportMovimentos(pedido, chamador));
}

/** Monthly bills of collective policies: their lives, what moves, what closing them writes. */
export function faturaModule(app: FastifyInstance, { agora, db, log, tarefas, serve, serveFile }: RecursosModulo): void {
  const fila = createFilaDeExtratos();
  app.addHook('onClose', () => fila.close());
  const seeFatura = createSeeFatura({ agora, vistas, grupos, fechamentos });
  const service = createFaturaService({ db, newId: uuidv7, faturas, grupos, vidas, seeFatura });
  const fechamento = createFechamentoService({ db, grupos, fechamentos, seeFatura });
  movimentacaoRoutes(app, { serve, serveFile }, createMovimentacaoService({ db, newId: uuidv7, fila, grupos, movimentos, seeFatura }));
  serve(app, calls.listFaturas, (consulta, { chamador }) => service.list(consulta, chamador));
  serve(app, calls.getTotais, (consulta, { chamador }) => service.sum(consulta, chamador));
  serve(app, calls.getOpcoes, (_, { chamador }) => service.readOpcoes(chamador));
  serveFile(app, calls.exportFaturas, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, calls.listApolices, ({ q }, { chamador }) => service.listApolices(q, chamador));
  serve(app, calls.createFatura, (pedido, { chamador }) => service.create(pedido, chamador));
  serve(app, calls.getFatura, ({ faturaId }, { chamador }) => service.get(faturaId, chamador));
  serve(app, calls.deleteFatura, (pedido, { chamador }) => service.remove(pedido, chamador));
  serve(app, calls.updateGrupo, (pedido, { chamador }) => service.updateGrupo(pedido, chamador));
  serve(app, calls.listVidas, (consulta, { chamador }) => service.listVidas(consulta, chamador));
  serveFile(app, calls.exportVidas, (consulta, { chamador }) => service.exportVidas(consulta, chamador));
  serve(app, calls.closeFatura, (pedido, { chamador }) => fechamento.close(pedido, chamador));
  serve(app, calls.reopenFatura, (pedido, { chamador }) => fechamento.reopen(pedido, chamador));
  const { createAviso } = createAvisos(tarefas);
  tarefas.handle(TAREFA_VIDAS, createVidasJob({ db, agora, log, grupos, avisadas, createAviso }));
}
