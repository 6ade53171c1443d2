import { extratoBancarioCalls as calls, LIMITE_EXTRATO, TIPO_EXTRATO } from '@balcao/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ConciliacaoService } from './conciliacao.service.ts';
import type { ExtratoService } from './extrato.service.ts';
import type { MovimentoService } from './movimento.service.ts';
import type { RegraMemoService } from './regra-memo.service.ts';

/** The bytes of a file that came as the body, out of sight of what reads the other fields. */
const CONTEUDO = Symbol('conteudo');
const conteudoDe = ({ body }: FastifyRequest): Buffer | null =>
  (body as { readonly [CONTEUDO]?: Buffer } | null | undefined)?.[CONTEUDO] ?? null;

interface Servicos {
  readonly extratos: ExtratoService;
  readonly movimentos: MovimentoService;
  readonly conciliacoes: ConciliacaoService;
  readonly regras: RegraMemoService;
}

export function extratoBancarioRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  { extratos, movimentos, conciliacoes, regras }: Servicos,
): void {
  // files come in at this one door; everywhere else only JSON does
  void app.register(async (scope) => {
    scope.addContentTypeParser(TIPO_EXTRATO, { parseAs: 'buffer', bodyLimit: LIMITE_EXTRATO }, (_, body, done) =>
      done(null, { [CONTEUDO]: body }),
    );
    serve(scope, calls.readExtrato, ({ contaId, nome, mapeamento }, { chamador, request }) =>
      extratos.read({ contaId, nome, mapeamento, bytes: conteudoDe(request) }, chamador),
    );
  });
  serve(app, calls.listSaldos, (_, { chamador }) => extratos.listSaldos(chamador));
  serve(app, calls.listCategorias, (_, { chamador }) => conciliacoes.listCategorias(chamador));
  serve(app, calls.listLeituras, ({ contaId }, { chamador }) => extratos.listLeituras(contaId, chamador));
  serve(app, calls.getLeitura, ({ leituraId }, { chamador }) => extratos.getLeitura(leituraId, chamador));
  serve(app, calls.discardLeitura, ({ leituraId }, { chamador }) => extratos.discard(leituraId, chamador));
  serve(app, calls.confirmExtrato, (pedido, { chamador }) => extratos.confirm(pedido, chamador));
  serve(app, calls.listExtratos, ({ contaId }, { chamador }) => extratos.list(contaId, chamador));
  serve(app, calls.undoExtrato, ({ extratoBancarioId }, { chamador }) => extratos.undo(extratoBancarioId, chamador));
  serve(app, calls.listMovimentos, (consulta, { chamador }) => movimentos.list(consulta, chamador));
  serve(app, calls.getTotais, (consulta, { chamador }) => movimentos.sum(consulta, chamador));
  serveFile(app, calls.exportMovimentos, (consulta, { chamador }) => movimentos.exportFile(consulta, chamador));
  serve(app, calls.listSugestoes, (pedido, { chamador }) => movimentos.listSugestoes(pedido, chamador));
  serve(app, calls.listAlvos, (pedido, { chamador }) => movimentos.listAlvos(pedido, chamador));
  serve(app, calls.reconcile, (pedido, { chamador }) => conciliacoes.reconcile(pedido, chamador));
  serve(app, calls.ignoreMovimentos, (pedido, { chamador }) => conciliacoes.ignore(pedido, chamador));
  serve(app, calls.undoMovimento, (pedido, { chamador }) => conciliacoes.undo(pedido, chamador));
  serve(app, calls.listRegras, (_, { chamador }) => regras.list(chamador));
  serve(app, calls.createRegra, (dados, { chamador }) => regras.teach(dados, chamador));
  serve(app, calls.applyRegras, ({ contaId }, { chamador }) => regras.apply(contaId, chamador));
  serve(app, calls.deleteRegra, ({ regraId }, { chamador }) => regras.remove(regraId, chamador));
}
