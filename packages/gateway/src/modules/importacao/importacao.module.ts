import { importacaoCalls, LIMITE_IMPORTACAO, TIPO_XLSX } from '@balcao/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { copy } from './importacao.copy.ts';
import { createImportacaoJob, TAREFA_IMPORTAR } from './importacao.job.ts';
import { importacaoRepository } from './importacao.repository.ts';
import { createImportacaoService } from './importacao.service.ts';
import type { Importaveis } from './importavel.ts';

/** The bytes of a file that came as the body, out of sight of what reads the other fields. */
const CONTEUDO = Symbol('conteudo');
const conteudoDe = ({ body }: FastifyRequest): Buffer | null =>
  (body as { readonly [CONTEUDO]?: Buffer } | null | undefined)?.[CONTEUDO] ?? null;

interface Deps extends RecursosModulo {
  readonly importaveis: Importaveis;
}

/** Files that become records: each record says how its own lines are read and written. */
export function importacaoModule(app: FastifyInstance, { db, log, tarefas, serve, serveFile, importaveis }: Deps): void {
  const deps = { db, log, importacoes: importacaoRepository, importaveis };
  const service = createImportacaoService({ ...deps, tarefas, newId: uuidv7 });
  tarefas.handle(TAREFA_IMPORTAR, createImportacaoJob(deps));
  // files come in at this one door; everywhere else only JSON does
  void app.register(async (scope) => {
    scope.addContentTypeParser(['text/csv', TIPO_XLSX], { parseAs: 'buffer', bodyLimit: LIMITE_IMPORTACAO }, (_, body, done) =>
      done(null, { [CONTEUDO]: body }),
    );
    serve(scope, importacaoCalls.addImportacao, ({ cadastro, nome }, { chamador, request }) =>
      service.add({ cadastro, nome, conteudo: conteudoDe(request) }, chamador),
    );
  });
  serve(app, importacaoCalls.getImportacao, ({ importacaoId }, { chamador }) => service.get(importacaoId, chamador));
  serve(app, importacaoCalls.verifyImportacao, (pedido, { chamador }) => service.judge(pedido, chamador));
  serve(app, importacaoCalls.writeImportacao, ({ importacaoId }, { chamador }) => service.write(importacaoId, chamador));
  serve(app, importacaoCalls.cancelImportacao, ({ importacaoId }, { chamador }) => service.cancel(importacaoId, chamador));
  serve(app, importacaoCalls.undoImportacao, ({ importacaoId }, { chamador }) => service.undo(importacaoId, chamador));
  serveFile(app, importacaoCalls.exportErros, async ({ importacaoId }, { chamador }) => ({
    tipo: 'text/csv; charset=utf-8',
    nome: copy.arquivo,
    conteudo: await service.exportErros(importacaoId, chamador),
  }));
}
