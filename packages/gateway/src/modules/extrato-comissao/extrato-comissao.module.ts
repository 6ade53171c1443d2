import { arquivoExtratoCalls, extratoComissaoCalls, LIMITE_EXTRATO, recebimentoCalls, TIPO_XLSX } from '@balcao/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { createFilaDeExtratos } from '../../extratos/fila-extratos.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { arquivoExtratoRepository as arquivos } from './arquivo-extrato.repository.ts';
import { createArquivoExtratoService } from './arquivo-extrato.service.ts';
import { baixaRepository as baixas } from './baixa.repository.ts';
import { createBaixaService } from './baixa.service.ts';
import { comissaoDoExtratoRepository as comissoes } from './comissao-do-extrato.repository.ts';
import { createConferenciaService } from './conferencia.service.ts';
import { extratosArquivo } from './extrato-arquivo.ts';
import { extratoRepository as extratos } from './extrato.repository.ts';
import { linhaExtratoRepository as linhas } from './linha-extrato.repository.ts';
import { createReadExtratoJob, TAREFA_LER_EXTRATO } from './read-extrato.job.ts';
import { recebimentoRepository as recebimentos } from './recebimento.repository.ts';
import { createRecebimentoService } from './recebimento.service.ts';

/** The bytes of a file that came as the body, out of sight of what reads the other fields. */
const CONTEUDO = Symbol('conteudo');
const conteudoDe = ({ body }: FastifyRequest): Buffer | null =>
  (body as { readonly [CONTEUDO]?: Buffer } | null | undefined)?.[CONTEUDO] ?? null;
const TIPOS = ['text/csv', 'text/plain', 'application/pdf', 'application/octet-stream', TIPO_XLSX];

type Serving = Pick<RecursosModulo, 'serve' | 'serveFile' | 'db'>;

function arquivoRoutes(app: FastifyInstance, { serve }: Serving, service: ReturnType<typeof createArquivoExtratoService>): void {
  // files come in at this one door; everywhere else only JSON does
  void app.register(async (scope) => {
    scope.addContentTypeParser(TIPOS, { parseAs: 'buffer', bodyLimit: LIMITE_EXTRATO }, (_, body, done) =>
      done(null, { [CONTEUDO]: body }),
    );
    serve(scope, arquivoExtratoCalls.addArquivo, ({ nome, corretoraId, seguradora }, { chamador, request }) =>
      service.add({ nome, corretoraId, seguradora, conteudo: conteudoDe(request) }, chamador),
    );
  });
  serve(app, arquivoExtratoCalls.listArquivos, (_, { chamador }) => service.list(chamador));
  serve(app, arquivoExtratoCalls.mapArquivo, ({ arquivoId, ...pedido }, { chamador }) => service.map(arquivoId, pedido, chamador));
  serve(app, arquivoExtratoCalls.cancelArquivo, ({ arquivoId }, { chamador }) => service.cancel(arquivoId, chamador));
}

function conferenciaRoutes(
  app: FastifyInstance,
  { serve, serveFile, db }: Serving,
  service: ReturnType<typeof createConferenciaService>,
): void {
  serve(app, extratoComissaoCalls.listExtratos, (consulta, { chamador }) =>
    db.tenant(chamador, async (tx) => ({ ...(await extratos.list(tx, consulta)), pagina: consulta.pagina, tamanho: consulta.tamanho })),
  );
  serveFile(app, extratoComissaoCalls.exportExtratos, ({ formato, ...consulta }, { chamador }) =>
    extratosArquivo(formato, {
      listKeys: () => db.tenant(chamador, (tx) => extratos.listIds(tx, consulta)),
      read: (ids) => db.tenant(chamador, (tx) => extratos.listByIds(tx, ids)),
    }),
  );
  serve(app, extratoComissaoCalls.getOpcoes, (_, { chamador }) =>
    db.tenant(chamador, async (tx) => ({
      seguradoras: await arquivos.listSeguradoras(tx),
      corretoras: await extratos.listCorretoras(tx),
      contas: await extratos.listContas(tx),
      podeReabrir: chamador.sessao.administrador === true,
    })),
  );
  serve(app, extratoComissaoCalls.getExtrato, ({ extratoId }, { chamador }) => service.get(extratoId, chamador));
  serve(app, extratoComissaoCalls.listLinhas, (pedido, { chamador }) => service.listLinhas(pedido, chamador));
  serve(app, extratoComissaoCalls.listCandidatas, (pedido, { chamador }) => service.listCandidatas(pedido, chamador));
  serve(app, extratoComissaoCalls.decideLinha, (pedido, { chamador }) => service.decide(pedido, chamador));
  serve(app, extratoComissaoCalls.acceptSugestoes, ({ extratoId }, { chamador }) => service.acceptSugestoes(extratoId, chamador));
  serve(app, extratoComissaoCalls.deleteExtrato, ({ extratoId }, { chamador }) => service.remove(extratoId, chamador));
}

/** Commission statements of insurers, from their file to the account, and receipts without one. */
export function extratoComissaoModule(app: FastifyInstance, recursos: RecursosModulo): void {
  const { db, agora, log, tarefas, serve } = recursos;
  const fila = createFilaDeExtratos();
  app.addHook('onClose', () => fila.close());
  tarefas.handle(TAREFA_LER_EXTRATO, createReadExtratoJob({ db, log, arquivos, fila }));
  arquivoRoutes(app, recursos, createArquivoExtratoService({ db, tarefas, newId: uuidv7, arquivos }));
  conferenciaRoutes(app, recursos, createConferenciaService({ db, extratos, linhas, comissoes, arquivos }));
  const baixa = createBaixaService({ db, agora, newId: uuidv7, extratos, baixas });
  serve(app, extratoComissaoCalls.simulateBaixa, (pedido, { chamador }) => baixa.simulate(pedido, chamador));
  serve(app, extratoComissaoCalls.settleExtratos, (pedido, { chamador }) => baixa.settle(pedido, chamador));
  serve(app, extratoComissaoCalls.reopenExtrato, ({ extratoId }, { chamador }) => baixa.reopen(extratoId, chamador));
  const manual = createRecebimentoService({ db, agora, newId: uuidv7, recebimentos, arquivos, comissoes, baixas });
  serve(app, recebimentoCalls.listRecebimentos, (consulta, { chamador }) => manual.list(consulta, chamador));
  serve(app, recebimentoCalls.listEsperadas, (pedido, { chamador }) => manual.listEsperadas(pedido, chamador));
  serve(app, recebimentoCalls.createRecebimento, (dados, { chamador }) => manual.create(dados, chamador));
  serve(app, recebimentoCalls.updateRecebimento, (pedido, { chamador }) => manual.update(pedido, chamador));
  serve(app, recebimentoCalls.deleteRecebimento, (pedido, { chamador }) => manual.remove(pedido, chamador));
}
